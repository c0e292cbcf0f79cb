import { rejection, type Rejection } from '@landfall/kernel';
import { namesOfUsers } from '@landfall/organisations/user-store';
import type { Tx } from '@landfall/platform';
import type { EntryRestriction } from '../model/restriction/entry-restriction.js';

export interface StaleRejection extends Rejection {
  /** The restriction as it is stored now. */
  current: EntryRestriction;
}

/** Rejects a version that is not the current one: names the editor and the time of the newer one, or says that there is none. Null: it is current. */
export async function staleRejection(tx: Tx, current: EntryRestriction, sent: number): Promise<StaleRejection | null> {
  if (sent === current.version) return null;
  if (sent > current.version || sent < 1)
    return { ...rejection('version', 'rejection.unknownVersion', { version: String(sent) }), current };
  const editor = current.modifiedBy
    ? (await namesOfUsers(tx, [current.modifiedBy])).get(current.modifiedBy)
    : undefined;
  const by = {
    editor: editor ? `${editor.firstName} ${editor.lastName}`.trim() : '–',
    time: current.modifiedAt.toISOString(),
  };
  return { ...rejection('version', 'rejection.staleVersion', by), current };
}
