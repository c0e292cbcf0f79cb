import { logTolerated } from '../session/log-tolerated.js';

/** Keeps something for the next visit. Where the browser has no room left, the visit goes on without it. */
export function keepItem(storage: Pick<Storage, 'setItem'>, key: string, text: string): void {
  try {
    storage.setItem(key, text);
  } catch (error) {
    logTolerated(`The browser could not keep ${key}.`, error);
  }
}
