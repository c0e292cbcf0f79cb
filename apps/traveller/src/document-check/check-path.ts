/** Where the script that checks documents is found. Pages load it when a reader asks for it. */
export const CHECK_PATH = '/m/check.js';
