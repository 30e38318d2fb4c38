"""Study kernels: the rules of some games, compiled to machine code that plays thousands of matches in a moment.

A study kernel (*kernel* for short in this package; it has nothing to do with Jupyter kernels) plays each match exactly as
`cardlab.match.Match` would play it. It names the options, their values and the bots that it supports. For anything else, such
as a later option of a game, the readable engine plays the matches.

numba (extra ``fast``) is imported when a kernel first plays, which takes a second or two in each process. Its machine code is
cached on disk; the first time on a computer, compiling takes some seconds more.
"""

from __future__ import annotations

from cardlab.lab.study_kernels.study_kernel import StudyKernel, StudyKernelError, available
from cardlab.lab.study_kernels.study_kernel_choice import all_study_kernels, study_kernel_for

__all__ = ["StudyKernel", "StudyKernelError", "all_study_kernels", "available", "study_kernel_for"]
