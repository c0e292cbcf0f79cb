const HOME = '/newsboard';

/** Where the login leads: to the address that was opened without one, else home. */
export const addressAfterLogin = ({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
  pathname === '/login' || pathname === '/' ? HOME : `${pathname}${search}${hash}`;

export type AutomaticLogin = 'RUNNING' | 'FAILED' | null;

/** Whether a page of the server has opened a session, with which the console goes on by itself, or has failed to. */
export function automaticLoginAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>): AutomaticLogin {
  const value = pathname === '/login' ? new URLSearchParams(search).get('automatic') : null;
  if (value === null) return null;
  return value === 'failed' ? 'FAILED' : 'RUNNING';
}
