/** The queries that are read again, by what changed on the server; see ChangeStreams of the api. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  news: ['latestNews', 'ticker'],
  events: ['allEvents', 'mapEvents', 'ticker'],
  rules: ['tripChanges', 'departures', 'mapOfWorld'],
  trips: ['tripChanges', 'departures'],
  favourites: ['favourites', 'shippingLineChoice'],
};

export const queriesOf = (topics: readonly string[]): ReadonlySet<string> =>
  new Set(topics.flatMap((topic) => QUERIES[topic] ?? []));

/** After a gap anything may have changed. */
export const ALL_TOPICS = Object.keys(QUERIES);

const SPREAD_MS = 8_000;
/** Of all browsers that hear the same news at the same moment. */
export const readingDelay = (random = Math.random()): number => random * SPREAD_MS;

const FIRST_MS = 2_000;
const LONGEST_MS = 300_000;
/** Until the next attempt, after so many failed ones: longer each time, and never the same for all. */
export const attemptDelay = (failures: number, random = Math.random()): number =>
  Math.min(FIRST_MS * 2 ** failures, LONGEST_MS) * (0.5 + random / 2);
