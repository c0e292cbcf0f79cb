import { indexGroups } from './audience.js';
import { type Cell, EMPTY_CELL } from './cell.js';
import { type CompiledDetail, compileDetail } from './compiled-detail.js';
import { grouped } from './grouped.js';
import { Pool } from './intern.js';
import type { CountryGroups, PlacePath, Purpose, RuleDetail } from './model.js';
import { placeKey, placeKeys } from './place-keys.js';
import { Shelf } from './shelf.js';
import { type Conflict, conflictsOn } from './conflicts.js';

const PURPOSES: readonly Purpose[] = ['BUSINESS', 'PRIVATE'];
/** Worked out once per shelf, which a new rule index shares where nothing was revised. */
const conflicts = new WeakMap<Shelf, readonly Conflict[]>();

const shelfKey = (place: string, purpose: Purpose): string => `${place}|${purpose}`;

interface Placed {
  shelf: string;
  detail: CompiledDetail;
}

function place(detail: RuleDetail, pool: Pool): Placed {
  return {
    shelf: shelfKey(placeKey(detail.level, detail.placeId), detail.purpose),
    detail: compileDetail(detail, pool),
  };
}

const shelfOf = (placed: Placed): string => placed.shelf;

/**
 * The immutable index of all active details: a lookup touches nothing else. A new revision makes a new rule index that shares
 * every place it did not touch, with what is already worked out there; a running lookup keeps the rule index it began with.
 */
export class RuleIndex {
  private constructor(
    /** Number of details. */
    readonly size: number,
    readonly groups: CountryGroups,
    private readonly pool: Pool,
    private readonly shelves: ReadonlyMap<string, Shelf>,
    /** Keys of the shelves on which a restriction has details. */
    private readonly shelvesOf: ReadonlyMap<string, readonly string[]>,
  ) {}

  /** Groups are compiled once; a detail that names an unknown group reaches nobody through it. */
  static of(details: Iterable<RuleDetail>, groups: CountryGroups): RuleIndex {
    const pool = new Pool(indexGroups(groups));
    const placed = Array.from(details, (detail) => place(detail, pool));
    const shelves = [...grouped(placed, shelfOf)].map(([key, list]): [string, Shelf] => [
      key,
      new Shelf(list.map(({ detail }) => detail)),
    ]);
    const shelvesOf = [...grouped(placed, ({ detail }) => detail.restrictionId)].map(
      ([id, list]): [string, string[]] => [id, [...new Set(list.map(shelfOf))]],
    );
    return new RuleIndex(placed.length, groups, pool, new Map(shelves), new Map(shelvesOf));
  }

  /**
   * A rule index in which the restriction has exactly these details; none removes it.
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
      shelfOf,
    );
    const shelves = new Map(this.shelves);
    let size = this.size;
    for (const key of new Set([...(this.shelvesOf.get(restrictionId) ?? []), ...fresh.keys()])) {
      const before = shelves.get(key)?.details ?? [];
      const after = [
        ...before.filter((detail) => detail.restrictionId !== restrictionId),
        ...(fresh.get(key) ?? []).map(({ detail }) => detail),
      ];
      size += after.length - before.length;
      if (after.length === 0) shelves.delete(key);
      else shelves.set(key, new Shelf(after));
    }
    const shelvesOf = new Map(this.shelvesOf);
    if (fresh.size === 0) shelvesOf.delete(restrictionId);
    else shelvesOf.set(restrictionId, [...fresh.keys()]);
    return new RuleIndex(size, this.groups, this.pool, shelves, shelvesOf);
  }

  /** What holds at a place, its levels merged: airport over region over country. */
  cell(path: PlacePath, purpose: Purpose, citizenship: string, departure: string): Cell {
    return placeKeys(path).reduce((above, key) => {
      const shelf = this.shelves.get(shelfKey(key, purpose));
      return shelf === undefined ? above : shelf.cell(citizenship, departure).over(above);
    }, EMPTY_CELL);
  }

  /** Keys of the places at which something is stated, sorted. */
  placeKeys(): string[] {
    return [...new Set([...this.shelves.keys()].map((key) => key.slice(0, key.lastIndexOf('|'))))].sort();
  }

  /** Whether both say the same at all of these places because neither was revised there since they were one. */
  sharesPlaces(other: RuleIndex, keys: readonly string[]): boolean {
    return keys.every((key) =>
      PURPOSES.every((purpose) => {
        const shelf = shelfKey(key, purpose);
        return this.shelves.get(shelf) === other.shelves.get(shelf);
      }),
    );
  }

  /** What conflicts among the details of one place (design, section 5), as a reader who asks about it would meet it. */
  conflictsAt(key: string): Conflict[] {
    return PURPOSES.flatMap((purpose) => {
      const shelf = this.shelves.get(shelfKey(key, purpose));
      if (shelf === undefined) return [];
      let found = conflicts.get(shelf);
      if (found === undefined)
        conflicts.set(shelf, (found = conflictsOn(shelf, { purpose, placeId: key.slice(key.indexOf(':') + 1) })));
      return found;
    });
  }
}
