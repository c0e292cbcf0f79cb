import { logTolerated } from '../session/log-tolerated.js';
import type { ImportChangeKind, Importer, ImportState, StatusColor } from '../gen/graphql.js';

export const RUN_TONE: Readonly<Record<ImportState, StatusColor>> = {
  QUEUED: 'YELLOW',
  RUNNING: 'YELLOW',
  DRY_RUN: 'YELLOW',
  APPLIED: 'BLUE',
  REJECTED: 'RED',
  FAILED: 'RED',
  CANCELLED: 'GRAY',
};
export const CHANGE_TONE: Readonly<Record<ImportChangeKind, StatusColor>> = {
  ADDED: 'BLUE',
  CHANGED: 'YELLOW',
  REMOVED: 'RED',
};

const endingOf = (fileName: string): string => /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';

/** Key of what is wrong with a chosen file; null when it can be sent. */
export function fileProblem(
  file: { name: string; size: number } | null,
  importer: Pick<Importer, 'accepts' | 'maxFileBytes'> | undefined,
): 'missing' | 'empty' | 'tooLarge' | 'ending' | null {
  if (!file) return 'missing';
  if (file.size === 0) return 'empty';
  if (importer && file.size > importer.maxFileBytes) return 'tooLarge';
  const accepts = importer?.accepts.map((ending) => ending.toLowerCase()) ?? [];
  return accepts.length === 0 || accepts.includes(endingOf(file.name)) ? null : 'ending';
}

/**
 * The text of a file. `notUtf8`: its bytes are no UTF-8, as of a compressed file, of UTF-16 or of a table in an old encoding; the
 * browser itself would put a sign for what it cannot read, and names would be stored with it. `unreadable`: it was changed or moved
 * since it was chosen.
 */
export async function readText(
  file: Pick<Blob, 'arrayBuffer'>,
): Promise<{ text: string } | { problem: 'notUtf8' | 'unreadable' }> {
  const bytes = await file.arrayBuffer().catch((error: unknown) => logTolerated('The file could not be read.', error));
  if (!bytes) return { problem: 'unreadable' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? { problem: 'notUtf8' } : { text };
  } catch (error) {
    if ((error as Partial<Error>).name === 'TypeError') return { problem: 'notUtf8' };
    throw error;
  }
}

/** As a file field takes it. */
export const acceptList = (accepts: readonly string[]): string => accepts.map((ending) => `.${ending}`).join(',');
