// PlayTable: a match to play, alone in a notebook or on a page.

import {tableWidget} from "./table_page.js";

export default tableWidget();
