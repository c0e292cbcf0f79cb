import type { Presented } from '@landfall/platform';
import { currentRequest } from '@landfall/platform';
import type { Cookies, Exchange } from '../sessions/cookies.js';
import { devicePasses, keepDevicePasses } from '../sessions/device-cookie.js';
import { keepRefreshToken } from '../sessions/refresh-cookie.js';
import type { LoggedIn } from './session-opening.js';

export interface LoginDevice {
  address: string;
  passes: string;
}

/** Where a login comes from. */
export const loginDevice = (exchange: Cookies): LoginDevice => ({
  address: currentRequest().address,
  passes: devicePasses(exchange),
});

/** Lets the browser keep what no script can read; the answer has the rest. */
export function keepTokens(exchange: Exchange, { access, refresh, passes }: LoggedIn): Presented<'TokenAuth'> {
  keepDevicePasses(exchange, passes);
  keepRefreshToken(exchange, refresh);
  return { token: access };
}
