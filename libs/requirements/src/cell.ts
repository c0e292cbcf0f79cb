import { contentHash } from './content-hash.js';
import { DESTINATION_SLOTS, TRANSIT_SLOTS } from './core-types.js';
import type { DatedPhase } from './phases.js';
import type { Ruling } from './ruling.js';

/** What one origin says: a ruling by the type's position in the catalogue, and phases; null: none stated. */
export interface Side {
  rulings: readonly (Ruling | undefined)[];
  phases: readonly DatedPhase[] | null;
}

export const EMPTY_SIDE: Side = { rulings: [], phases: null };

function overlaySide(specific: Side, general: Side): Side {
  if (general === EMPTY_SIDE) return specific;
  if (specific === EMPTY_SIDE) return general;
  const length = Math.max(specific.rulings.length, general.rulings.length);
  return {
    rulings: Array.from({ length }, (_, ordinal) => specific.rulings[ordinal] ?? general.rulings[ordinal]),
    phases: specific.phases ?? general.phases,
  };
}

/**
 * What holds for one nationality and departure at a place, the two origins still apart because origin goes before place:
 * an airport's imported statement must not hide the country's editorial one.
 */
export class Cell {
  #view: View | undefined;
  /** Weak, so that a merged cell dies with the shelf of the place above it: nothing has to be invalidated. */
  #over: WeakMap<Cell, Cell> | undefined;

  constructor(
    readonly editorial: Side,
    readonly imported: Side,
  ) {}

  /** This cell over that of the place above it. */
  over(general: Cell): Cell {
    if (general === EMPTY_CELL) return this;
    if (this === EMPTY_CELL) return general;
    this.#over ??= new WeakMap();
    let merged = this.#over.get(general);
    if (merged === undefined) {
      merged = new Cell(overlaySide(this.editorial, general.editorial), overlaySide(this.imported, general.imported));
      this.#over.set(general, merged);
    }
    return merged;
  }

  get view(): View {
    return (this.#view ??= new View(overlaySide(this.editorial, this.imported), this.editorial.phases === null));
  }
}

export const EMPTY_CELL = new Cell(EMPTY_SIDE, EMPTY_SIDE);

/** The outcome for one place, nationality, purpose and departure. */
export class View {
  readonly rulings: Side['rulings'];
  readonly phases: readonly DatedPhase[];
  readonly hasImportedPhases: boolean;
  readonly #digests: { destination?: string; transit?: string } = {};

  constructor(side: Side, phasesAreImported: boolean) {
    this.rulings = side.rulings;
    this.phases = side.phases ?? [];
    this.hasImportedPhases = phasesAreImported && this.phases.length > 0;
  }

  /** Hash of all that an answer shows from this view. */
  digest(isTransit: boolean): string {
    const role = isTransit ? 'transit' : 'destination';
    return (this.#digests[role] ??= contentHash(
      (isTransit ? TRANSIT_SLOTS : DESTINATION_SLOTS)
        .flatMap(({ key, ordinal }) => {
          const ruling = this.rulings[ordinal];
          return ruling === undefined ? [] : [`${key}=${ruling.digest}`];
        })
        .join(';'),
    ));
  }
}
