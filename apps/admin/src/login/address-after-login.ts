const HOME = '/newsboard';

/** Where the login leads: to the address that was opened without one, else home. */
export const addressAfterLogin = ({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
  pathname === '/login' || pathname === '/' ? HOME : `${pathname}${search}${hash}`;
