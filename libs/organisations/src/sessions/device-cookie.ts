export const DEVICE_SECONDS = 180 * 86_400;
/** People who share a browser; the one who has not logged in for longest is forgotten first. */
export const PEOPLE_OF_DEVICE = 4;
const NAME = 'landfall-device';
/** Over https: set for this host alone, and by nobody else. */
const SECURE_NAME = `__Host-${NAME}`;
const MAX_LENGTH = 1_000;

export interface Cookies {
  headers: { cookie?: string };
  secure: boolean;
}

/** A request of Express, which knows its answer. */
export interface Exchange extends Cookies {
  res: {
    cookie(
      name: string,
      value: string,
      options: { httpOnly: boolean; sameSite: 'strict'; secure: boolean; path: string; maxAge: number },
    ): unknown;
  };
}

const nameOf = ({ secure }: Cookies): string => (secure ? SECURE_NAME : NAME);

/** What the device has kept of earlier logins; no script can read it. */
export function devicePasses(exchange: Cookies): string {
  const name = nameOf(exchange);
  for (const pair of (exchange.headers.cookie ?? '').split(';')) {
    const [key, value = ''] = pair.trim().split('=', 2);
    if (key === name) return value.slice(0, MAX_LENGTH);
  }
  return '';
}

export function keepDevicePasses(exchange: Exchange, passes: string): void {
  exchange.res.cookie(nameOf(exchange), passes, {
    httpOnly: true,
    sameSite: 'strict',
    secure: exchange.secure,
    path: '/',
    maxAge: DEVICE_SECONDS * 1_000,
  });
}

/** The ids of a device, one for each of its people. Whoever has one has read a cookie that no script can read. */
export const deviceIds = (exchange: Cookies): string[] =>
  devicePasses(exchange)
    .split('~', PEOPLE_OF_DEVICE)
    .map((pass) => pass.split('.')[0]!)
    .filter(Boolean);
