import { grouped, isWebAddress } from '@landfall/kernel';
import type { DetailEntry, DetailSection, DestinationAnswer } from '../gen/graphql.js';

export interface PlaceEntries {
  destination: string;
  said: DetailEntry[];
  unknown: DetailEntry[];
}
export interface SectionModel {
  key: string;
  title: string;
  isByCitizenship: boolean;
  places: PlaceEntries[];
  saidCount: number;
  unknownCount: number;
}

/** Titles once each: several nationalities may share what nobody states. */
const onePerType = (entries: DetailEntry[]): DetailEntry[] => [
  ...new Map(entries.map((entry) => [entry.detailType, entry])).values(),
];

/** Several statements are shown, each with its own source. */
export const isOfSeveral = ({ state }: Pick<DetailEntry, 'state'>): boolean =>
  state === 'CONFLICTING' || state === 'DEPENDS';

/** Nobody states anything about it. What an editor states as not known is a statement with a source. */
const isUnstated = ({ state, provenance }: DetailEntry): boolean => state === 'UNKNOWN' && provenance === null;

/** A word is explained where it is read first. */
const explainedOnce = (entry: DetailEntry, at: number, all: readonly DetailEntry[]): DetailEntry =>
  entry.explanation !== null && all.findIndex(({ explanation }) => explanation === entry.explanation) < at
    ? { ...entry, explanation: null }
    : entry;

/**
 * Entries by destination in the order of the trip. What is stated or in conflict is read first; what nobody states is
 * listed apart, because it must never look like a "no".
 */
export function sectionModel(
  { key, title, citizenshipShowGrouping, entries }: DetailSection,
  destinations: readonly DestinationAnswer[],
): SectionModel {
  const order = [
    ...new Set([...destinations.map(({ place }) => place.id), ...entries.map(({ destination }) => destination)]),
  ];
  const places = order
    .map((destination): PlaceEntries => {
      const own = entries.filter((entry) => entry.destination === destination);
      return {
        destination,
        said: own.filter((entry) => !isUnstated(entry)).map(explainedOnce),
        unknown: onePerType(own.filter(isUnstated)),
      };
    })
    .filter(({ said, unknown }) => said.length + unknown.length > 0);
  return {
    key,
    title,
    isByCitizenship: citizenshipShowGrouping === 'LIMITED',
    places,
    saidCount: places.reduce((sum, { said }) => sum + said.length, 0),
    unknownCount: places.reduce((sum, { unknown }) => sum + unknown.length, 0),
  };
}

/** True when the nationalities of an entry are all that were searched for, so that naming them says nothing. */
export const holdsForAll = (citizenships: readonly string[], searched: readonly string[]): boolean =>
  citizenships.length === 0 || searched.every((code) => citizenships.includes(code));

/** Entries by whom they are for, in the order of the first of each. `citizenships` null: for all that were searched for. */
export function byCitizenship(
  entries: readonly DetailEntry[],
  searched: readonly string[],
): { citizenships: string[] | null; entries: DetailEntry[] }[] {
  const nationalities = ({ citizenships }: DetailEntry): string =>
    holdsForAll(citizenships, searched) ? '' : citizenships.join();
  return [...grouped(entries, nationalities)].map(([key, list]) => ({
    citizenships: key === '' ? null : key.split(','),
    entries: list,
  }));
}

export interface TripDays {
  dateStart: string;
  dateEnd: string;
}

/** Whether a phase begins or ends while the trip is under way; one that holds throughout needs no dates. */
export const changesDuring = (
  { phaseStart, phaseEnd }: Pick<DestinationAnswer, 'phaseStart' | 'phaseEnd'>,
  { dateStart, dateEnd }: TripDays,
): boolean =>
  (phaseStart !== null && phaseStart > dateStart && phaseStart <= dateEnd) ||
  (phaseEnd !== null && phaseEnd >= dateStart && phaseEnd < dateEnd);

/** Only addresses of the web become links. */
export const webAddress = (uri: string | null): string | null => (uri && isWebAddress(uri) ? uri : null);
