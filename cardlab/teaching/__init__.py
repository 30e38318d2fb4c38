"""The parts of lessons: questions, answers, practice, experiments."""
