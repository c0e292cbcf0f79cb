import { EntryRestrictionInput } from '@landfall/restrictions/restriction-input';
import { newId } from '@landfall/kernel';
import { validated, type Tx } from '@landfall/platform';
import { authorities, ensureAuthority } from '@landfall/restrictions/authorities';
import type { EntryRestriction } from '@landfall/restrictions/entry-restriction';
import { restrictionsBy } from '@landfall/restrictions/restriction-store';
import { saveContext } from '@landfall/restrictions/save-context';
import { decideSave, type Saved } from '@landfall/restrictions/save-entry-restriction.decide';
import { storeSaved } from '@landfall/restrictions/store-saved';
import { detailOf, differences, normalised, toDetailInputs, type CountryStatement } from './country-statement.js';
import { isToCome, tooManyLifted, tooMuchChange } from './plausibility-checks.js';
import { problem, type ImportProblem } from './import-problem.js';
import { ImportRejected } from './import-rejected.js';
import type { ImportChange, ImportOptions, ImportWorld, PlannedImport } from './importer.js';

export interface StatementSet {
  /** Name of the importer: each country has one imported restriction of it. */
  source: string;
  /** The foreign office that says it; null: nobody in particular. */
  foreignOffice: string | null;
  statements: readonly CountryStatement[];
  /** False: the file speaks of some countries only, and its silence about others means nothing. */
  isWhole: boolean;
  read: number;
  skipped: number;
  dated: string;
  /** True for fields whose change counts; a date in a sentence, for one, does not. */
  weighs(field: string): boolean;
  /** Whether a statement warns; many that do so no more at once are doubtful. */
  warns(values: Readonly<Record<string, unknown>>): boolean;
  /** Whether travellers are notified of a first statement or of a relevant change. */
  isNotified(statement: CountryStatement, isFirst: boolean): boolean;
}

interface Decision {
  before: EntryRestriction | null;
  saved: Saved;
}

/**
 * Compares what a source says with what was imported from it before: one restriction per country, of which only those are written
 * that say something else. What the file no longer says stays, unless its removal is requested. Writes nothing by itself.
 */
export async function compareStatements(
  tx: Tx,
  set: StatementSet,
  options: ImportOptions,
  world: ImportWorld,
): Promise<PlannedImport> {
  const restrictions = await restrictionsBy(tx, { provenance: 'imported', importSource: set.source, level: 'COUNTRY' });
  const stored = new Map(restrictions.map((r) => [r.countryId, r]));
  const office = await officeOf(tx, set.foreignOffice);
  const changes: ImportChange[] = [];
  const problems: ImportProblem[] = [];
  const decisions: Decision[] = [];
  const counts = { read: set.read, added: 0, changed: 0, removed: 0, unchanged: 0, skipped: set.skipped };
  let heavy = 0;
  let lifted = 0;

  const decide = (country: string, after: CountryStatement | null, isSignificant: boolean): void => {
    const before = stored.get(country) ?? null;
    decisions.push({
      before,
      saved: decided(before, country, after, isSignificant, { set, options, world, authorityId: office?.id ?? null }),
    });
  };
  for (const statement of set.statements.map(normalised)) {
    const { country } = statement;
    const before = detailOf(stored.get(country) ?? null);
    if (isToCome(statement.checkedAt, world.clock)) {
      problems.push(problem('import.problem.entryToCome', { country, date: statement.checkedAt }));
      counts.skipped += 1;
      continue;
    }
    const knowsMore = before !== null && Object.keys(before.values).some(set.weighs);
    if (knowsMore && statement.isListedOnly) {
      if ((before.checkedAt ?? '') < statement.checkedAt)
        problems.push(problem('import.problem.newerAdvice', { country }));
      counts.unchanged += 1;
      continue;
    }
    const found = differences(before, statement, office?.id ?? null, country);
    if (found.length === 0) {
      counts[before ? 'unchanged' : 'skipped'] += 1;
      continue;
    }
    if (knowsMore && statement.checkedAt < (before.checkedAt ?? '')) {
      problems.push(
        problem('import.problem.olderKept', { country, date: statement.checkedAt, stored: before.checkedAt ?? '' }),
      );
      counts.skipped += 1;
      continue;
    }
    changes.push(...found);
    counts[before ? 'changed' : 'added'] += 1;
    const weighs = found.some(({ field }) => set.weighs(field));
    // What was not stated so far takes nothing back.
    if (found.some(({ field, before: was }) => set.weighs(field) && was !== null) && before) heavy += 1;
    if (before && set.warns(before.values) && !set.warns(statement.values)) lifted += 1;
    decide(country, statement, weighs && set.isNotified(statement, before === null));
  }

  const active = restrictions.filter((r) => detailOf(r) !== null);
  const named = new Set(set.statements.map(({ country }) => country));
  const missing = set.isWhole ? active.filter(({ countryId }) => !named.has(countryId)) : [];
  if (options.removeMissing) {
    for (const restriction of missing) {
      changes.push(...differences(detailOf(restriction), null, null, restriction.countryId));
      decide(restriction.countryId, null, true);
    }
    counts.removed = missing.length;
  } else if (missing.length > 0) problems.push(problem('import.problem.missingKept', { count: missing.length }));

  const warned = active.filter((r) => set.warns(detailOf(r)?.values ?? {})).length;
  if (options.removeMissing) lifted += missing.filter((r) => set.warns(detailOf(r)?.values ?? {})).length;
  const guard = options.allowPartial
    ? null
    : (tooMuchChange(heavy + counts.removed, active.length) ?? tooManyLifted(lifted, warned));
  return {
    counts,
    changes,
    problems: guard ? [guard, ...problems] : problems,
    isRejected: guard !== null,
    decided: decisions.map(({ saved }) => saved.restriction),
    write: async ({ actor, correlationId }) => {
      if (office && decisions.length > 0) await ensureOffice(tx, office);
      for (const { before, saved } of decisions)
        await storeSaved(tx, saved, before?.version ?? 0, { actor, correlationId });
    },
  };
}

interface Office {
  /** Its id, or the id that it will have. */
  id: string;
  name: string;
}

async function officeOf(tx: Tx, name: string | null): Promise<Office | null> {
  if (name === null) return null;
  const known = (await authorities(tx)).find((a) => a.name === name && a.authorityType === 'FOREIGN_OFFICE');
  return { id: known?.id ?? newId(), name };
}

async function ensureOffice(tx: Tx, { id, name }: Office): Promise<void> {
  // Only an editor who makes the same authority at this moment can be faster; the next run then finds it.
  if ((await ensureAuthority(tx, id, name, 'FOREIGN_OFFICE')) !== id)
    throw new ImportRejected(
      'Somebody else wrote the same authority at this moment; nothing was changed. Run the import again.',
      [],
      [problem('import.problem.storedMeanwhile')],
    );
}

interface SaveContext {
  set: StatementSet;
  options: ImportOptions;
  world: ImportWorld;
  authorityId: string | null;
}

function decided(
  before: EntryRestriction | null,
  country: string,
  after: CountryStatement | null,
  isSignificant: boolean,
  { set, options, world, authorityId }: SaveContext,
): Saved {
  const context = saveContext(world.places, world.groups, {
    authorityIds: new Set(authorityId ? [authorityId] : []),
    now: world.clock.now(),
    newId,
    editorId: null,
    importProvenance: { source: set.source, licence: options.licence, dated: set.dated },
    neighbours: [],
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
