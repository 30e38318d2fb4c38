// The widget PlayTable on a page of its own.

import {renderTable} from "./play_table.js";
import {updateLog} from "../page/connection.js";

/** @import {InitializeProps, SessionTraits} from "../common/types.d.ts" */

/** @param {InitializeProps<SessionTraits>} props */
const initialize = ({model}) => updateLog(model);

export default {initialize, render: renderTable};
