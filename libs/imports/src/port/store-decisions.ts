import type { Tx } from '@landfall/platform';
import type { EntryRestriction } from '@landfall/restrictions/entry-restriction';
import type { DecidedRevision } from '@landfall/restrictions/save-entry-restriction.decide';
import { storeRevision } from '@landfall/restrictions/store-revision';
import type { ImportAuthor, OnWritten } from './importer.js';

export interface Decision {
  before: EntryRestriction | null;
  saved: DecidedRevision;
}

/** Stores the restrictions of an import, one after the other. Throws a `VersionConflict` when another writer got there first. */
export async function storeDecisions(
  tx: Tx,
  decisions: readonly Decision[],
  author: ImportAuthor,
  onWritten: OnWritten = async () => undefined,
): Promise<void> {
  // In the order in which editors lock several restrictions, so that nobody waits in a circle.
  const ordered = [...decisions].sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
  for (const [at, { before, saved }] of ordered.entries()) {
    await storeRevision(tx, saved, before?.version ?? 0, author);
    await onWritten(at + 1, ordered.length);
  }
}

const idOf = ({ saved }: Decision): string => saved.restriction.id;
