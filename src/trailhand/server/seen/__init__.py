"""What people see: a table through their eyes, the lobby, the games of the house, in words."""
