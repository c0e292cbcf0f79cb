import type { Request } from 'express';
import { currentRequest } from '@landfall/platform';
import { hasToken } from '@landfall/platform/connections';

/** Turns that the kinds of requests get while all of them wait. Logins have their own: work in progress locks nobody out. */
export const SHARES = { users: 8, anonymous: 2, logins: 2, files: 2 };
type Share = keyof typeof SHARES;

const HEALTH = /^\/(healthz|readyz)$/;
const API = /^\/api(\/|$)/;

/** The shares that a request may have, judging by its headers. Health checks have none: they are always answered. */
export function sharesOf({ path, headers }: Pick<Request, 'path' | 'headers'>): readonly Share[] {
  if (HEALTH.test(path)) return [];
  if (!API.test(path)) return ['files'];
  return hasToken({ headers }) ? ['users'] : ['anonymous', 'logins'];
}

/** The share of a request whose body has been read and whose user is known. */
export function shareOf(request: Pick<Request, 'path' | 'headers' | 'body'>): Share | null {
  const [first = null] = sharesOf(request);
  if (first === null || first === 'files') return first;
  if (isLogin(request.body)) return 'logins';
  return currentRequest().viewer ? 'users' : 'anonymous';
}

function isLogin(body: unknown): boolean {
  const query: unknown = typeof body === 'object' && body !== null && 'query' in body ? body.query : null;
  return typeof query === 'string' && query.includes('tokenAuth');
}
