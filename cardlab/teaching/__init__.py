"""The building blocks of lessons: questions, answers, practice, experiments."""
