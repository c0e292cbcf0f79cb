import { CountryOverview } from '../../gen/graphql.js';
import type { ConsoleResource } from '../../ui/resource/console-resource.js';

/** `ALL` narrows nothing. */
export const SHOWN = ['ALL', 'STATED', 'MISSING', 'DEVIATING', 'REVIEWS_DUE', 'SCHEDULED', 'REMINDER'] as const;

/** One row per country, which nobody edits; the screen keeps its own address. */
export const countryOverview: ConsoleResource = {
  name: 'countryoverview',
  mapping: {
    type: 'CountryOverview',
    fragment: CountryOverview,
    toFilter: ({ shown, ...filter }) => ({ ...filter, ...(shown === 'ALL' ? {} : { shown }) }),
  },
  recordRepresentation: ({ country }: CountryOverview) => country.nameShort,
};
