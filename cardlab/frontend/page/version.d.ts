// The version of the front end. `bundle.py` writes this module. The version changes with any file of the front end.

export const VERSION: string;
