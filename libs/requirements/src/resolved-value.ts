import { contentHash } from './content-hash.js';
import { withContraryValues } from './contrary-values.js';
import { DESTINATION_SLOTS, TRANSIT_SLOTS, type TypeSlot } from './core-types.js';
import type { Condition } from './model.js';
import { alternativePhases, certainPhases, uncovered, type DatedPhase } from './phases.js';
import { Resolutions } from './resolutions.js';

/** The resolutions of one provenance, and its phases; null: none stated. */
export interface OfProvenance {
  resolutions: Resolutions;
  phases: readonly DatedPhase[] | null;
  phasesAreNamed: boolean;
}

export const NOTHING_RESOLVED: OfProvenance = { resolutions: Resolutions.NONE, phases: null, phasesAreNamed: false };

/** Where none is certain, those that are more general count if no condition holds. */
function overlaidPhases(
  specific: OfProvenance,
  general: OfProvenance,
): Pick<OfProvenance, 'phases' | 'phasesAreNamed'> {
  const { phases, phasesAreNamed } = specific.phases === null ? general : specific;
  const isOpen = specific.phases !== null && general.phases !== null && certainPhases(specific.phases).length === 0;
  if (!isOpen) return { phases, phasesAreNamed };
  return { phases: [...specific.phases!, ...general.phases!], phasesAreNamed: general.phasesAreNamed };
}

function overlay(specific: OfProvenance, general: OfProvenance): OfProvenance {
  if (general === NOTHING_RESOLVED) return specific;
  if (specific === NOTHING_RESOLVED) return general;
  const own = specific.resolutions.byOrdinal();
  const overlaid = own.map((one, ordinal) => {
    const wider = general.resolutions.at(ordinal);
    return one === undefined ? wider : one.over(wider);
  });
  return {
    resolutions: Resolutions.of(overlaid),
    ...overlaidPhases(specific, general),
  };
}

const NOTHING_ENDED: ReadonlySet<number> = new Set();

/** An imported statement does not follow an editor's that has ended: it knows nothing of the end (docs/adr/0049). */
function withoutSuccessors(imported: OfProvenance, ended: ReadonlySet<number>): OfProvenance {
  if (ended.size === 0) return imported;
  return {
    ...imported,
    resolutions: imported.resolutions.map((one, ordinal) => (ended.has(ordinal) ? undefined : one)),
  };
}

const NO_PHASES: readonly DatedPhase[] = [];

/** Most views have none; the rest are kept by the thousand. */
const ofExactLength = (phases: readonly DatedPhase[]): readonly DatedPhase[] =>
  phases.length === 0 ? NO_PHASES : phases.slice();

/** A bar that is imported stands beside an editor's phases, but gives way on the days of those that name the nationality (docs/adr/0044). */
function phasesOf(editorial: OfProvenance, imported: OfProvenance): readonly DatedPhase[] {
  const { phases, phasesAreNamed } = editorial;
  if (phases === null) return imported.phases ?? [];
  const certain = certainPhases(phases);
  const allBars = (imported.phases ?? []).filter(({ name }) => name === 'noAccess');
  const bars = certainPhases(allBars);
  if (allBars.length === 0) return certain.length > 0 ? phases : [...phases, ...(imported.phases ?? [])];
  const beside = (
    those: readonly DatedPhase[],
    some: readonly DatedPhase[],
    areNamed: boolean,
  ): readonly DatedPhase[] => (areNamed ? those.flatMap((bar) => uncovered(bar, some)) : those);
  const open = alternativePhases(phases).flatMap((some) => {
    const { open: by } = some[0]!;
    return [...some, ...beside(bars, some, by!.isNamed).map((bar) => ({ ...bar, open: by! }))];
  });
  const openBars = allBars.filter((bar) => bar.open !== undefined);
  return [
    ...(certain.length > 0
      ? [...certain, ...beside([...bars, ...openBars], certain, phasesAreNamed)]
      : (imported.phases ?? [])),
    ...open,
  ];
}

function settled(resolutions: Resolutions): Resolutions {
  if (!resolutions.some((one) => one.isOpen)) return resolutions;
  return resolutions.map((one) => one.settled());
}

/** All of which have to hold for it to be required; `exempts`: for it not to be, where it is required otherwise. */
export interface Dependence {
  conditions: readonly Condition[];
  exempts: boolean;
}

/** An item of the summary. */
export interface FoundItem {
  required: boolean;
  isOpen: boolean;
  /** The conditions on which it depends whether it is required; empty: on none. */
  depends: readonly Dependence[];
}

interface FoundOfView {
  /** Days without a visa. */
  freeDays?: number | undefined;
  /** By item of the summary; null: it does not apply. */
  items?: readonly (FoundItem | null)[];
  /** Whether something is shown that conflicts, something that no editor has verified, and a travel warning. */
  shows?: { conflicting: boolean; unverified: boolean; warned: boolean };
}

let lastSerial = 0;

/**
 * The value for one nationality and departure, by provenance: provenance precedes place, so an airport's imported statement
 * does not hide the country's editorial one.
 */
export class ResolvedValue {
  readonly serial = (lastSerial += 1);
  #view: View | undefined;
  /** Weak: a merged value is collected together with the parent's place index. */
  #over: WeakMap<ResolvedValue, ResolvedValue> | undefined;

  constructor(
    readonly editorial: OfProvenance,
    readonly imported: OfProvenance,
    /** Positions of types that editors have stated up to a day before. */
    readonly ended: ReadonlySet<number> = NOTHING_ENDED,
  ) {}

  /** Merges this value over that of the parent place. */
  over(general: ResolvedValue): ResolvedValue {
    if (general === EMPTY_RESOLVED_VALUE) return this;
    if (this === EMPTY_RESOLVED_VALUE) return general;
    this.#over ??= new WeakMap();
    let merged = this.#over.get(general);
    if (merged === undefined) {
      merged = new ResolvedValue(
        overlay(this.editorial, general.editorial),
        overlay(this.imported, general.imported),
        general.ended.size === 0 ? this.ended : new Set([...this.ended, ...general.ended]),
      );
      this.#over.set(general, merged);
    }
    return merged;
  }

  get view(): View {
    return (this.#view ??= View.of(this.editorial, this.imported, this.ended));
  }
}

export const EMPTY_RESOLVED_VALUE = new ResolvedValue(NOTHING_RESOLVED, NOTHING_RESOLVED);

/** The views of the days of each. */
export const daysOf = (views: readonly View[]): readonly View[] =>
  views.some(({ days }) => days !== null) ? views.flatMap((view) => view.days ?? [view]) : views;

/** The outcome for one place, nationality, purpose and departure, on all days of a trip. */
export class View {
  /** What others have found out about it, for a destination and a transit place. */
  readonly found: { destination: FoundOfView; transit: FoundOfView } = { destination: {}, transit: {} };
  readonly #digests: { destination?: string; transit?: string } = {};

  /** `days`: what holds on the days of the trip, where that differs. */
  constructor(
    readonly resolutions: Resolutions,
    readonly phases: readonly DatedPhase[],
    readonly days: readonly View[] | null = null,
  ) {}

  static of(editorial: OfProvenance, imported: OfProvenance, ended: ReadonlySet<number>): View {
    return new View(
      withContraryValues(settled(overlay(editorial, withoutSuccessors(imported, ended)).resolutions)),
      ofExactLength(phasesOf(editorial, imported)),
    );
  }

  digest(isTransit: boolean): string {
    const role = isTransit ? 'transit' : 'destination';
    return (this.#digests[role] ??= this.#digestOf(isTransit ? TRANSIT_SLOTS : DESTINATION_SLOTS));
  }

  #digestOf(slots: readonly TypeSlot[]): string {
    let content = '';
    for (const { key, ordinal } of slots) {
      const resolution = this.resolutions.at(ordinal);
      if (resolution !== undefined) content += `${key}=${resolution.digest};`;
    }
    return contentHash(content);
  }
}
