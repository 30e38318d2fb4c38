"""Code that the lessons Addition War and Subtraction War share. It does not declare a lesson."""
