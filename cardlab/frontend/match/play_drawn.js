// PlayTable of a game that a lesson draws: its visual models stand beside the table.

import {drawModelPanel} from "../models/model_panel.js";
import {tableWidget} from "./table_page.js";

export default tableWidget(drawModelPanel);
