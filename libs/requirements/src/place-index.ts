import { ResolvedValue, EMPTY_RESOLVED_VALUE, NOTHING_RESOLVED, type OfProvenance } from './resolved-value.js';
import { compareDetails, type CompiledDetail } from './compiled-detail.js';
import { Resolution, type Claim } from './resolution.js';

interface Applicable {
  detail: CompiledDetail;
  /** The lower, the more specific. */
  rank: number;
}

/** Limit of memorised pairs of nationality and departure; the memo is cleared beyond it. */
const MEMO_LIMIT = 4096;

/** Ranks below it name the nationality itself, not a group or everyone. */
const FIRST_UNNAMED_RANK = 2;

function strongestPhases(applicable: readonly Applicable[]): Pick<OfProvenance, 'phases' | 'phasesAreNamed'> {
  const stating = applicable.filter(({ detail }) => detail.phases.length > 0);
  if (stating.length === 0) return { phases: null, phasesAreNamed: false };
  const best = Math.min(...stating.map(({ rank }) => rank));
  return {
    phases: stating.filter(({ rank }) => rank === best).flatMap(({ detail }) => detail.phases),
    phasesAreNamed: best < FIRST_UNNAMED_RANK,
  };
}

function resolutionsOf(applicable: readonly Applicable[]): OfProvenance {
  if (applicable.length === 0) return NOTHING_RESOLVED;
  const claims: { rank: number; list: Claim[] }[] = [];
  for (const { detail, rank } of applicable) {
    for (const claim of detail.values) {
      const held = claims[claim.ordinal];
      if (held === undefined || rank < held.rank) claims[claim.ordinal] = { rank, list: [claim] };
      else if (rank === held.rank) held.list.push(claim);
    }
  }
  const resolutions = Array.from(
    claims,
    (held: (typeof claims)[number] | undefined) => held && Resolution.of(held.list),
  );
  return { resolutions, ...strongestPhases(applicable) };
}

/** The details of one place and purpose. Immutable except for its memo. */
export class PlaceIndex {
  readonly details: readonly CompiledDetail[];
  readonly #citizenships: ReadonlySet<string>;
  readonly #departures: ReadonlySet<string>;
  readonly #byAsker = new Map<string, ResolvedValue>();
  readonly #byOutcome = new Map<string, ResolvedValue>();

  constructor(details: readonly CompiledDetail[]) {
    this.details = [...details].sort(compareDetails);
    this.#citizenships = new Set(details.flatMap((detail) => [...detail.nationalities.named()]));
    this.#departures = new Set(details.flatMap((detail) => [...detail.departures.named()]));
  }

  /** The resolved value of this level. All unnamed nationalities and departures share one. */
  resolvedValue(citizenship: string, departure: string): ResolvedValue {
    const nationality = this.#citizenships.has(citizenship) ? citizenship : '';
    const key = `${nationality}|${this.#departures.has(departure) ? departure : ''}`;
    const known = this.#byAsker.get(key);
    if (known !== undefined) return known;
    if (this.#byAsker.size >= MEMO_LIMIT) {
      this.#byAsker.clear();
      this.#byOutcome.clear();
    }
    const resolvedValue = this.#work(citizenship, departure);
    this.#byAsker.set(key, resolvedValue);
    return resolvedValue;
  }

  /** Travellers with the same details in the same ranks share one resolved value. */
  #work(citizenship: string, departure: string): ResolvedValue {
    const applicable: Applicable[] = [];
    let outcome = '';
    this.details.forEach((detail, at) => {
      const nationality = detail.nationalities.rankOf(citizenship);
      if (nationality < 0 || detail.departures.rankOf(departure) < 0) return;
      const rank = nationality * 2 + (detail.departures.isEveryone ? 1 : 0);
      applicable.push({ detail, rank });
      outcome += `${at}:${rank};`;
    });
    if (applicable.length === 0) return EMPTY_RESOLVED_VALUE;
    const known = this.#byOutcome.get(outcome);
    if (known !== undefined) return known;
    const resolvedValue = new ResolvedValue(
      resolutionsOf(applicable.filter(({ detail }) => !detail.isImported)),
      resolutionsOf(applicable.filter(({ detail }) => detail.isImported)),
    );
    this.#byOutcome.set(outcome, resolvedValue);
    return resolvedValue;
  }
}
