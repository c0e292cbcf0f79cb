import type {
  CreateMyjourneyPayload,
  DestinationDetail,
  EntryRestriction,
  EntryRestrictionPayload,
  MutationResult,
  TripPage,
} from '@landfall/platform/schema';
import type { Client } from './client-of.js';
import type { Landfall } from './landfall.js';

const RESTRICTION = `id version level isActive country { id }
  details { id restrictionType citizenships { id } departures { id } noRestrictions { startDate endDate } noAccess { startDate endDate }
    someRestrictions { startDate endDate } note { noteDe noteEn } sourceUri authority { id } restrictionDetailJson }`;
const PAYLOAD = `ok errors { field messages } warnings { field messages } entryRestriction { ${RESTRICTION} } current { ${RESTRICTION} }`;
const DETAIL = `version destinations { place { id name } status entryBanned } summary { key status text destinations } warnings { key destinations }
  sections { key title entries { detailType text textLanguage value state citizenships provenance } }`;

/** A restriction as an editor sends it back. */
export function toInput(r: EntryRestriction): Record<string, unknown> & { details: Record<string, unknown>[] } {
  return {
    id: r.id,
    version: r.version,
    level: r.level,
    countryId: r.country.id,
    isActive: r.isActive,
    details: r.details.map((d) => ({
      id: d.id,
      restrictionType: d.restrictionType,
      citizenshipIds: d.citizenships.map((c) => c.id),
      departureIds: d.departures.map((c) => c.id),
      noRestrictionsStart: d.noRestrictions.startDate,
      noRestrictionsEnd: d.noRestrictions.endDate,
      noAccessStart: d.noAccess.startDate,
      noAccessEnd: d.noAccess.endDate,
      someRestrictionsStart: d.someRestrictions.startDate,
      someRestrictionsEnd: d.someRestrictions.endDate,
      noteDe: d.note.noteDe,
      noteEn: d.note.noteEn,
      sourceUri: d.sourceUri,
      authorityId: d.authority?.id ?? null,
      restrictionDetailJson: d.restrictionDetailJson,
    })),
  };
}

export async function saveRestriction(
  landfall: Client,
  token: string,
  kind: 'create' | 'update',
  input: object,
): Promise<EntryRestrictionPayload> {
  const data = await landfall.data<{ saved: EntryRestrictionPayload }>(
    token,
    `mutation ($i: EntryRestrictionInput!) { saved: ${kind}EntryRestriction(input: $i) { ${PAYLOAD} } }`,
    { i: input },
  );
  return data.saved;
}

export async function restrictionsOf(
  landfall: Client,
  token: string,
  countryId: string,
): Promise<readonly EntryRestriction[]> {
  const data = await landfall.data<{ entryRestrictions: readonly EntryRestriction[] }>(
    token,
    `query ($c: ID!) { entryRestrictions(countryId: $c) { ${RESTRICTION} } }`,
    { c: countryId },
  );
  return data.entryRestrictions;
}

/** A note that no traveller has read: each of them gets a mail. */
export async function noteSays(client: Client, editor: string, country: string, noteEn: string): Promise<void> {
  const [rules] = await restrictionsOf(client, editor, country);
  const input = toInput(rules!);
  const saved = await saveRestriction(client, editor, 'update', {
    ...input,
    details: input.details.map((detail) => ({ ...detail, noteEn })),
  });
  if (!saved.ok) throw new Error(JSON.stringify(saved.errors));
}

export interface Trip {
  destinations: string[];
  citizenships: string[];
  dateStart: string;
  dateEnd: string;
  purpose?: 'BUSINESS' | 'PRIVATE';
  language?: string;
}

/** Countries by their two letters, airports by three. */
const typesOf = (ids: string[]): string[] => ids.map((id) => (id.length === 3 ? 'AIRPORT' : 'COUNTRY'));

export async function lookUp(landfall: Client, token: string, trip: Trip): Promise<DestinationDetail> {
  const data = await landfall.data<{ destinationDetail: DestinationDetail }>(
    token,
    `query ($d: [ID!]!, $t: [PlaceType!]!, $c: [ID!]!, $s: Date!, $e: Date!, $r: RestrictionType, $l: String) {
      destinationDetail(departureType: COUNTRY, departureId: "DE", destinationsTypes: $t, destinationIds: $d, citizenshipIds: $c, restrictionType: $r, dateStart: $s, dateEnd: $e, language: $l) { ${DETAIL} } }`,
    {
      d: trip.destinations,
      t: typesOf(trip.destinations),
      c: trip.citizenships,
      s: trip.dateStart,
      e: trip.dateEnd,
      r: trip.purpose ?? 'PRIVATE',
      l: trip.language ?? 'en',
    },
  );
  return data.destinationDetail;
}

export async function createTrip(
  landfall: Client,
  token: string,
  trip: Trip,
  more: object = {},
): Promise<CreateMyjourneyPayload> {
  const data = await landfall.data<{ createMyjourney: CreateMyjourneyPayload }>(
    token,
    `mutation ($d: [ID!], $t: [PlaceType!], $c: [ID!]!, $s: Date!, $e: Date!, $r: RestrictionType!, $l: String!, $email: String, $note: String) {
      createMyjourney(departureType: COUNTRY, departureId: "DE", destinationsTypes: $t, destinationIds: $d, citizenshipCountryIds: $c, dateStart: $s, dateEnd: $e,
        restrictionType: $r, language: $l, email: $email, internalNote: $note) { ok errors { field messages } url id } }`,
    {
      d: trip.destinations,
      t: typesOf(trip.destinations),
      c: trip.citizenships,
      s: trip.dateStart,
      e: trip.dateEnd,
      r: trip.purpose ?? 'PRIVATE',
      l: trip.language ?? 'en',
      ...more,
    },
  );
  return data.createMyjourney;
}

export const tokenOf = (url: string): string => new URL(url).pathname.split('/').at(-1)!;

export async function tripPage(landfall: Client, token: string, language?: string): Promise<TripPage | null> {
  const data = await landfall.data<{ tripPage: TripPage | null }>(
    null,
    `query ($t: String!, $l: String) { tripPage(token: $t, language: $l) { state subscription message organisation { name } detail { ${DETAIL} } changes { id title before after isRead destination } } }`,
    { t: token, l: language },
  );
  return data.tripPage;
}

/** A traveller's action that answers `ok` and `errors`. */
export async function act(landfall: Client, operation: string): Promise<MutationResult> {
  const data = await landfall.data<{ result: MutationResult }>(
    null,
    `mutation { result: ${operation} { ok errors { field messages } } }`,
  );
  return data.result;
}

/** Subscribes an address and confirms it with the link of the mail. */
export async function subscribe(landfall: Landfall, token: string, email: string): Promise<void> {
  const before = (await landfall.mailsTo(email)).length;
  const requested = await act(landfall, `subscribeTripUpdates(token: "${token}", email: "${email}")`);
  if (!requested.ok) throw new Error(JSON.stringify(requested.errors));
  const mail = await landfall.mailNumber(before + 1, email);
  const secret = /\/verify\/([\w-]+)/.exec(mail.text)![1]!;
  const confirmed = await act(landfall, `confirmTripSubscription(verification: "${secret}")`);
  if (!confirmed.ok) throw new Error(JSON.stringify(confirmed.errors));
}

/** An ISO day so many days from today. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
