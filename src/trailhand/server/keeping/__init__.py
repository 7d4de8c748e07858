"""What is kept on disk: the database, and tables on their way there and back."""
