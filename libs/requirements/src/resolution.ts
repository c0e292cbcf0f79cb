import { contentHash } from './content-hash.js';
import type { CompiledDetail } from './compiled-detail.js';
import type { SharedValue } from './intern.js';
import type { ContraryStatement, Statement } from './model.js';

export interface Claim {
  detail: CompiledDetail;
  shared: SharedValue;
  /** One object for all who get it. */
  statement: Statement;
  /** Its resolution where no other claim has its rank; null: not needed yet. */
  alone: Resolution | null;
}

/** The outcome of the winning rank for one type. */
export class Resolution {
  readonly state: 'stated' | 'unknown' | 'conflicting';
  readonly statements: readonly Statement[];
  /** Details of equal values included. */
  readonly detailIds: readonly string[];
  readonly #claims: readonly Claim[];
  #shownIds: string | undefined;
  #digest: string | undefined;

  private constructor(
    claims: readonly Claim[],
    detailIds: readonly string[],
    /** Statements of other types that deny this one. */
    readonly contrary: readonly ContraryStatement[] = [],
  ) {
    this.detailIds = detailIds;
    const only = claims[0]!.shared.value === null ? 'unknown' : 'stated';
    this.state = claims.length > 1 || contrary.length > 0 ? 'conflicting' : only;
    this.statements = Object.freeze(claims.map(({ statement }) => statement));
    this.#claims = claims;
  }

  /** Resolves claims of equal rank: equal values merge, different ones conflict. */
  static of(claims: readonly Claim[]): Resolution {
    const [first] = claims;
    if (first && claims.length === 1) return (first.alone ??= new Resolution([first], [first.detail.id]));
    const distinct = claims.filter(
      (claim, at) => claims.findIndex((other) => other.shared.text === claim.shared.text) === at,
    );
    return new Resolution(
      distinct,
      claims.map((claim) => claim.detail.id),
    );
  }

  /** The same, in conflict with the only statement of another type. */
  deniedBy(detailType: string, { statements: [statement] }: Resolution): Resolution {
    return new Resolution(this.#claims, this.detailIds, [...this.contrary, { detailType, statement: statement! }]);
  }

  get isImported(): boolean {
    return this.statements[0]!.provenance === 'imported';
  }

  get shownIds(): string {
    return (this.#shownIds ??= JSON.stringify(this.statements.map((statement) => statement.detailId)));
  }

  /** Equal values, source, level and dates; ids do not count. */
  sameContent(other: Resolution): boolean {
    return this === other || this.digest === other.digest;
  }

  /** Hash of the visible content. */
  get digest(): string {
    return (this.#digest ??= contentHash(
      JSON.stringify([
        ...this.#claims
          .map(({ detail: { provenance: from }, shared }) =>
            JSON.stringify([
              shared.text,
              from.level,
              from.provenance,
              from.sourceUri,
              from.authorityId,
              from.writtenOn,
              from.checkedAt,
            ]),
          )
          .sort(),
        ...this.contrary.map(({ detailType, statement: { detailId: _, ...visible } }) => [detailType, visible]),
      ]),
    ));
  }
}
