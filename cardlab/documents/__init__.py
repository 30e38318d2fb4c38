"""What can be read without a program: still pictures, pages, worksheets."""
