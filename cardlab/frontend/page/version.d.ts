// Which version of the front end this is. The bundle writes this module (`bundle.py`): another text whenever a file of the
// front end is another one.

export const VERSION: string;
