import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const FOLDER = fileURLToPath(new URL('../../db/seeds/demo', import.meta.url));
const PASSWORD = 'landfall-demo';
const DAY_MS = 86_400_000;
const MAIL_MS = 60_000;

const RESTRICTION = `id version level isActive country { id } reminder internalNote internalSources regionDeviationTourism regionDeviationBusiness
  details { id restrictionType citizenships { id } citizenshipCodes departureCodes
    conditions { kind isNot countryIds withinDays transitHours documents { issuerId kind } withinYears ageFrom ageTo means portIds passports }
    validFrom validUntil noRestrictions { startDate endDate } noAccess { startDate endDate } someRestrictions { startDate endDate }
    note { noteDeRaw noteEnRaw } sourceUri authority { id } writtenOn checkedAt nextReview restrictionDetailJson
    editCategories { category copyFromBusiness } }`;

/** The product as its users see it. */
class Client {
  constructor(base, mails) {
    this.base = base;
    this.mails = mails;
  }

  async call(token, query, variables = {}) {
    const response = await fetch(`${this.base}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `JWT ${token}` } : {}) },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = await response.json();
    if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
    return data;
  }

  /** A mutation that says on which field it was rejected. */
  async change(token, query, variables) {
    const { result } = await this.call(token, query, variables);
    if (!result.ok) throw new Error(JSON.stringify(result.errors));
    return result;
  }

  async logIn(username) {
    const { tokenAuth } = await this.call(
      null,
      'mutation ($u: String!, $p: String!) { tokenAuth(username: $u, password: $p) { token } }',
      { u: username, p: PASSWORD },
    );
    return tokenAuth.token;
  }

  async upload(token, file) {
    const response = await fetch(`${this.base}/api/images?for=logo`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', authorization: `JWT ${token}` },
      body: await readFile(join(FOLDER, file)),
    });
    if (response.status !== 201) throw new Error(`The logo was not taken: ${response.status}`);
    return (await response.json()).id;
  }

  /** The secret in the link of the newest mail to an address. */
  async secretSentTo(address) {
    for (const until = Date.now() + MAIL_MS; Date.now() < until; await delay(500)) {
      const mails = await (await fetch(`${this.mails}/email?to=${encodeURIComponent(address)}`)).json();
      const found = /\/verify\/([\w-]+)/.exec(mails.at(-1)?.text ?? '');
      if (found) return found[1];
    }
    throw new Error(`No mail came to ${address}`);
  }
}

const inDays = (days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** A sailing that has not begun: the first one of a route. Null: the samples are all over. */
async function sailingOf(client, token, route) {
  const { routes } = await client.call(
    token,
    'query ($route: ID!) { routes(route: $route) { schedules { cruiseId dateStart dateEnd } } }',
    { route },
  );
  const sailing = routes[0]?.schedules.find(({ dateStart }) => dateStart > inDays(1));
  return sailing ? { cruise: sailing.cruiseId, from: sailing.dateStart, until: sailing.dateEnd } : null;
}

async function makeTrip(client, token, { route, from, until, ...trip }) {
  const days = route ? await sailingOf(client, token, route) : { from: inDays(from), until: inDays(until) };
  if (days) await makePage(client, token, { ...trip, ...days });
}

async function makePage(client, token, { to = [], via = [], isDisabled, email, ...trip }) {
  const { id } = await client.change(
    token,
    `mutation ($to: [ID!]!, $toTypes: [PlaceType!]!, $for: [ID!]!, $from: Date!, $until: Date!, $purpose: RestrictionType!, $language: String!, $email: String, $note: String, $via: [TransitInput!], $cruise: ID) {
      result: createMyjourney(departureType: COUNTRY, departureId: "DE", destinationsTypes: $toTypes, destinationIds: $to, citizenshipCountryIds: $for, dateStart: $from, dateEnd: $until,
        restrictionType: $purpose, language: $language, email: $email, internalNote: $note, transits: $via, cruisecompassCruiseId: $cruise) { ok errors { field messages } id } }`,
    {
      ...trip,
      to,
      toTypes: to.map(() => 'COUNTRY'),
      email: email ?? null,
      via: via.map((airport) => ({ type: 'AIRPORT', id: airport })),
    },
  );
  if (email) {
    await client.change(
      null,
      'mutation ($secret: String!) { result: confirmTripSubscription(verification: $secret) { ok errors { field messages } } }',
      { secret: await client.secretSentTo(email) },
    );
  }
  if (isDisabled)
    await client.change(
      token,
      'mutation ($id: ID!) { result: updateMyjourneyEmailNote(id: $id, isManuallyDisabled: true) { ok errors { field messages } } }',
      { id },
    );
}

async function fillAccount(client, token, { logo, profile, favourites, trips }) {
  const { whoAmI } = await client.call(token, '{ whoAmI { organisation { id } } }');
  const logoId = logo ? { logoId: await client.upload(token, logo) } : {};
  if (logo || profile)
    await client.change(
      token,
      'mutation ($input: JSON!) { result: updateOrganisation(input: $input) { ok errors { field messages } } }',
      { input: { id: whoAmI.organisation.id, ...profile, ...logoId } },
    );
  await client.change(
    token,
    'mutation ($ids: [ID!]!) { result: updateOrganisationCountrySelection(countryIds: $ids) { ok errors { field messages } } }',
    { ids: favourites },
  );
  for (const trip of trips) await makeTrip(client, token, trip);
}

/** A restriction as an editor sends it back. */
function inputOf({ country, details, ...restriction }) {
  return {
    ...restriction,
    countryId: country.id,
    details: details.map(
      ({
        citizenships: _,
        citizenshipCodes,
        departureCodes,
        noRestrictions,
        noAccess,
        someRestrictions,
        note,
        authority,
        ...detail
      }) => ({
        ...detail,
        citizenshipIds: citizenshipCodes,
        departureIds: departureCodes,
        noRestrictionsStart: noRestrictions.startDate,
        noRestrictionsEnd: noRestrictions.endDate,
        noAccessStart: noAccess.startDate,
        noAccessEnd: noAccess.endDate,
        someRestrictionsStart: someRestrictions.startDate,
        someRestrictionsEnd: someRestrictions.endDate,
        noteDe: note.noteDeRaw,
        noteEn: note.noteEnRaw,
        authorityId: authority?.id ?? null,
      }),
    ),
  };
}

/** Lets a statement say something else. */
async function state(client, token, { country, nationality, purpose, type }, value, more) {
  const { entryRestrictions } = await client.call(
    token,
    `query ($country: ID!) { entryRestrictions(countryId: $country) { ${RESTRICTION} } }`,
    { country },
  );
  const restriction = entryRestrictions.find(({ level }) => level === 'COUNTRY');
  const isMeant = ({ restrictionType, citizenships, restrictionDetailJson }) =>
    restrictionType === purpose && type in restrictionDetailJson && citizenships.some(({ id }) => id === nationality);
  const meant = restriction?.details.find(isMeant);
  if (!meant) throw new Error(`${country} does not state ${type}.`);
  meant.restrictionDetailJson = { ...meant.restrictionDetailJson, [type]: value };
  await client.change(
    token,
    'mutation ($input: EntryRestrictionInput!) { result: updateEntryRestriction(input: $input) { ok errors { field messages } } }',
    { input: { ...inputOf(restriction), ...more } },
  );
}

const hasTrips = async (client, token) =>
  (await client.call(token, '{ myjourneys(limit: 1) { totalCount } }')).myjourneys.totalCount > 0;

async function fillAll(client, logIn, { accounts, revision, infos }, mark) {
  const editor = await logIn('editor');
  for (const info of infos)
    await client.change(
      editor,
      'mutation ($input: TourOperatorExternalRestrictionInfoInput!) { result: createTouroperatorExternalRestrictionInfo(input: $input) { ok errors { field messages } } }',
      { input: info },
    );
  // A fill that is cut off is finished by the next start: the rule must not keep its earlier wording.
  await writeFile(mark, '');
  await state(client, editor, revision, revision.before, { isSignificant: false });
  try {
    for (const account of accounts) await fillAccount(client, await logIn(account.login), account);
  } finally {
    // Named, not read before: a fill that was cut off would have left the earlier wording to be read.
    await endRevision(client, editor, revision, mark);
  }
}

async function endRevision(client, editor, revision, mark) {
  await state(client, editor, revision, revision.after, { isSignificant: true, significantUpdateNote: revision.note });
  await rm(mark, { force: true });
}

/**
 * Fills the demo by the same calls as its users would: favourites, a logo, trip pages with subscriptions, and a change that concerns them.
 * Where trip pages are there already it only ends what an earlier start had to leave half done; no session stays open. Rejects when the product says no.
 */
export async function fillDemo({ base, mails, home }) {
  const client = new Client(base, mails);
  const content = parse(await readFile(join(FOLDER, 'trips.yaml'), 'utf8'));
  const tokens = [];
  const logIn = async (username) => {
    const token = await client.logIn(username);
    tokens.push(token);
    return token;
  };
  try {
    const mark = join(home, 'demo-is-filling');
    if (existsSync(mark)) await endRevision(client, await logIn('editor'), content.revision, mark);
    if (await hasTrips(client, await logIn(content.accounts[0].login))) return false;
    await fillAll(client, logIn, content, mark);
    return true;
  } finally {
    for (const token of tokens)
      await client.change(token, 'mutation { result: logout { ok errors { field messages } } }');
  }
}
