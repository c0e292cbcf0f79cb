import type { Tx } from '@landfall/platform';
import {
  colorDifference,
  colorsOf,
  placeDifferences,
  type Difference,
  type Entry,
  type PlaceDifferences,
  type PlaceStatus,
  type SnapshotInParts,
} from '@landfall/requirements';
import { entriesOfParts, type StoredEntries } from './answer-parts.js';
import type { ItineraryInParts, StoredPart } from './stored-itinerary.js';

interface Part {
  hash: string;
  entries: (() => Entry[]) | StoredPart['entries'];
}

/** An answer before or after: the colours of its places and the parts with their entries. */
export interface Side {
  places: readonly PlaceStatus[];
  parts: ReadonlyMap<string, Part>;
}

export interface Pair {
  before: Side;
  after: Side;
}

export const sideOf = ({ places, parts }: SnapshotInParts): Side => ({
  places,
  parts: new Map(parts.map((part) => [part.place, part])),
});
export const storedSide = ({ places, parts }: ItineraryInParts): Side => ({ places, parts });

interface ComparedPlace {
  key: string;
  place: string;
  was: Part;
  is: Part;
  colors: readonly [before: PlaceStatus['status'] | null, after: PlaceStatus['status'] | null];
}

const NONE: Part = { hash: '', entries: [] };

/** What differs between answers. Trips share the entries of their places, so the same two are compared once. */
export class SnapshotDifferences {
  private readonly known = new Map<string, PlaceDifferences>();

  /** The visible differences of each pair, as `differences` of the whole answers finds them. */
  async of(tx: Tx, pairs: readonly Pair[]): Promise<Difference[][]> {
    const compared = pairs.map((pair) => this.changedPlaces(pair));
    const missing = compared.flat().filter((place) => !this.known.has(place.key));
    const stored = await entriesOfParts(
      tx,
      [...new Set(missing.flatMap(({ was, is }) => [was, is]).filter(({ entries }) => entries === null))].map(
        ({ hash }) => hash,
      ),
    );
    for (const { key, place, was, is } of missing)
      if (!this.known.has(key))
        this.known.set(key, placeDifferences(place, entriesOf(was, stored), entriesOf(is, stored)));
    return compared.map((places) =>
      places.flatMap(({ key, place, colors: [before, after] }) => {
        const { citizenships, entries } = this.known.get(key)!;
        return [...colorDifference(place, citizenships, before, after), ...entries];
      }),
    );
  }

  private changedPlaces({ before, after }: Pair): ComparedPlace[] {
    const [colorsBefore, colorsAfter] = [colorsOf(before.places), colorsOf(after.places)];
    return [...new Set([...colorsBefore.keys(), ...colorsAfter.keys()])].flatMap((place) => {
      const [was, is] = [before.parts.get(place) ?? NONE, after.parts.get(place) ?? NONE];
      const colors: ComparedPlace['colors'] = [colorsBefore.get(place) ?? null, colorsAfter.get(place) ?? null];
      return was.hash === is.hash && colors[0] === colors[1]
        ? []
        : [{ key: `${place} ${was.hash} ${is.hash}`, place, was, is, colors }];
    });
  }
}

function entriesOf({ hash, entries }: Part, stored: ReadonlyMap<string, StoredEntries>): readonly Entry[] {
  if (typeof entries === 'function') return entries();
  const found = entries ?? stored.get(hash)?.entries;
  if (!found) throw new Error(`The part ${hash} of an answer is gone.`);
  return found;
}
