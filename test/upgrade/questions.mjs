import { LOOKUP, LOOKUP_AS_OF, lookupVariables } from '../load/lookup-requests.mjs';

const LOOKUPS = 300;
const PAST_LOOKUPS = 80;
const CITIZENSHIPS = ['DE', 'AT', 'CH', 'FR', 'TR', 'PL', 'US', 'IN', 'GB', 'NL', 'SG', 'MA'];

const TRIP_PAGE = `query ($token: String!) { tripPage(token: $token) {
  state message language restrictionType dateStart dateEnd subscription organisation { name phone }
  changes { id at destination detailType title before after isRead }
  detail { version summary { key status text } warnings { key text } sections { key entries { detailType text citizenships sourceUri checkedAt } } }
} }`;

const REVISIONS = `query ($id: ID!) { entryRestrictionRevisions(id: $id, limit: 20) { totalCount results {
  version at isSignificant isActive note restoredFrom sources changedTypes editor { id }
  changes { detailId purpose citizenships departures field title before after beforeText afterText }
} } }`;

const JOURNEYS = `query { myjourneys(limit: 100, orderBy: "createdAt", order: ASC) { totalCount results {
  id departureName dateStart dateEnd language isActive destinations { type id name } citizenships { id }
} } }`;

/** Every question as `[name, ask]`; `ask` answers text that has to be the same before and after an upgrade. */
export function questions(client, { countries, urls, moments }) {
  const ids = [...new Set(countries.map((country) => country.id))];
  const variables = lookupVariables(LOOKUPS + PAST_LOOKUPS, {
    editorial: ids.slice(0, 60),
    imported: ids.slice(60).length > 4 ? ids.slice(60) : ids,
    citizenships: CITIZENSHIPS,
    airports: new Map(),
  }).map((lookup) => lookup.variables);
  const graphql = (user, query, values) => async () => JSON.stringify(await client.graphql(user, query, values));
  return [
    ...variables.slice(0, LOOKUPS).map((values, at) => [`lookup ${at}`, graphql('agent', LOOKUP, values)]),
    ...variables
      .slice(LOOKUPS)
      .map((values, at) => [
        `as of ${at}`,
        graphql('agent', LOOKUP_AS_OF, { ...values, asOf: moments[at % moments.length] }),
      ]),
    ...urls.map((path) => [
      `page ${path.slice(0, 6)}…`,
      async () => {
        const { status, body } = await client.page(path);
        return `${status} ${body.replace(/ nonce="[^"]+"/g, '')}`;
      },
    ]),
    ...urls.map((path) => [
      `trip page ${path.slice(0, 6)}…`,
      graphql(null, TRIP_PAGE, { token: path.split('/').at(-1) }),
    ]),
    ...countries.map(({ id, restrictionId }) => [
      `revisions ${id}`,
      graphql('editor', REVISIONS, { id: restrictionId }),
    ]),
    ['journeys', graphql('agent', JOURNEYS, {})],
  ];
}
