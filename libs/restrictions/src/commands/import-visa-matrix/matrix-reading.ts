import { ImportRefused } from './importer.js';
import { isRequirement, takesDays, type Cell, type VisaMatrix } from './visa-matrix.js';

/** Canonical ISO code of a country, or null when there is none. */
export type CountryCode = (code: string) => string | null;

export const MAX_DAYS = 999;

/** Takes the cells of a file one by one, whatever its form, and keeps a list of everything that is wrong with them. */
export class MatrixReading {
  private readonly problems: string[] = [];
  private readonly cells = new Map<string, Map<string, Cell>>();
  private readonly seenAt = new Map<string, string>();
  private ownCells = 0;
  private daysLeftOut = 0;

  constructor(private readonly countryCode: CountryCode) {}

  wrong(where: string, problem: string): void {
    this.problems.push(`${where}: ${problem}`);
  }

  /** `requirement` null: the file marks the cell as the passport's own country. */
  take(where: string, passport: string, destination: string, requirement: string | null, days: number | null): void {
    const from = this.code(where, 'passport', passport);
    const to = this.code(where, 'destination', destination);
    if (from === null || to === null) return;
    const pair = `${from} → ${to}`;
    const before = this.seenAt.get(pair);
    if (before !== undefined) return this.wrong(where, `${pair} was already stated at ${before}`);
    this.seenAt.set(pair, where);
    if (requirement !== null && !isRequirement(requirement)) return this.wrong(where, `unknown requirement ${quoted(requirement)}`);
    if (days !== null && !(Number.isInteger(days) && days >= 1 && days <= MAX_DAYS)) {
      return this.wrong(where, `days must be a whole number from 1 to ${MAX_DAYS}, not ${days}`);
    }
    if (from === to) {
      this.ownCells += 1;
      return;
    }
    if (requirement === null) return this.wrong(where, `${pair} is marked as the passport's own country`);
    if (days !== null && !takesDays(requirement)) this.daysLeftOut += 1;
    const ofDestination = this.cells.get(to) ?? new Map<string, Cell>();
    this.cells.set(to, ofDestination.set(from, { requirement, days: takesDays(requirement) ? days : null }));
  }

  /** The matrix; throws `ImportRefused` with every problem when there is one. */
  finish(form: VisaMatrix['form']): VisaMatrix {
    if (this.problems.length > 0) throw new ImportRefused('The file is broken; nothing was changed.', this.problems);
    return { form, cells: this.cells, cellCount: this.seenAt.size, ownCells: this.ownCells, daysLeftOut: this.daysLeftOut };
  }

  private code(where: string, role: string, text: string): string | null {
    const code = /^[A-Za-z]{2}$/.test(text) ? this.countryCode(text) : null;
    if (code === null) this.wrong(where, `unknown ${role} ${quoted(text)}, an ISO 3166-1 alpha-2 code is needed`);
    return code;
  }
}

/** Foreign text in a message: short, and on one line. */
export const quoted = (text: string): string => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
