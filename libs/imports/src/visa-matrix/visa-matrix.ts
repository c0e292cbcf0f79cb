/** Requirements in the words of the source; `visa free` with days is what its CSV form writes as a bare number. */
export const REQUIREMENTS = ['visa free', 'eta', 'e-visa', 'visa on arrival', 'visa required', 'no admission'] as const;
export type Requirement = (typeof REQUIREMENTS)[number];

/** What the matrix says to the holders of one passport about one destination. */
export interface Cell {
  requirement: Requirement;
  /** Days of stay; null: not stated. */
  days: number | null;
}

/** Cells by ISO code of the destination, then of the passport. */
export type CellsByDestination<C extends Cell = Cell> = ReadonlyMap<string, ReadonlyMap<string, C>>;

export interface VisaMatrix {
  form: 'CSV' | 'JSON';
  /** Without the cells of a passport's own country: a return home follows other rules. */
  cells: CellsByDestination;
  /** Cells read, those of own countries included. */
  cellCount: number;
  ownCells: number;
  /** Cells whose days were left out, because a visa requirement or a rejection of entry has none. */
  daysLeftOut: number;
}

const WITH_DAYS: readonly Requirement[] = ['visa free', 'eta', 'e-visa', 'visa on arrival'];

export const isRequirement = (text: string): text is Requirement => REQUIREMENTS.includes(text as Requirement);

/** True for the requirements of which a length of stay can be said. */
export const takesDays = (requirement: Requirement): boolean => WITH_DAYS.includes(requirement);

/** The CSV form says the days of visa-free stays alone; of all other requirements it drops them. */
export const statesDays = (form: VisaMatrix['form'], requirement: Requirement): boolean =>
  form === 'JSON' || requirement === 'visa free';

/** A cell in a few words, for the report. */
export function formattedCell(cell: Cell | null): string {
  if (cell === null) return 'not stated';
  const name = cell.requirement === 'eta' ? 'entry permit (eta)' : cell.requirement;
  if (cell.days === null) return name;
  return cell.requirement === 'visa free' ? `${cell.days} days` : `${name}, ${cell.days} days`;
}
