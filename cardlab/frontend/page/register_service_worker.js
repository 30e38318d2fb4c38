// Lets the browser keep a page without widgets for use without network.

import {keepWhenLoaded} from "./keep_offline.js";

keepWhenLoaded();
