import type { AuthProvider } from 'react-admin';
import { ApiError, send, withToken } from '../graphql/client.js';
import { LogoutDocument, TokenAuthDocument, WhoAmIDocument, type CurrentUser } from '../gen/graphql.js';
import { logTolerated } from '../session/log-tolerated.js';
import { keepProductZone } from '../session/product-day.js';
import type { Rights } from '../session/rights.js';
import {
  clearDevice,
  dropLapsedToken,
  dropToken,
  keepLanguage,
  keepToken,
  readLanguage,
  readToken,
} from '../session/session.js';

/** How long an answer of `whoAmI` is believed before the next change of screen asks again. */
const USER_KEPT_MS = 5 * 60_000;

let known: { user: CurrentUser; token: string | null; at: number } | null = null;

async function currentUser(): Promise<CurrentUser> {
  if (known && known.token === readToken() && Date.now() - known.at < USER_KEPT_MS) return known.user;
  const read = await withToken(readUser);
  keepProductZone(read.user.timeZone);
  // An answer that comes late may be that of somebody who has logged out since.
  if (read.token === readToken()) known = { ...read, at: Date.now() };
  return read.user;
}

/** A null answer means that the token no longer counts. */
async function readUser(token: string | null): Promise<{ user: CurrentUser; token: string | null }> {
  const { whoAmI: user } = await send(WhoAmIDocument, {});
  if (!user) throw new ApiError('', 'UNAUTHENTICATED', 401, null, [], token);
  return { user, token };
}

/** The next question about the user is asked of the server. */
export const forgetUser = (): void => {
  known = null;
};

const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;

/** Whether the server does not know the session of this device any more; that of another token, which has gone, says nothing of it. */
const hasEnded = (error: unknown): boolean =>
  isApiError(error) && error.isUnauthenticated && (error.token === null || error.token === readToken());

/** Codenames come with or without the name of their application in front. */
const shortName = (codename: string): string => codename.split('.').at(-1) ?? codename;

/** Leads to the login. React-admin shows no notice for an error whose message is `false`. */
class SessionEnded extends Error {
  constructor() {
    super();
    Object.defineProperty(this, 'message', { value: false });
  }
}

export const authProvider: AuthProvider = {
  async login({ username, password }: { username: string; password: string }) {
    forgetUser();
    const { tokenAuth: auth } = await send(TokenAuthDocument, { username, password });
    keepToken(auth.token);
    await currentUser();
  },

  async logout() {
    const token = readToken();
    if (token) {
      const language = readLanguage();
      // The session ends on this device even when the server cannot be reached.
      await send(LogoutDocument, {}).catch((error: unknown) =>
        logTolerated('The server could not end the session.', error),
      );
      // Who logs out leaves nothing on this device; a session that merely ran out keeps unsaved input.
      clearDevice(localStorage);
      // The server's answer has cleared all storage.
      keepLanguage(language);
    }
    dropToken();
    forgetUser();
  },

  async checkAuth() {
    if (!readToken()) throw new SessionEnded();
    try {
      await currentUser();
    } catch (error) {
      if (hasEnded(error)) {
        dropLapsedToken();
        throw new SessionEnded();
      }
      // Without an answer nobody is logged out: the screen shows its own error state.
      logTolerated('The user could not be read.', error);
    }
  },

  async checkError(error: unknown) {
    forgetUser();
    // A request that fails late must not replace the address to which the login, already shown, leads back.
    if (window.location.pathname === '/login') return;
    if (hasEnded(error)) {
      dropLapsedToken();
      throw new SessionEnded();
    }
  },

  async getIdentity() {
    const user = await currentUser();
    return { ...user, fullName: `${user.firstName} ${user.lastName}`.trim() || user.username };
  },

  async getPermissions(): Promise<Rights> {
    if (!readToken()) return { isStaff: false, codenames: [] };
    const user = await currentUser();
    return { isStaff: user.isStaff, codenames: user.permissions.map(({ codename }) => shortName(codename)) };
  },
};
