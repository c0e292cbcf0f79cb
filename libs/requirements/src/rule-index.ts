import { grouped } from '@landfall/kernel';
import { indexGroups } from './audience.js';
import { datedView } from './dated-view.js';
import type { Trip } from './phases.js';
import { EMPTY_RESOLVED_VALUE, type View } from './resolved-value.js';
import { directFrom } from './circumstances.js';
import { judgeBy, type JudgeConditions } from './conditions.js';
import { type CompiledDetail, compileDetail } from './compiled-detail.js';
import { Pool } from './intern.js';
import type { CountryGroups, PlacePath, Purpose, RuleDetail } from './model.js';
import { placeKey, placeKeys } from './place-keys.js';
import { PlaceIndex } from './place-index.js';
import { type Conflict, conflictsOn } from './conflicts.js';

const PURPOSES: readonly Purpose[] = ['BUSINESS', 'PRIVATE'];
/** Computed once per place index, which rule indexes share. */
const conflicts = new WeakMap<PlaceIndex, readonly Conflict[]>();

const placeIndexKey = (place: string, purpose: Purpose): string => `${place}|${purpose}`;

interface Placed {
  placeIndex: string;
  detail: CompiledDetail;
}

function place(detail: RuleDetail, pool: Pool): Placed {
  return {
    placeIndex: placeIndexKey(placeKey(detail.level, detail.placeId), detail.purpose),
    detail: compileDetail(detail, pool),
  };
}

const placeIndexOf = (placed: Placed): string => placed.placeIndex;

/** Immutable index of all active details. A revision makes a new one that shares all unchanged places. */
export class RuleIndex {
  private constructor(
    readonly size: number,
    readonly groups: CountryGroups,
    private readonly pool: Pool,
    private readonly placeIndexes: ReadonlyMap<string, PlaceIndex>,
    private readonly placeIndexesOf: ReadonlyMap<string, readonly string[]>,
  ) {}

  /** Groups are compiled once; an unknown group matches nobody. */
  static of(details: Iterable<RuleDetail>, groups: CountryGroups): RuleIndex {
    const pool = new Pool(indexGroups(groups));
    const placed = Array.from(details, (detail) => place(detail, pool));
    const placeIndexes = [...grouped(placed, placeIndexOf)].map(([key, list]): [string, PlaceIndex] => [
      key,
      new PlaceIndex(list.map(({ detail }) => detail)),
    ]);
    const placeIndexesOf = [...grouped(placed, ({ detail }) => detail.restrictionId)].map(
      ([id, list]): [string, string[]] => [id, [...new Set(list.map(placeIndexOf))]],
    );
    return new RuleIndex(placed.length, groups, pool, new Map(placeIndexes), new Map(placeIndexesOf));
  }

  /**
   * A new index with exactly these details of the restriction; none removes it.
   * @throws RangeError when a detail belongs to another restriction.
   */
  replacing(restrictionId: string, details: readonly RuleDetail[]): RuleIndex {
    const stranger = details.find((detail) => detail.restrictionId !== restrictionId);
    if (stranger !== undefined) {
      throw new RangeError(
        `Detail ${stranger.id} belongs to restriction ${stranger.restrictionId}, not to ${restrictionId}.`,
      );
    }
    const fresh = grouped(
      details.map((detail) => place(detail, this.pool)),
      placeIndexOf,
    );
    const placeIndexes = new Map(this.placeIndexes);
    let size = this.size;
    for (const key of new Set([...(this.placeIndexesOf.get(restrictionId) ?? []), ...fresh.keys()])) {
      const before = placeIndexes.get(key)?.details ?? [];
      const after = [
        ...before.filter((detail) => detail.restrictionId !== restrictionId),
        ...(fresh.get(key) ?? []).map(({ detail }) => detail),
      ];
      size += after.length - before.length;
      if (after.length === 0) placeIndexes.delete(key);
      else placeIndexes.set(key, new PlaceIndex(after));
    }
    const placeIndexesOf = new Map(this.placeIndexesOf);
    if (fresh.size === 0) placeIndexesOf.delete(restrictionId);
    else placeIndexesOf.set(restrictionId, [...fresh.keys()]);
    return new RuleIndex(size, this.groups, this.pool, placeIndexes, placeIndexesOf);
  }

  /** What holds at a place on the days of a trip: airport over region over country. `judge`: by default for a direct journey from the departure. */
  view(
    path: PlacePath,
    purpose: Purpose,
    citizenship: string,
    departure: string,
    trip: Trip,
    judge: JudgeConditions = judgeBy(() => directFrom(departure, path)),
  ): View {
    let value = EMPTY_RESOLVED_VALUE;
    for (const key of placeKeys(path)) {
      const placeIndex = this.placeIndexes.get(placeIndexKey(key, purpose));
      if (placeIndex === undefined) continue;
      if (placeIndex.turns.length > 0)
        return datedView(this.levelsOf(path, purpose), trip, (level, day) =>
          level.resolvedValue(citizenship, departure, judge, day),
        );
      value = placeIndex.resolvedValue(citizenship, departure, judge, trip.from).over(value);
    }
    return value.view;
  }

  hasEnds(path: PlacePath, purpose: Purpose): boolean {
    return this.levelsOf(path, purpose).some(({ turns }) => turns.length > 0);
  }

  private levelsOf(path: PlacePath, purpose: Purpose): PlaceIndex[] {
    return placeKeys(path).flatMap((key) => this.placeIndexes.get(placeIndexKey(key, purpose)) ?? []);
  }

  /** Whether anything about the place depends on the way to it or on the traveller. */
  hasConditions(path: PlacePath, purpose: Purpose): boolean {
    return this.levelsOf(path, purpose).some(({ conditions }) => conditions.length > 0);
  }

  /** Keys of all places with details, sorted. */
  placeKeys(): string[] {
    return [...new Set([...this.placeIndexes.keys()].map((key) => key.slice(0, key.lastIndexOf('|'))))].sort();
  }

  /** True when both share the indexes of all these places. */
  sharesPlaces(other: RuleIndex, keys: readonly string[]): boolean {
    return keys.every((key) =>
      PURPOSES.every((purpose) => {
        const placeIndex = placeIndexKey(key, purpose);
        return this.placeIndexes.get(placeIndex) === other.placeIndexes.get(placeIndex);
      }),
    );
  }

  /** The conflicts among the details of one place (design, section 5). */
  conflictsAt(key: string): Conflict[] {
    return PURPOSES.flatMap((purpose) => {
      const placeIndex = this.placeIndexes.get(placeIndexKey(key, purpose));
      if (placeIndex === undefined) return [];
      let found = conflicts.get(placeIndex);
      if (found === undefined)
        conflicts.set(
          placeIndex,
          (found = conflictsOn(placeIndex, { purpose, placeId: key.slice(key.indexOf(':') + 1) })),
        );
      return found;
    });
  }
}
