import { useQueryClient } from '@tanstack/react-query';
import { useCurrentUser } from '../account/useCurrentUser.js';
import { forgetUser } from '../account/current-user.js';
import { OwnOrganisationDocument, UpdateOrganisationDocument } from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
import { useSend } from '../graphql/useSend.js';

/** The organisation of the user, and how it is changed. What the header and the search know of it is read again. */
export function useOwnOrganisation() {
  const client = useQueryClient();
  const send = useSend();
  const id = useCurrentUser()?.organisation?.id ?? '';
  const query = useApiQuery('ownOrganisation', OwnOrganisationDocument, { id }, { enabled: id !== '' });
  const readAgain = async (): Promise<void> => {
    forgetUser();
    await Promise.all([query.refetch(), client.invalidateQueries({ queryKey: ['auth'] })]);
  };
  const update = async (input: Record<string, unknown>) => {
    const { updateOrganisation: result } = await send(UpdateOrganisationDocument, { input });
    if (result.ok) await readAgain();
    return result;
  };
  return { ...query, organisation: query.data?.organisation ?? null, update, readAgain };
}
