"""Code that the lessons of both pair games share, Addition War and Subtraction War. It does not declare a lesson."""
