import type { DetailViewModel } from '../trip-page-view.js';

type Place = DetailViewModel['places'][number];

/** The headline of the page. The kinds are in order of gravity. */
export interface Verdict {
  kind: 'BLOCKED' | 'TODO' | 'INCOMPLETE' | 'RESTRICTED' | 'CLEAR';
  /** Places where entry is barred. */
  blocked: string[];
  /** Titles of the items of the summary that are required, and of those that are not known. */
  required: string[];
  unknown: string[];
  /** Of those that depend on the journey or the traveller. */
  depending: string[];
  restricted: string[];
  conflicting: string[];
  withoutStatus: string[];
  /** Something about the trip is unknown or conflicting. */
  isIncomplete: boolean;
}

const names = (places: readonly Place[], holds: (place: Place) => boolean): string[] =>
  places.filter(holds).map(({ name }) => name);

/** The verdict on a trip. What is unknown never counts as "not required". */
export function verdictOf({ places, summary }: DetailViewModel): Verdict {
  const destinations = places.filter(({ isTransit }) => !isTransit);
  const found = {
    blocked: names(destinations, (place) => place.entryBanned || place.status === 'RED'),
    required: summary.filter(({ status }) => status.startsWith('REQUIRED')).map(({ title }) => title),
    unknown: summary.filter(({ status }) => status === 'UNKNOWN').map(({ title }) => title),
    depending: summary.filter(({ status }) => status === 'DEPENDS').map(({ title }) => title),
    restricted: names(destinations, ({ status }) => status === 'YELLOW'),
    conflicting: names(places, ({ status }) => status === 'PURPLE'),
    withoutStatus: names(destinations, ({ status }) => status === 'GRAY'),
  };
  const isIncomplete =
    summary.length === 0 ||
    destinations.length === 0 ||
    found.unknown.length + found.depending.length + found.conflicting.length + found.withoutStatus.length > 0;
  return { kind: kindOf(found, isIncomplete), ...found, isIncomplete };
}

/** The gravest of what was found. */
function kindOf(found: Pick<Verdict, 'blocked' | 'required' | 'restricted'>, isIncomplete: boolean): Verdict['kind'] {
  if (found.blocked.length > 0) return 'BLOCKED';
  if (found.required.length > 0) return 'TODO';
  if (isIncomplete) return 'INCOMPLETE';
  return found.restricted.length > 0 ? 'RESTRICTED' : 'CLEAR';
}
