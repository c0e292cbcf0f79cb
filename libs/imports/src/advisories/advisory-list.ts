import type { IsoDate } from '@landfall/kernel';
import { problem, type ImportProblem } from '../port/import-problem.js';
import type { Advisory, AdvisoryFile } from './advisory.js';

const WEIGHT: Readonly<Record<string, number>> = { RED: 3, YELLOW: 2, BLUE: 1 };
const severity = ({ status, level }: Advisory): number => (WEIGHT[status ?? ''] ?? 0) * 10 + (level ?? 0);

/** Takes the entries of a file one by one and keeps what it could not take. One country has one advisory: the most severe. */
export class AdvisoryList {
  private readonly byCountry = new Map<string, Advisory>();
  private readonly problems: ImportProblem[] = [];
  private read = 0;
  private skipped = 0;

  take(advisory: Advisory): void {
    this.read += 1;
    const known = this.byCountry.get(advisory.country);
    if (known) {
      this.skipped += 1;
      this.problems.push(problem('import.problem.severalEntries', { country: advisory.country }));
      if (severity(known) >= severity(advisory)) return;
    }
    this.byCountry.set(advisory.country, advisory);
  }

  skip(reason: ImportProblem): void {
    this.read += 1;
    this.skipped += 1;
    this.problems.push(reason);
  }

  remark(about: ImportProblem): void {
    this.problems.push(about);
  }

  file(dated: IsoDate | null, isWhole: boolean): AdvisoryFile {
    return {
      advisories: [...this.byCountry.values()],
      problems: this.problems,
      read: this.read,
      skipped: this.skipped,
      dated,
      isWhole,
    };
  }
}
