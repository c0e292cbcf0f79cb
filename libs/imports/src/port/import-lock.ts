import type { Tx } from '@landfall/platform';

/** How the log names an importer that nobody started by hand in the console. */
export const importActor = (name: string): string => `import-${name}`;

/** Lets one import of a source write at a time; held until the transaction ends. */
export async function lockImporter(tx: Tx, name: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [importActor(name)]);
}
