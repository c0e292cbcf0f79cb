const MAX_LENGTH = 1_000;

export interface Cookies {
  headers: { cookie?: string };
  secure: boolean;
}

interface CookieOptions {
  httpOnly: boolean;
  sameSite: 'strict' | 'lax';
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

/** Lets the browser keep a value for so many milliseconds; none: forget it. Lax: it comes back with a link from elsewhere as well. */
export function keepCookie(
  exchange: Exchange,
  name: string,
  value: string,
  maxAge: number,
  sameSite: CookieOptions['sameSite'] = 'strict',
): void {
  exchange.res.cookie(nameOf(exchange, name), value, {
    httpOnly: true,
    sameSite,
    secure: exchange.secure,
    path: '/',
    maxAge,
  });
}
