import { useGetIdentity } from 'react-admin';

/** Whose drafts are looked up; null when nobody can say, and then none are kept. */
export function useUserId(): { id: string | null; isPending: boolean } {
  const { data, isPending } = useGetIdentity();
  return { id: data ? String(data.id) : null, isPending };
}
