"""What is printed: the numbers of the components, the box that holds every fact, the routes."""
