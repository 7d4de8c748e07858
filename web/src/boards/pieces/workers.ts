// The icons of workers.

import type { IconName } from "../../lib/icons";
import type { Worker } from "./shapes";

/** The icon of a type of worker; a joker is anybody who can be hired. */
export const workerIcon = (worker: Worker): IconName => (worker === "joker" ? "hire" : worker);
