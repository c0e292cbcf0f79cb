import { placeValues, problem, problemText, type ImportProblem, type ProblemPlace } from '../port/import-problem.js';
import { ImportRejected } from '../port/import-rejected.js';
import { quoted } from '../port/quoted.js';
import { isRequirement, takesDays, type Cell, type VisaMatrix } from './visa-matrix.js';

/** Canonical ISO code of a country, or null when there is none. */
export type CountryCode = (code: string) => string | null;

const MAX_DAYS = 999;

/** A file with something wrong in it; the command line says it in English. */
export const brokenFile = (problems: readonly ImportProblem[]): ImportRejected =>
  new ImportRejected(
    'The file is broken; nothing was changed.',
    problems.map((found) => problemText('en', found)),
    problems,
  );

const isDayCount = (days: number): boolean => Number.isInteger(days) && days >= 1 && days <= MAX_DAYS;

/** Takes the cells of a file one by one, whatever its form, and keeps a list of everything that is wrong with them. */
export class MatrixReading {
  private readonly problems: ImportProblem[] = [];
  private readonly cells = new Map<string, Map<string, Cell>>();
  private readonly seenAt = new Map<string, ProblemPlace>();
  private ownCells = 0;
  private daysLeftOut = 0;

  constructor(private readonly countryCode: CountryCode) {}

  wrong(at: ProblemPlace, found: ImportProblem): void {
    this.problems.push({ ...found, at });
  }

  /** `requirement` null: the file marks the cell as the passport's own country. */
  take(at: ProblemPlace, passport: string, destination: string, requirement: string | null, days: number | null): void {
    const from = this.code(at, 'import.problem.unknownPassport', passport);
    const to = this.code(at, 'import.problem.unknownDestination', destination);
    if (from === null || to === null) return;
    const pair = `${from} → ${to}`;
    const before = this.seenAt.get(pair);
    if (before !== undefined)
      return this.wrong(at, problem('import.problem.statedTwice', { pair, ...placeValues(before) }));
    this.seenAt.set(pair, at);
    if (requirement !== null && !isRequirement(requirement))
      return this.wrong(at, problem('import.problem.unknownRequirement', { value: quoted(requirement) }));
    if (days !== null && !isDayCount(days))
      return this.wrong(at, problem('import.problem.badDays', { max: MAX_DAYS, days }));
    if (from === to) {
      this.ownCells += 1;
      return;
    }
    if (requirement === null) return this.wrong(at, problem('import.problem.ownCountryMark', { pair }));
    if (days !== null && !takesDays(requirement)) this.daysLeftOut += 1;
    const ofDestination = this.cells.get(to) ?? new Map<string, Cell>();
    this.cells.set(to, ofDestination.set(from, { requirement, days: takesDays(requirement) ? days : null }));
  }

  /** The matrix; throws `ImportRejected` with every problem when there is one. */
  finish(form: VisaMatrix['form']): VisaMatrix {
    if (this.problems.length > 0) throw brokenFile(this.problems);
    return {
      form,
      cells: this.cells,
      cellCount: this.seenAt.size,
      ownCells: this.ownCells,
      daysLeftOut: this.daysLeftOut,
    };
  }

  private code(
    at: ProblemPlace,
    unknown: 'import.problem.unknownPassport' | 'import.problem.unknownDestination',
    text: string,
  ): string | null {
    const code = /^[A-Za-z]{2}$/.test(text) ? this.countryCode(text) : null;
    if (code === null) this.wrong(at, problem(unknown, { value: quoted(text) }));
    return code;
  }
}
