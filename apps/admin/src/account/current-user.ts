import { ApiError, send, withToken } from '../graphql/client.js';
import { WhoAmIDocument, type CurrentUser } from '../gen/graphql.js';
import { keepProductZone } from '../session/product-day.js';
import { readToken } from '../session/session.js';

/** How long an answer of `whoAmI` is believed before the next change of screen asks again. */
const USER_KEPT_MS = 5 * 60_000;

let known: { user: CurrentUser; token: string | null; at: number } | null = null;

/** The user of this device's token. Rejects with `ApiError`, UNAUTHENTICATED when the token no longer counts. */
export async function currentUser(): Promise<CurrentUser> {
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
