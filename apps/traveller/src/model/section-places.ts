import type { DetailViewModel } from '../trip-page-view.js';

export type EntryView = DetailViewModel['sections'][number]['entries'][number];

/** What a section says about one place: entries to read, and the topics about which nothing is known. */
export interface SectionPlace {
  name: string;
  entries: EntryView[];
  unknown: string[];
}

/** Nobody states anything about it. What an editor states as not known is a statement with a source. */
export const isUnstated = ({ state, provenance }: EntryView): boolean => state === 'UNKNOWN' && provenance === null;

/**
 * The entries of a section by place, in the places' order. Topics unstated for all travellers share one line; one that
 * became unknown, or is unknown for some nationalities only, stays an entry.
 */
export function sectionPlaces(
  entries: readonly EntryView[],
  places: DetailViewModel['places'],
  nationalities: number,
): SectionPlace[] {
  const nameById = new Map(places.map(({ id, name }) => [id, name]));
  const byPlace = new Map<string, SectionPlace>(places.map(({ name }) => [name, { name, entries: [], unknown: [] }]));
  for (const entry of entries) {
    const name = nameById.get(entry.place) ?? entry.place;
    const place = byPlace.get(name) ?? { name, entries: [], unknown: [] };
    byPlace.set(name, place);
    const isForAll = entry.citizenships.length === 0 || entry.citizenships.length >= nationalities;
    if (isUnstated(entry) && isForAll && !entry.isChanged) place.unknown.push(entry.title);
    else place.entries.push(explainedOnce(entry, place.entries));
  }
  return [...byPlace.values()].filter((place) => place.entries.length + place.unknown.length > 0);
}

/** A word is explained where it is read first. */
const explainedOnce = (entry: EntryView, earlier: readonly EntryView[]): EntryView =>
  entry.explanation && earlier.some(({ explanation }) => explanation === entry.explanation)
    ? { ...entry, explanation: null }
    : entry;

/** Entries under one heading. */
export interface CitizenshipGroup {
  /** Null: no heading, each entry says for whom it is. */
  citizenships: string[] | null;
  entries: EntryView[];
}

/** Entries by whom they are for, in the order of the first of each; those for every traveller have no heading. */
export function byCitizenship(entries: readonly EntryView[], nationalities: number): CitizenshipGroup[] {
  const groups = new Map<string, CitizenshipGroup>();
  for (const entry of entries) {
    const citizenships = isForSome(entry, nationalities) ? entry.citizenships : null;
    const key = citizenships?.join('|') ?? '';
    const group = groups.get(key);
    if (group) group.entries.push(entry);
    else groups.set(key, { citizenships, entries: [entry] });
  }
  return [...groups.values()];
}

/** Whether a nationality note says something: the entry does not hold for every traveller of the trip. */
export const isForSome = (entry: Pick<EntryView, 'citizenships'>, nationalities: number): boolean =>
  entry.citizenships.length > 0 && entry.citizenships.length < nationalities;

const SHARED = ['sourceUri', 'authority', 'writtenOn', 'checkedAt'] as const;

/** Not one statement alone, whose source could stand elsewhere. */
const hasOwnSources = ({ state, periods }: EntryView): boolean => state !== 'STATED' || periods.length > 0;

const isOfOneSource = (a: EntryView, b: EntryView): boolean =>
  !hasOwnSources(a) && !hasOwnSources(b) && SHARED.every((field) => a[field] === b[field]);

const hasSource = (entry: EntryView): boolean => SHARED.some((field) => entry[field] !== null);

/** The common provenance of all entries of a place; null when they differ or there is only one entry. */
export function sharedProvenance(entries: readonly EntryView[]): EntryView | null {
  const [first, ...others] = entries;
  if (!first || others.length === 0 || !hasSource(first)) return null;
  return others.every((entry) => isOfOneSource(first, entry)) ? first : null;
}

/** Entries one after the other, with the provenance that all of them have; null: each says its own. */
export interface SourceRun {
  entries: EntryView[];
  shared: EntryView | null;
}

/** Entries in their order, those that follow each other with one provenance together. */
export function sourceRuns(entries: readonly EntryView[]): SourceRun[] {
  const runs: EntryView[][] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    if (last && isOfOneSource(last[0]!, entry)) last.push(entry);
    else runs.push([entry]);
  }
  return runs.map((run) => ({ entries: run, shared: sharedProvenance(run) }));
}
