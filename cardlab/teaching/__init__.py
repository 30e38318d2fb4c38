"""What lessons are made of: questions, answers, practice, experiments."""
