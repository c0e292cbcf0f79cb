import type { AuthProvider } from 'react-admin';
import { currentUser, forgetUser } from '../account/current-user.js';
import { ApiError, send } from '../graphql/client.js';
import { LogoutDocument } from '../gen/graphql.js';
import { logIn, type LoginWay } from '../login/log-in.js';
import { logTolerated } from '../session/log-tolerated.js';
import type { Rights } from '../session/rights.js';
import { clearDevice, dropLapsedToken, dropToken, keepLanguage, readLanguage, readToken } from '../session/session.js';

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
  async login({ way }: { way: LoginWay }) {
    forgetUser();
    await logIn(way);
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
