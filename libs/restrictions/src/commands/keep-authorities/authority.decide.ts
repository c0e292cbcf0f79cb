import { accepted, Rejections, type NewEvent, type Outcome } from '@landfall/kernel';
import { AUTHORITY_CHANGED, AUTHORITY_STREAM, type AuthorityChangedV1 } from '../../model/restriction/events.js';
import type { Authority, AuthorityType } from '../../model/authorities/authority-store.js';

const MAX_AUTHORITY_NAME = 200;

/** As the api names it; nothing in it is trusted. */
export interface AuthorityInput {
  id?: string | null;
  name: string;
  authorityType: AuthorityType;
}

export type AuthorityEvent = NewEvent<typeof AUTHORITY_CHANGED>;

export interface Kept {
  authority: Authority;
  /** None when nothing differs. */
  events: AuthorityEvent[];
}

const changed = ({ id, name, authorityType }: Authority, change: AuthorityChangedV1['change']): AuthorityEvent => ({
  stream: AUTHORITY_STREAM,
  streamId: id,
  type: AUTHORITY_CHANGED,
  schemaVersion: 1,
  payload: { change, name, authorityType },
});

/** Creates (`state` null) or renames an authority. Its name is unique among those of its type, in capitals or not. */
export function decideAuthority(
  state: Authority | null,
  input: AuthorityInput,
  id: string,
  others: readonly Authority[],
): Outcome<Kept> {
  const rejections = new Rejections();
  const name = input.name.replaceAll('\0', '').trim();
  const isSame = (other: Authority): boolean =>
    other.id !== id && other.authorityType === input.authorityType && other.name.toLowerCase() === name.toLowerCase();
  if (!name) rejections.add('name', 'rejection.required');
  else if (name.length > MAX_AUTHORITY_NAME) rejections.add('name', 'rejection.tooLong', { max: MAX_AUTHORITY_NAME });
  else if (others.some(isSame)) rejections.add('name', 'rejection.nameTaken');
  if (rejections.any) return rejections.toRejection();
  const authority = { id, name, authorityType: input.authorityType };
  const isUnchanged = state?.name === name && state.authorityType === input.authorityType;
  return accepted({ authority, events: isUnchanged ? [] : [changed(authority, state ? 'UPDATED' : 'CREATED')] });
}

/** An authority goes only when no restriction names it: an answer could not say any more whose word it repeats. */
export function decideDeletion(
  authority: Authority,
  restrictionsUsingIt: number,
): Outcome<{ events: AuthorityEvent[] }> {
  if (restrictionsUsingIt === 0) return accepted({ events: [changed(authority, 'DELETED')] });
  return {
    ok: false,
    rejections: [{ field: 'id', key: 'rejection.authorityInUse', values: { count: restrictionsUsingIt } }],
  };
}
