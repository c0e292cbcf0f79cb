const MAX_LENGTH = 1_000;

export interface Cookies {
  headers: { cookie?: string };
  secure: boolean;
}

interface CookieOptions {
  httpOnly: boolean;
  sameSite: 'strict';
  secure: boolean;
  path: string;
  maxAge: number;
}

/** A request of Express, which knows its answer. */
export interface Exchange extends Cookies {
  res: { cookie(name: string, value: string, options: CookieOptions): unknown };
}

/** Over https: set for this host alone, and by nobody else. */
const nameOf = ({ secure }: Cookies, name: string): string => (secure ? `__Host-${name}` : name);

/** What the browser has kept under a name; no script can read it. Empty: nothing. */
export function readCookie(exchange: Cookies, name: string): string {
  const requested = nameOf(exchange, name);
  for (const pair of (exchange.headers.cookie ?? '').split(';')) {
    const [key, value = ''] = pair.trim().split('=', 2);
    if (key === requested) return value.slice(0, MAX_LENGTH);
  }
  return '';
}

/** Lets the browser keep a value for so many milliseconds; none: forget it. */
export function keepCookie(exchange: Exchange, name: string, value: string, maxAge: number): void {
  exchange.res.cookie(nameOf(exchange, name), value, {
    httpOnly: true,
    sameSite: 'strict',
    secure: exchange.secure,
    path: '/',
    maxAge,
  });
}
