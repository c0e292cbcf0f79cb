import { accepted, Rejections, type NewEvent, type Outcome } from '@landfall/kernel';
import { AUTHORITY_CHANGED, AUTHORITY_STREAM, type AuthorityChangedV1 } from '../../model/restriction/events.js';
import type { Validated } from '@landfall/platform';
import type { Authority } from '../../model/authorities/authority-store.js';
import type { AuthorityInput } from './authority.input.js';

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
  { input, shape }: Validated<AuthorityInput>,
  id: string,
  others: readonly Authority[],
): Outcome<Kept> {
  const rejections = new Rejections(shape);
  const { name } = input;
  const isSame = (other: Authority): boolean =>
    other.id !== id && other.authorityType === input.authorityType && other.name.toLowerCase() === name.toLowerCase();
  if (others.some(isSame)) rejections.add('name', 'rejection.nameTaken');
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
