import { keepCookie, readCookie, type Cookies, type Exchange } from '../sessions/cookies.js';

const NAME = 'landfall-sign-on';
const MS = 10 * 60_000;

/** What the browser has kept since it went to the provider of a chain. */
export const keptForProvider = (exchange: Cookies): string => readCookie(exchange, NAME);

/** The provider sends the browser back from another site, so the cookie is lax. */
export const keepForProvider = (exchange: Exchange, kept: string): void => keepCookie(exchange, NAME, kept, MS, 'lax');

export const dropForProvider = (exchange: Exchange): void => keepCookie(exchange, NAME, '', 0, 'lax');
