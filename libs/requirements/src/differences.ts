import { grouped } from '@landfall/kernel';
import { ordinalOf } from './core-types.js';
import type { StatusColor } from '@landfall/catalogue';
import type { Answer, Difference, Entry, PlaceStatus } from './model.js';
import { canonicalText } from './stated.js';

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

  /** The entry, or an unknown one for a type without an entry. */
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

/** State and values, and the days on which they hold. Source, authority, dates, level, provenance and ids do not count, nor who says that nothing is known. */
export const contentOf = (entry: Entry | null): string => {
  if (entry === null) return 'absent';
  const periods = entry.periods ?? [];
  const said = periods.map((period) => [period.from, period.until, sayingOf(period)]);
  return periods.length === 0 ? sayingOf(entry) : JSON.stringify([sayingOf(entry), ...said]);
};

const sayingOf = (entry: Pick<Entry, 'state' | 'statements' | 'alternatives'>): string =>
  entry.state === 'unknown'
    ? 'unknown'
    : JSON.stringify([
        entry.state,
        valuesOf(entry.statements),
        ...(entry.alternatives ?? []).map(({ conditions, statements }) => [conditions, valuesOf(statements)]),
      ]);

const valuesOf = (statements: Entry['statements']): string[] =>
  statements.map((statement) => canonicalText(statement.value)).sort();

const narrowed = (entry: Entry | null, citizenships: string[]): Entry | null =>
  entry && { ...entry, citizenships: [...citizenships] };

/** Sorted, because the order of citizenships carries no meaning. */
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

export interface PlaceDifferences {
  citizenships: string[];
  entries: Difference[];
}

export function placeDifferences(place: string, before: readonly Entry[], after: readonly Entry[]): PlaceDifferences {
  const [was, is] = [new PlaceIndex(place, before), new PlaceIndex(place, after)];
  const types = [...new Set([...was.types(), ...is.types()])].sort(byCatalogue);
  return { citizenships: everyone(was, is), entries: types.flatMap((type) => entryDifferences(was, is, type)) };
}

export const colorsOf = (places: readonly PlaceStatus[]): Map<string, StatusColor> =>
  new Map(places.map(({ place, status }) => [place.id, status]));

export const colorDifference = (
  place: string,
  citizenships: string[],
  before: StatusColor | null,
  after: StatusColor | null,
): Difference[] => (before === after ? [] : [{ place, detailType: 'Status', citizenships, before, after }]);

/**
 * The visible differences per place: `Status` first, then by detail type. Citizenships with the same entries before
 * and after share a difference. Null: the place or citizenship is not part of that answer. A change of provenance
 * alone is no difference.
 */
export function differences(before: Answer, after: Answer): Difference[] {
  const group = (answer: Answer): Map<string, Entry[]> => grouped(answer.entries, (entry) => entry.place);
  const [entriesBefore, entriesAfter] = [group(before), group(after)];
  const [colorsBefore, colorsAfter] = [colorsOf(before.places), colorsOf(after.places)];
  return [...new Set([...colorsBefore.keys(), ...colorsAfter.keys()])].flatMap((place) => {
    const { citizenships, entries } = placeDifferences(
      place,
      entriesBefore.get(place) ?? [],
      entriesAfter.get(place) ?? [],
    );
    const [was, is] = [colorsBefore.get(place) ?? null, colorsAfter.get(place) ?? null];
    return [...colorDifference(place, citizenships, was, is), ...entries];
  });
}
