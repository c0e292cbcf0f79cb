import { contentHash } from './content-hash.js';
import type { CompiledDetail } from './compiled-detail.js';
import type { CompiledConditions } from './conditions.js';
import type { SharedValue } from './intern.js';
import type { IsoDate } from '@landfall/kernel';
import type { Alternative, Condition, ContraryStatement, Statement } from './model.js';
import { saidBy } from './said-by.js';

export interface Claim {
  detail: CompiledDetail;
  shared: SharedValue;
  /** One object for all who get it. */
  statement: Statement;
  /** Its resolution where no other claim has its rank; null: not needed yet. */
  alone: Resolution | null;
}

/** What is claimed if conditions hold that are open; `isUnlikely`: shown beside others that are, and decides nothing. */
export interface OpenClaims {
  conditions: CompiledConditions;
  claims: readonly Claim[];
  isUnlikely: boolean;
}

export interface ResolvedPeriod {
  from: IsoDate | null;
  until: IsoDate | null;
  isPast: boolean;
  resolution: Resolution | undefined;
}

const statementsOf = (claims: readonly Claim[]): readonly Statement[] =>
  Object.freeze(claims.map(({ statement }) => statement));

// Shared by nearly all resolutions.
const NOTHING_OPEN: readonly OpenClaims[] = [];
const NO_ALTERNATIVES: readonly Alternative[] = [];
const NO_PERIODS: readonly ResolvedPeriod[] = [];
const NOTHING_CONTRARY: readonly ContraryStatement[] = [];

const alternativeOf = ({ conditions, claims, isUnlikely }: OpenClaims): Alternative => ({
  conditions: conditions.list,
  statements: statementsOf(distinct(claims)),
  ...(isUnlikely ? { isUnlikely: true as const } : {}),
});
const isLikely = ({ isUnlikely }: { isUnlikely?: boolean }): boolean => isUnlikely !== true;

const textOf = (claims: readonly Claim[]): string =>
  claims
    .map(({ shared }) => shared.text)
    .sort()
    .join();

/** The outcome of the winning rank for one type, and of those before it that are open. */
export class Resolution {
  readonly state: 'stated' | 'unknown' | 'conflicting' | 'depends';
  readonly statements: readonly Statement[];
  readonly alternatives: readonly Alternative[];
  readonly #claims: readonly Claim[];
  readonly #equal: readonly Claim[];
  readonly #open: readonly OpenClaims[];
  #shownIds: string | undefined;
  #said: string | undefined;
  #digest: string | undefined;

  private constructor(
    claims: readonly Claim[],
    /** Those of equal values included. */
    equal: readonly Claim[],
    readonly contrary: readonly ContraryStatement[] = NOTHING_CONTRARY,
    open: readonly OpenClaims[] = NOTHING_OPEN,
    readonly periods: readonly ResolvedPeriod[] = NO_PERIODS,
    /** Open ones that say what holds anyway; another value may still deny them. */
    readonly agreeing: readonly Alternative[] = NO_ALTERNATIVES,
  ) {
    const only = (claims[0]?.shared.value ?? null) === null ? 'unknown' : 'stated';
    const certain = claims.length > 1 || contrary.length > 0 ? 'conflicting' : only;
    this.state = open.length > 0 ? 'depends' : certain;
    this.statements = statementsOf(claims);
    this.alternatives = open.length === 0 ? NO_ALTERNATIVES : open.map(alternativeOf);
    this.#claims = claims;
    this.#equal = equal;
    this.#open = open;
  }

  /** Resolves claims of equal rank: equal values merge, different ones conflict. */
  static of(claims: readonly Claim[], open: readonly OpenClaims[] = NOTHING_OPEN): Resolution {
    const [first] = claims;
    if (first && claims.length === 1 && open.length === 0) return (first.alone ??= Resolution.alone(first));
    // Copies of exact length: there are tens of thousands.
    const all = claims.slice();
    return new Resolution(distinct(all), all, NOTHING_CONTRARY, open.slice());
  }

  private static alone(claim: Claim): Resolution {
    const claims = [claim];
    return new Resolution(claims, claims);
  }

  /** What these periods say together: `said`, undefined where they differ. */
  static inPeriods(said: Resolution | undefined, periods: readonly ResolvedPeriod[]): Resolution {
    if (said === undefined) return new Resolution([], [], NOTHING_CONTRARY, NOTHING_OPEN, periods);
    return new Resolution(said.#claims, said.#equal, said.contrary, said.#open, periods);
  }

  /** Where nothing is certain, what is more general holds if no condition does. */
  over(general: Resolution | undefined): Resolution {
    if (general === undefined || this.#claims.length > 0) return this;
    return new Resolution(general.#claims, general.#equal, general.contrary, [...this.#open, ...general.#open]);
  }

  /** Without alternatives that never count, and without the last ones that say what holds anyway; undefined: all is unlikely. */
  settled(): Resolution | undefined {
    if (this.#open.length === 0) return this;
    const open = this.#open.filter(
      ({ conditions: { text } }, at, all) => all.findIndex(({ conditions }) => conditions.text === text) === at,
    );
    const text = textOf(this.#claims);
    const differs = ({ claims }: OpenClaims): boolean => this.#claims.length === 0 || textOf(distinct(claims)) !== text;
    const last = open.findLastIndex((one) => isLikely(one) && differs(one));
    const kept = last < 0 ? [] : open.filter((one, at) => at <= last || (!isLikely(one) && differs(one)));
    if (kept.length === this.#open.length) return this;
    if (kept.length === 0 && this.#claims.length === 0) return undefined;
    const agreeing = open
      .slice(last + 1)
      .filter(isLikely)
      .map(alternativeOf);
    return new Resolution(this.#claims, this.#equal, this.contrary, kept, NO_PERIODS, agreeing);
  }

  /** The same, in conflict with the only statement of another type. */
  deniedBy(detailType: string, { statements: [statement] }: Resolution): Resolution {
    const contrary = [...this.contrary, { detailType, statement: statement! }];
    return new Resolution(this.#claims, this.#equal, contrary, this.#open, NO_PERIODS, this.agreeing);
  }

  /** Details of equal values included. */
  get detailIds(): readonly string[] {
    return this.#equal.map(({ detail }) => detail.id);
  }

  get isOpen(): boolean {
    return this.#open.length > 0;
  }

  get likelyAlternatives(): readonly Alternative[] {
    return this.alternatives.every(isLikely) ? this.alternatives : this.alternatives.filter(isLikely);
  }

  /** Of the statements that are certain: conditions that hold. */
  get holding(): readonly Condition[] {
    return this.#claims.flatMap(({ detail }) => detail.conditions.list);
  }

  get allStatements(): readonly Statement[] {
    return saidBy({ statements: this.statements, alternatives: this.alternatives });
  }

  get isImported(): boolean {
    if (this.periods.length > 0) return this.periods.some(({ resolution }) => resolution?.isImported);
    const [first = this.alternatives[0]!.statements[0]!] = this.statements;
    return first.provenance === 'imported';
  }

  get said(): string {
    return (this.#said ??= JSON.stringify([
      this.state,
      textOf(this.#claims),
      ...this.#open.map(({ conditions, claims }) => [conditions.text, textOf(distinct(claims))]),
    ]));
  }

  get shownIds(): string {
    return (this.#shownIds ??= JSON.stringify(this.allStatements.map((statement) => statement.detailId)));
  }

  /** Equal values, source, level and dates; ids do not count. */
  sameContent(other: Resolution): boolean {
    return this === other || this.digest === other.digest;
  }

  /** Hash of the visible content. */
  get digest(): string {
    return (this.#digest ??= contentHash(this.#content()));
  }

  #content(): string {
    const certain = visibleOf(this.#claims);
    if (this.#open.length + this.contrary.length + this.periods.length === 0) return certain;
    return JSON.stringify([
      certain,
      this.#open.map(({ conditions, claims }) => [conditions.text, visibleOf(distinct(claims))]),
      this.contrary.map(({ detailType, statement: { detailId: _, ...visible } }) => [detailType, visible]),
      this.periods.map(({ from, until, resolution }) => [from, until, resolution?.digest ?? null]),
    ]);
  }
}

const distinct = (claims: readonly Claim[]): readonly Claim[] =>
  claims.length < 2
    ? claims
    : claims.filter((claim, at) => claims.findIndex((other) => other.shared.text === claim.shared.text) === at);

/** One line for each, in any order. */
const visibleOf = (claims: readonly Claim[]): string =>
  claims
    .map(({ detail, shared }) => `${shared.text} ${detail.origin}`)
    .sort()
    .join('\n');
