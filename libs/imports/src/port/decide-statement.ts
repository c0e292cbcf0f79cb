import { newId } from '@landfall/kernel';
import { validated, type Tx } from '@landfall/platform';
import { authorities, ensureAuthority } from '@landfall/restrictions/authorities';
import type { EntryRestriction } from '@landfall/restrictions/entry-restriction';
import { EntryRestrictionInput } from '@landfall/restrictions/restriction-input';
import { buildSaveContext } from '@landfall/restrictions/save-context';
import { decideSave, type DecidedRevision } from '@landfall/restrictions/save-entry-restriction.decide';
import { toDetailInputs, type CountryStatement } from './country-statement.js';
import { problem } from './import-problem.js';
import { ImportRejected } from './import-rejected.js';
import type { ImportOptions, ImportWorld } from './importer.js';

export interface Office {
  /** Its id, or the id that it will have. */
  id: string;
  name: string;
}

/** The authority of a foreign office; null without a name. */
export async function officeOf(tx: Tx, name: string | null): Promise<Office | null> {
  if (name === null) return null;
  const known = (await authorities(tx)).find((a) => a.name === name && a.authorityType === 'FOREIGN_OFFICE');
  return { id: known?.id ?? newId(), name };
}

/** Stores the authority when it is new. */
export async function ensureOffice(tx: Tx, { id, name }: Office): Promise<void> {
  // Only an editor who makes the same authority at this moment can be faster; the next run then finds it.
  if ((await ensureAuthority(tx, id, name, 'FOREIGN_OFFICE')) !== id)
    throw new ImportRejected(
      'Somebody else wrote the same authority at this moment; nothing was changed. Run the import again.',
      [],
      [problem('import.problem.storedMeanwhile')],
    );
}

export interface DecisionContext {
  source: string;
  dated: string;
  options: ImportOptions;
  world: ImportWorld;
  authorityId: string | null;
}

/** The restriction of a country as a statement leaves it; without one it states nothing. Throws `ImportRejected` for what no rule may say. */
export function decideStatement(
  before: EntryRestriction | null,
  country: string,
  after: CountryStatement | null,
  isSignificant: boolean,
  { source, dated, options, world, authorityId }: DecisionContext,
): DecidedRevision {
  const context = buildSaveContext(world.places, world.groups, {
    authorityIds: new Set(authorityId ? [authorityId] : []),
    now: world.clock.now(),
    newId,
    editorId: null,
    importProvenance: { source, licence: options.licence, dated },
    neighbours: [],
    takesDatesAsSent: true,
  });
  const outcome = decideSave(
    before,
    validated(EntryRestrictionInput, {
      version: before?.version ?? null,
      level: 'COUNTRY',
      countryId: country,
      // A country of which nothing is left states nothing; it comes back with the next file that names it.
      isActive: after !== null,
      reminder: before?.reminder ?? null,
      internalNote: before?.internalNote ?? null,
      internalSources: before?.internalSources ?? null,
      isSignificant,
      isChecked: false,
      details: after ? toDetailInputs(after, authorityId, before) : [],
    }),
    context,
  );
  if (!outcome.ok)
    throw new ImportRejected(
      `What the file says of ${country} was rejected; nothing was changed.`,
      outcome.rejections.map((r) => `${r.field}: ${r.key}`),
      [problem('import.problem.rulesRejected', { country })],
    );
  return outcome;
}
