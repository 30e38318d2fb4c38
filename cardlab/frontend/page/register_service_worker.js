// The script of a page without widgets that a browser keeps for a day without network.

import {keepWhenLoaded} from "./keep_offline.js";

keepWhenLoaded();
