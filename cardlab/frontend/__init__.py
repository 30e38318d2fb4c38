"""What a browser runs: ES modules and stylesheets, and how they are joined."""
