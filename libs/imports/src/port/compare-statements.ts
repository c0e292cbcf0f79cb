import type { Tx } from '@landfall/platform';
import type { EntryRestriction } from '@landfall/restrictions/entry-restriction';
import { restrictionsBy } from '@landfall/restrictions/restriction-store';
import { detailOf, differences, normalised, type CountryStatement } from './country-statement.js';
import { decideStatement, ensureOffice, officeOf, type Office } from './decide-statement.js';
import { problem, type ImportProblem } from './import-problem.js';
import type { ImportChange, ImportOptions, ImportWorld, PlannedImport } from './importer.js';
import { isToCome, tooManyLifted, tooMuchChange } from './plausibility-checks.js';
import { storeDecisions, type Decision } from './store-decisions.js';

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
  const office = await officeOf(tx, set.foreignOffice);
  const comparison = new StatementComparison(set, options, world, restrictions, office);
  for (const statement of set.statements) comparison.take(normalised(statement));
  comparison.takeMissing();
  const { decisions } = comparison;
  return {
    ...comparison.findings(),
    decided: decisions.map(({ saved }) => saved.restriction),
    write: async (author, onWritten) => {
      if (office && decisions.length > 0) await ensureOffice(tx, office);
      await storeDecisions(tx, decisions, author, onWritten);
    },
  };
}

type Detail = NonNullable<ReturnType<typeof detailOf>>;

/** What becomes of each statement, and what that adds up to. */
class StatementComparison {
  readonly decisions: Decision[] = [];
  private readonly changes: ImportChange[] = [];
  private readonly problems: ImportProblem[] = [];
  private readonly counts;
  private readonly stored: ReadonlyMap<string, EntryRestriction>;
  /** Statements that are taken back or said otherwise, and warnings that are lifted. */
  private heavy = 0;
  private lifted = 0;

  constructor(
    private readonly set: StatementSet,
    private readonly options: ImportOptions,
    private readonly world: ImportWorld,
    private readonly restrictions: readonly EntryRestriction[],
    private readonly office: Office | null,
  ) {
    this.stored = new Map(restrictions.map((r) => [r.countryId, r]));
    this.counts = { read: set.read, added: 0, changed: 0, removed: 0, unchanged: 0, skipped: set.skipped };
  }

  take(statement: CountryStatement): void {
    const before = detailOf(this.stored.get(statement.country) ?? null);
    if (this.isLeftOut(statement, before)) return;
    const found = differences(before, statement, this.office?.id ?? null, statement.country);
    if (found.length === 0) this.counts[before ? 'unchanged' : 'skipped'] += 1;
    else if (!this.isOlder(statement, before)) this.change(statement, before, found);
  }

  /** What is stored and no longer in the file. */
  takeMissing(): void {
    const { set, options, counts } = this;
    const named = new Set(set.statements.map(({ country }) => country));
    const missing = set.isWhole ? this.active().filter(({ countryId }) => !named.has(countryId)) : [];
    if (missing.length === 0) return;
    if (!options.removeMissing) {
      this.problems.push(problem('import.problem.missingKept', { count: missing.length }));
      return;
    }
    for (const restriction of missing) {
      this.changes.push(...differences(detailOf(restriction), null, null, restriction.countryId));
      this.decide(restriction.countryId, null, true);
    }
    counts.removed = missing.length;
    this.lifted += missing.filter((restriction) => this.warns(restriction)).length;
  }

  findings(): Pick<PlannedImport, 'counts' | 'changes' | 'problems' | 'isRejected'> {
    const { counts, changes, problems } = this;
    const active = this.active();
    const warned = active.filter((restriction) => this.warns(restriction)).length;
    const implausible = this.options.allowPartial
      ? null
      : (tooMuchChange(this.heavy + counts.removed, active.length) ?? tooManyLifted(this.lifted, warned));
    return {
      counts,
      changes,
      problems: implausible ? [implausible, ...problems] : problems,
      isRejected: implausible !== null,
    };
  }

  /** Dated in the future, or only listed where more is known. */
  private isLeftOut({ country, writtenOn, isListedOnly }: CountryStatement, before: Detail | null): boolean {
    if (isToCome(writtenOn, this.world.clock)) {
      this.problems.push(problem('import.problem.entryToCome', { country, date: writtenOn }));
      this.counts.skipped += 1;
      return true;
    }
    if (!isListedOnly || !before || !this.knowsMore(before)) return false;
    if ((before.writtenOn ?? '') < writtenOn) this.problems.push(problem('import.problem.newerAdvice', { country }));
    this.counts.unchanged += 1;
    return true;
  }

  private isOlder({ country, writtenOn }: CountryStatement, before: Detail | null): boolean {
    const stored = before?.writtenOn ?? '';
    if (!before || !this.knowsMore(before) || writtenOn >= stored) return false;
    this.problems.push(problem('import.problem.olderKept', { country, date: writtenOn, stored }));
    this.counts.skipped += 1;
    return true;
  }

  private change(statement: CountryStatement, before: Detail | null, found: readonly ImportChange[]): void {
    const { set } = this;
    this.changes.push(...found);
    this.counts[before ? 'changed' : 'added'] += 1;
    const weighing = found.filter(({ field }) => set.weighs(field));
    // What was not stated so far takes nothing back.
    if (before && weighing.some((change) => change.before !== null)) this.heavy += 1;
    if (before && set.warns(before.values) && !set.warns(statement.values)) this.lifted += 1;
    this.decide(statement.country, statement, weighing.length > 0 && set.isNotified(statement, before === null));
  }

  private decide(country: string, after: CountryStatement | null, isSignificant: boolean): void {
    const { set, options, world, office } = this;
    const before = this.stored.get(country) ?? null;
    const context = { source: set.source, dated: set.dated, options, world, authorityId: office?.id ?? null };
    this.decisions.push({ before, saved: decideStatement(before, country, after, isSignificant, context) });
  }

  private active(): EntryRestriction[] {
    return this.restrictions.filter((restriction) => detailOf(restriction) !== null);
  }

  private knowsMore({ values }: Detail): boolean {
    return Object.keys(values).some(this.set.weighs);
  }

  private warns(restriction: EntryRestriction): boolean {
    return this.set.warns(detailOf(restriction)?.values ?? {});
  }
}
