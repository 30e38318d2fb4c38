// Stores a page that has no widgets, for use without a network.

import {keepWhenLoaded} from "./keep_offline.js";

keepWhenLoaded();
