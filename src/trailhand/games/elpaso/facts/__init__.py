"""What is printed: the numbers of the components, and the box that holds every fact."""
