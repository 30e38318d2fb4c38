"""Code that the lessons of both pair games share, Addition War and Subtraction War. It declares no lesson itself."""
