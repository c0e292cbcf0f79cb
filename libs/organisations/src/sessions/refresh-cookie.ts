import { keepCookie, readCookie, type Cookies, type Exchange } from './cookies.js';
import { SESSION_MS } from './lifetimes.js';

const NAME = 'landfall-session';

export const refreshToken = (exchange: Cookies): string => readCookie(exchange, NAME);

export const keepRefreshToken = (exchange: Exchange, token: string): void =>
  keepCookie(exchange, NAME, token, SESSION_MS);

export const dropRefreshToken = (exchange: Exchange): void => keepCookie(exchange, NAME, '', 0);
