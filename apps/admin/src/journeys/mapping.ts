import { Journey } from '../gen/graphql.js';
import type { ResourceMapping } from '../graphql/resources/mapping.js';

export const journeyMapping: ResourceMapping = {
  type: 'Journey',
  fragment: Journey,
  operations: { list: 'myjourneys', update: 'updateMyjourneyEmailNote' },
  toFilter: ({ tab, note }) => ({ filter: tab, note: typeof note === 'string' ? note.trim() : null }),
};
