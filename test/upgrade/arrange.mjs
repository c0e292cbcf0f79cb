import { accepted } from './client.mjs';

const REVISIONS = 30;
const TRIPS = 60;
const OTHERS = ['AE', 'EG', 'ZA', 'MX', 'CA'];
const NATIONALITIES = ['DE', 'TR', 'FR', 'IN', 'US', 'PL'];
const LANGUAGES = ['de', 'en', 'fr', 'tr'];
const DAY_MS = 86_400_000;

const dayFromNow = (days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const RESTRICTION = `query ($id: ID!) { entryRestriction(id: $id) {
  id version level isActive reminder internalNote internalSources regionDeviationTourism regionDeviationBusiness
  country { id } region { id } airport { id }
  details {
    id restrictionType citizenships { id } citizenshipGroups departures { id } departureGroups
    noRestrictions { startDate endDate } noAccess { startDate endDate } someRestrictions { startDate endDate }
    note { noteDeRaw noteEnRaw } sourceUri authority { id } checkedAt nextReview restrictionDetailJson
  }
} }`;

/** What the editor's form sends back of a restriction that it has read. */
function toInput(restriction) {
  const { country, region, airport, details, ...head } = restriction;
  return {
    ...head,
    countryId: country.id,
    regionId: region?.id ?? null,
    airportId: airport?.id ?? null,
    details: details.map(toDetailInput),
  };
}

function toDetailInput(detail) {
  return {
    id: detail.id,
    restrictionType: detail.restrictionType,
    citizenshipIds:
      detail.citizenshipGroups.length > 0 ? detail.citizenshipGroups : detail.citizenships.map((c) => c.id),
    departureIds: detail.departureGroups.length > 0 ? detail.departureGroups : detail.departures.map((c) => c.id),
    noRestrictionsStart: detail.noRestrictions.startDate,
    noRestrictionsEnd: detail.noRestrictions.endDate,
    noAccessStart: detail.noAccess.startDate,
    noAccessEnd: detail.noAccess.endDate,
    someRestrictionsStart: detail.someRestrictions.startDate,
    someRestrictionsEnd: detail.someRestrictions.endDate,
    noteDe: detail.note.noteDeRaw,
    noteEn: detail.note.noteEnRaw,
    sourceUri: detail.sourceUri,
    authorityId: detail.authority?.id ?? null,
    checkedAt: detail.checkedAt,
    nextReview: detail.nextReview,
    restrictionDetailJson: detail.restrictionDetailJson,
  };
}

/** Trips, then revisions, significant and scheduled ones among them: everything that an upgrade has to carry over. */
export async function arrange(client) {
  const countries = await editorialCountries(client);
  const urls = [];
  for (let at = 0; at < TRIPS; at += 1) urls.push(await createTrip(client, countries[at % countries.length], at));
  const moments = [new Date().toISOString()];
  for (const [at, country] of countries.slice(0, REVISIONS).entries()) {
    await revise(client, country, at);
    if (at % 10 === 9) moments.push(new Date().toISOString());
  }
  await untilStable(client, urls[0]);
  return { countries, urls, moments };
}

async function editorialCountries(client) {
  const { entryRestrictions } = await client.graphql(
    'editor',
    'query { entryRestrictions(restrictionLevel: COUNTRY, isActive: true) { id detailCount country { id } } }',
  );
  return entryRestrictions
    .filter((restriction) => restriction.detailCount > 0)
    .map((restriction) => ({ id: restriction.country.id, restrictionId: restriction.id }))
    .sort((a, b) => a.id.localeCompare(b.id) || a.restrictionId.localeCompare(b.restrictionId));
}

async function createTrip(client, country, at) {
  const other = OTHERS[at % OTHERS.length];
  const destinations = at % 2 === 0 || other === country.id ? [country.id] : [country.id, other];
  const payload = accepted(
    await client.graphql(
      'agent',
      `mutation ($to: [ID!]!, $types: [PlaceType!], $who: [ID!]!, $from: Date!, $until: Date!, $language: String!) {
        createMyjourney(departureType: COUNTRY, departureId: "DE", destinationsTypes: $types, destinationIds: $to, citizenshipCountryIds: $who,
          dateStart: $from, dateEnd: $until, restrictionType: PRIVATE, language: $language) { ok errors { field messages } url }
      }`,
      {
        to: destinations,
        types: destinations.map(() => 'COUNTRY'),
        who: [NATIONALITIES[at % NATIONALITIES.length], ...(at % 7 === 0 ? ['NL'] : [])],
        from: dayFromNow(5 + (at % 20)),
        until: dayFromNow(8 + (at % 20) * 2),
        language: LANGUAGES[at % LANGUAGES.length],
      },
    ),
  );
  return new URL(payload.url).pathname;
}

async function revise(client, country, at) {
  const { entryRestriction } = await client.graphql('editor', RESTRICTION, { id: country.restrictionId });
  const input = toInput(entryRestriction);
  const [first] = input.details;
  first.noteEn = `<p>Compared with the embassy's notice ${at}.</p>`;
  first.restrictionDetailJson = { ...first.restrictionDetailJson, ErVisaRequired: at % 2 === 0 };
  const isScheduled = at % 6 === 5;
  await client.graphql(
    'editor',
    'mutation ($input: EntryRestrictionInput!) { updateEntryRestriction(input: $input) { ok errors { field messages } } }',
    {
      input: {
        ...input,
        isSignificant: at % 3 !== 2,
        significantUpdateNote: at % 3 === 2 ? null : `Revision ${at}`,
        proposeForConfirmation: true,
        ...(isScheduled ? { effectiveOn: dayFromNow(20) } : {}),
      },
    },
  );
}

/** Waits until trip pages stand still: what a revision changes there follows the log. */
async function untilStable(client, path) {
  let last = '';
  for (let quiet = 0; quiet < 5; quiet += 1) {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const { body } = await client.page(path);
    const now = body.replace(/ nonce="[^"]+"/g, '');
    if (now !== last) quiet = 0;
    last = now;
  }
}
