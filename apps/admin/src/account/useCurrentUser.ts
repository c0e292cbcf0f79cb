import { useGetIdentity } from 'react-admin';
import type { CurrentUser } from '../gen/graphql.js';

/** The user who is logged in; null as long as that is not known. */
export function useCurrentUser(): CurrentUser | null {
  const { data } = useGetIdentity();
  return (data as CurrentUser | undefined) ?? null;
}
