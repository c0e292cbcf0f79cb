import { ordinalOf } from './core-types.js';
import { grouped } from './grouped.js';
import type { Answer, Difference, Entry } from './model.js';
import { canonicalText } from './stated.js';

/** One answer by place: its entries by type, and everyone it speaks to. */
class PlaceIndex {
  readonly #entries: Map<string, Entry[]>;
  readonly citizenships = new Set<string>();
  readonly #unknown = new Map<string, Entry>();

  constructor(
    readonly place: string,
    entries: readonly Entry[],
  ) {
    this.#entries = grouped(entries, (entry) => entry.detailType);
    for (const entry of entries) entry.citizenships.forEach((code) => this.citizenships.add(code));
  }

  types(): Iterable<string> {
    return this.#entries.keys();
  }

  shown(type: string, citizenship: string): Entry | null {
    return this.#entries.get(type)?.find((entry) => entry.citizenships.includes(citizenship)) ?? null;
  }

  /** The entry shown, or an unknown one where the answer speaks to the citizenship but not of the type. */
  entry(type: string, citizenship: string): Entry | null {
    const shown = this.shown(type, citizenship);
    if (shown !== null || !this.citizenships.has(citizenship)) return shown;
    const unknown = this.#unknown.get(type) ?? {
      detailType: type,
      place: this.place,
      citizenships: [],
      state: 'unknown',
      statements: [],
    };
    this.#unknown.set(type, unknown);
    return unknown;
  }
}

/** State and values; source, authority, date, level, origin and ids are where the content comes from, not content. */
export const contentOf = (entry: Entry | null): string =>
  entry === null
    ? 'absent'
    : JSON.stringify([entry.state, entry.statements.map((statement) => canonicalText(statement.value)).sort()]);

const narrowed = (entry: Entry | null, citizenships: string[]): Entry | null =>
  entry && { ...entry, citizenships: [...citizenships] };

/** Sorted: an answer does not tell the order of the itinerary for citizenships that never share an entry. */
const everyone = (before: PlaceIndex, after: PlaceIndex): string[] =>
  [...new Set([...before.citizenships, ...after.citizenships])].sort();

function entryDifferences(before: PlaceIndex, after: PlaceIndex, type: string): Difference[] {
  const pairs: { before: Entry | null; after: Entry | null; citizenships: string[] }[] = [];
  for (const citizenship of everyone(before, after)) {
    if (before.shown(type, citizenship) === null && after.shown(type, citizenship) === null) continue;
    const [was, is] = [before.entry(type, citizenship), after.entry(type, citizenship)];
    if (contentOf(was) === contentOf(is)) continue;
    const same = pairs.find((pair) => pair.before === was && pair.after === is);
    if (same === undefined) pairs.push({ before: was, after: is, citizenships: [citizenship] });
    else same.citizenships.push(citizenship);
  }
  return pairs.map((pair) => ({
    place: before.place,
    detailType: type,
    citizenships: pair.citizenships,
    before: narrowed(pair.before, pair.citizenships),
    after: narrowed(pair.after, pair.citizenships),
  }));
}

const byCatalogue = (a: string, b: string): number => (ordinalOf(a) ?? Infinity) - (ordinalOf(b) ?? Infinity);

/**
 * What a reader sees differently, per place: `Status` first (its colour, for all citizenships), then by detail type.
 * Citizenships that share the entry before and the entry after share a difference, and both entries name only them. Null:
 * the place (or the citizenship at it) is not in that answer; a type of which an answer says nothing is `unknown` there.
 * No difference: a change of source, authority, date checked, level, origin or ids alone.
 */
export function differences(before: Answer, after: Answer): Difference[] {
  const group = (answer: Answer): Map<string, Entry[]> => grouped(answer.entries, (entry) => entry.place);
  const [entriesBefore, entriesAfter] = [group(before), group(after)];
  const statuses = (answer: Answer) => new Map(answer.places.map(({ place, status }) => [place.id, status]));
  const [statusesBefore, statusesAfter] = [statuses(before), statuses(after)];
  return [...new Set([...statusesBefore.keys(), ...statusesAfter.keys()])].flatMap((place) => {
    const was = new PlaceIndex(place, entriesBefore.get(place) ?? []);
    const is = new PlaceIndex(place, entriesAfter.get(place) ?? []);
    const [colorBefore, colorAfter] = [statusesBefore.get(place) ?? null, statusesAfter.get(place) ?? null];
    const citizenships = everyone(was, is);
    const status =
      colorBefore === colorAfter
        ? []
        : [{ place, detailType: 'Status', citizenships, before: colorBefore, after: colorAfter }];
    const types = [...new Set([...was.types(), ...is.types()])].sort(byCatalogue);
    return [...status, ...types.flatMap((type) => entryDifferences(was, is, type))];
  });
}
