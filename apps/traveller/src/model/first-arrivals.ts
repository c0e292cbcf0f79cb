interface Destination {
  type: string;
  id: string;
}

/** The days of arrival of destinations as an answer has them: each place once, where it is reached first. */
export const firstArrivals = (
  destinations: readonly Destination[],
  arrivalDays: readonly (number | null)[],
): (number | null)[] =>
  destinations.flatMap(({ type, id }, at) =>
    destinations.findIndex((one) => one.type === type && one.id === id) === at ? [arrivalDays[at] ?? null] : [],
  );
