import {
  ResolvedValue,
  EMPTY_RESOLVED_VALUE,
  NOTHING_RESOLVED,
  type OfProvenance,
  type View,
} from './resolved-value.js';
import { compareDetails, type CompiledDetail } from './compiled-detail.js';
import type { CompiledConditions, JudgeConditions, Outcome } from './conditions.js';
import { spanOf } from './phases.js';
import { Resolution, type Claim, type OpenClaims } from './resolution.js';
import { Resolutions } from './resolutions.js';

interface Applicable {
  detail: CompiledDetail;
  /** The lower, the more specific. */
  rank: number;
  isOpen: boolean;
  isUnlikely: boolean;
}

type Outcomes = ReadonlyMap<CompiledConditions, Outcome>;

const NO_OUTCOMES: Outcomes = new Map();

/** In the keys of what is memorised, of which a place has thousands: y, n, o and u. */
const CODE_OF: Readonly<Record<Outcome, number>> = { yes: 121, no: 110, open: 111, unlikely: 117 };

/** Limit of memorised pairs of nationality and departure; the memo is cleared beyond it. */
const MEMO_LIMIT = 4096;

/** By nationality first, then by a named country of departure, then by the number of conditions. */
const RANKS_OF_NATIONALITY = 64;
const RANKS_OF_DEPARTURE = 32;
/** Ranks below it name the nationality itself, not a group or everyone. */
const FIRST_UNNAMED_RANK = RANKS_OF_NATIONALITY;

function rankOf({ departures, conditions }: CompiledDetail, nationality: number): number {
  const departure = departures.isEveryone ? RANKS_OF_DEPARTURE : 0;
  const unconditional = RANKS_OF_DEPARTURE - 1 - Math.min(conditions.list.length, RANKS_OF_DEPARTURE - 1);
  return nationality * RANKS_OF_NATIONALITY + departure + unconditional;
}

function strongestPhases(applicable: readonly Applicable[]): Pick<OfProvenance, 'phases' | 'phasesAreNamed'> {
  const stating = applicable.filter(({ detail, isUnlikely }) => detail.phases.length > 0 && !isUnlikely);
  if (stating.length === 0) return { phases: null, phasesAreNamed: false };
  const best = Math.min(...stating.map(({ rank, isOpen }) => (isOpen ? Infinity : rank)));
  return {
    phases: stating.flatMap(({ detail: { phases, conditions }, rank, isOpen }) => {
      if (rank > best) return [];
      if (!isOpen) return phases;
      const open = { conditions: conditions.list, isNamed: rank < FIRST_UNNAMED_RANK };
      return phases.map((phase) => ({ ...phase, open }));
    }),
    phasesAreNamed: best < FIRST_UNNAMED_RANK,
  };
}

interface OpenClaim {
  rank: number;
  claim: Claim;
  isUnlikely: boolean;
}

/** Those that would count before what is certain, the strongest first; equal conditions of equal rank together. */
function openClaims(open: readonly OpenClaim[], certainRank: number): OpenClaims[] {
  const found = new Map<
    string,
    { rank: number; conditions: CompiledConditions; claims: Claim[]; isUnlikely: boolean }
  >();
  for (const { rank, claim, isUnlikely } of open) {
    if (rank > certainRank) continue;
    const { conditions } = claim.detail;
    const key = `${rank}|${conditions.text}`;
    const same = found.get(key);
    if (same === undefined) found.set(key, { rank, conditions, claims: [claim], isUnlikely });
    else {
      same.claims.push(claim);
      same.isUnlikely &&= isUnlikely;
    }
  }
  return [...found.values()].sort((a, b) => a.rank - b.rank || (a.conditions.text < b.conditions.text ? -1 : 1));
}

interface Held {
  rank: number;
  list: Claim[];
}

/** Claims by ordinal of their type: those of the strongest rank, and all that are open. */
function claimsOf(applicable: readonly Applicable[]): {
  held: (Held | undefined)[];
  open: (OpenClaim[] | undefined)[];
} {
  const held: (Held | undefined)[] = [];
  const open: (OpenClaim[] | undefined)[] = [];
  for (const { detail, rank, isOpen, isUnlikely } of applicable) {
    for (const claim of detail.values) {
      if (isOpen) {
        (open[claim.ordinal] ??= []).push({ rank, claim, isUnlikely });
        continue;
      }
      const known = held[claim.ordinal];
      if (known === undefined || rank < known.rank) held[claim.ordinal] = { rank, list: [claim] };
      else if (rank === known.rank) known.list.push(claim);
    }
  }
  return { held, open };
}

function resolutionsOf(applicable: readonly Applicable[]): OfProvenance {
  if (applicable.length === 0) return NOTHING_RESOLVED;
  const { held, open } = claimsOf(applicable);
  const resolutions = Array.from(held, (known) => known && Resolution.of(known.list));
  for (const [ordinal, stillOpen] of open.entries()) {
    if (stillOpen === undefined) continue;
    const known = held[ordinal];
    const before = openClaims(stillOpen, known?.rank ?? Infinity);
    if (before.length > 0) resolutions[ordinal] = Resolution.of(known?.list ?? [], before);
  }
  return { resolutions: Resolutions.of(resolutions), ...strongestPhases(applicable) };
}

function markOf(isOpen: boolean, isUnlikely: boolean): string {
  if (isUnlikely) return '~';
  return isOpen ? '?' : ';';
}

interface Asker {
  citizenship: string;
  departure: string;
  outcomes: Outcomes;
  day: number;
}

const turnsOf = (details: readonly CompiledDetail[]): number[] => {
  const days = details.flatMap(({ firstDay, lastDay }) => [firstDay, lastDay + 1]).filter(Number.isFinite);
  return [...new Set(days)].sort((a, b) => a - b);
};

/** The details of one place and purpose. Immutable except for its memo. */
export class PlaceIndex {
  readonly details: readonly CompiledDetail[];
  readonly #citizenships: ReadonlySet<string>;
  readonly #departures: ReadonlySet<string>;
  readonly conditions: readonly CompiledConditions[];
  /** The days on which details begin to apply, or no longer do; empty at nearly all places. */
  readonly turns: readonly number[];
  readonly datedViews = new Map<string, View>();
  readonly #byAsker = new Map<string, ResolvedValue>();
  readonly #byOutcome = new Map<string, ResolvedValue>();

  constructor(details: readonly CompiledDetail[]) {
    this.details = [...details].sort(compareDetails);
    this.#citizenships = new Set(details.flatMap((detail) => [...detail.nationalities.named()]));
    this.#departures = new Set(details.flatMap((detail) => [...detail.departures.named()]));
    this.conditions = [...new Set(details.map(({ conditions }) => conditions))].filter(({ list }) => list.length > 0);
    this.turns = turnsOf(this.details);
  }

  /** The resolved value of this level on a day, which counts where there are `turns`. All unnamed nationalities and departures share one. */
  resolvedValue(citizenship: string, departure: string, judge: JudgeConditions, day: number): ResolvedValue {
    const nationality = this.#citizenships.has(citizenship) ? citizenship : '';
    let scope = `${nationality}|${this.#departures.has(departure) ? departure : ''}`;
    if (this.turns.length > 0) scope += `|${spanOf(this.turns, day)}`;
    if (this.conditions.length === 0)
      return this.#known(scope, '', { citizenship, departure, outcomes: NO_OUTCOMES, day });
    const outcomes = new Map<CompiledConditions, Outcome>();
    const codes: number[] = [];
    for (const conditions of this.conditions) {
      const outcome = judge(conditions);
      outcomes.set(conditions, outcome);
      codes.push(CODE_OF[outcome]);
    }
    return this.#known(scope, String.fromCharCode(...codes), { citizenship, departure, outcomes, day });
  }

  #known(scope: string, outcomes: string, asker: Asker): ResolvedValue {
    const known = this.#byAsker.get(`${scope}|${outcomes}`);
    if (known !== undefined) return known;
    if (this.#byAsker.size >= MEMO_LIMIT) {
      this.#byAsker.clear();
      this.#byOutcome.clear();
    }
    const resolvedValue = this.#work(asker);
    // Joined, a text does not keep its pieces.
    this.#byAsker.set([scope, outcomes].join('|'), resolvedValue);
    return resolvedValue;
  }

  /** Travellers with the same details in the same ranks share one resolved value. */
  #work({ citizenship, departure, outcomes, day }: Asker): ResolvedValue {
    const applicable: Applicable[] = [];
    const ended: CompiledDetail[] = [];
    const outcome: string[] = [];
    this.details.forEach((detail, at) => {
      const isOver = day > detail.lastDay;
      if (day < detail.firstDay || (isOver && (detail.isImported || detail.firstDay > detail.lastDay))) return;
      const nationality = detail.nationalities.rankOf(citizenship);
      if (nationality < 0 || detail.departures.rankOf(departure) < 0) return;
      const holds = outcomes.get(detail.conditions);
      const isUnlikely = holds === 'unlikely' && detail.isLenient;
      if (holds === 'no' || (isUnlikely && isOver)) return;
      if (isOver) {
        ended.push(detail);
        outcome.push(`${at}!`);
        return;
      }
      const isOpen = holds === 'open' || holds === 'unlikely';
      const rank = rankOf(detail, nationality);
      applicable.push({ detail, rank, isOpen, isUnlikely });
      outcome.push(`${at}:${rank}${markOf(isOpen, isUnlikely)}`);
    });
    if (outcome.length === 0) return EMPTY_RESOLVED_VALUE;
    const key = outcome.join('');
    const known = this.#byOutcome.get(key);
    if (known !== undefined) return known;
    const resolvedValue = new ResolvedValue(
      resolutionsOf(applicable.filter(({ detail }) => !detail.isImported)),
      resolutionsOf(applicable.filter(({ detail }) => detail.isImported)),
      ended.length === 0 ? undefined : new Set(ended.flatMap(({ values }) => values.map(({ ordinal }) => ordinal))),
    );
    this.#byOutcome.set(key, resolvedValue);
    return resolvedValue;
  }
}
