/** Where the script that checks documents is found, with the language in `lang`. Pages load it when a reader asks for it. */
export const CHECK_PATH = '/m/check.js';
