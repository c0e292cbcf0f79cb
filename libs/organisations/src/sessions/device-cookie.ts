import { keepCookie, readCookie, type Cookies, type Exchange } from './cookies.js';

export const DEVICE_SECONDS = 180 * 86_400;
/** People who share a browser; the one who has not logged in for longest is forgotten first. */
export const PEOPLE_OF_DEVICE = 4;
const NAME = 'landfall-device';

/** What the device has kept of earlier logins. */
export const devicePasses = (exchange: Cookies): string => readCookie(exchange, NAME);

export const keepDevicePasses = (exchange: Exchange, passes: string): void =>
  keepCookie(exchange, NAME, passes, DEVICE_SECONDS * 1_000);

/** The ids of a device, one for each of its people. Whoever has one has read a cookie that no script can read. */
export const deviceIds = (exchange: Cookies): string[] =>
  devicePasses(exchange)
    .split('~', PEOPLE_OF_DEVICE)
    .map((pass) => pass.split('.')[0]!)
    .filter(Boolean);
