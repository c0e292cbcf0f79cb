/** How long a process remembers what it looked up about a token. */
export const REMEMBER_MS = 3_000;
/** A token of the browser's storage is good for a quarter of an hour, with what a process remembers. */
export const ACCESS_MS = 15 * 60_000 - REMEMBER_MS;
export const IDLE_MS = 30 * 60_000;
/** From the login to its end, however often its tokens are renewed. */
export const SESSION_MS = 12 * 3_600_000;
