import type { Landfall } from './landfall.js';

export interface FieldErrors {
  field: string;
  messages: string[];
}

interface RestrictionDetail {
  id: string;
  restrictionType: 'BUSINESS' | 'PRIVATE';
  citizenships: { id: string }[];
  departures: { id: string }[];
  noRestrictions: { startDate: string | null; endDate: string | null };
  noAccess: { startDate: string | null; endDate: string | null };
  someRestrictions: { startDate: string | null; endDate: string | null };
  note: { noteDe: string | null; noteEn: string | null };
  sourceUri: string | null;
  authority: { id: string } | null;
  restrictionDetailJson: Record<string, unknown>;
}

export interface Restriction {
  id: string;
  version: number;
  level: string;
  isActive: boolean;
  country: { id: string };
  details: RestrictionDetail[];
}

export interface SavePayload {
  ok: boolean;
  errors: FieldErrors[];
  warnings: FieldErrors[];
  entryRestriction: Restriction | null;
  current: Restriction | null;
}

export interface Detail {
  destinationDetail: {
    version: string;
    destinations: { place: { id: string; name: string }; status: string; entryBanned: boolean }[];
    summary: { key: string; status: string; text: string; destinations: string[] }[];
    warnings: { key: string; destinations: string[] }[];
    sections: {
      key: string;
      title: string;
      entries: {
        detailType: string;
        text: string;
        textLanguage: string;
        value: unknown;
        state: string;
        citizenships: string[];
        provenance: string | null;
      }[];
    }[];
  };
}

export interface TripPage {
  tripPage: {
    state: string;
    subscription: string;
    message: string | null;
    organisation: { name: string };
    detail: Detail['destinationDetail'] | null;
    changes: {
      id: string;
      title: string;
      before: string | null;
      after: string | null;
      isRead: boolean;
      destination: string;
    }[];
  } | null;
}

const RESTRICTION = `id version level isActive country { id }
  details { id restrictionType citizenships { id } departures { id } noRestrictions { startDate endDate } noAccess { startDate endDate }
    someRestrictions { startDate endDate } note { noteDe noteEn } sourceUri authority { id } restrictionDetailJson }`;
const PAYLOAD = `ok errors { field messages } warnings { field messages } entryRestriction { ${RESTRICTION} } current { ${RESTRICTION} }`;
const DETAIL = `version destinations { place { id name } status entryBanned } summary { key status text destinations } warnings { key destinations }
  sections { key title entries { detailType text textLanguage value state citizenships provenance } }`;

/** A restriction as an editor sends it back. */
export function toInput(r: Restriction): Record<string, unknown> & { details: Record<string, unknown>[] } {
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
  landfall: Landfall,
  token: string,
  kind: 'create' | 'update',
  input: object,
): Promise<SavePayload> {
  const data = await landfall.data<{ saved: SavePayload }>(
    token,
    `mutation ($i: EntryRestrictionInput!) { saved: ${kind}EntryRestriction(input: $i) { ${PAYLOAD} } }`,
    { i: input },
  );
  return data.saved;
}

export async function restrictionsOf(landfall: Landfall, token: string, countryId: string): Promise<Restriction[]> {
  const data = await landfall.data<{ entryRestrictions: Restriction[] }>(
    token,
    `query ($c: ID!) { entryRestrictions(countryId: $c) { ${RESTRICTION} } }`,
    { c: countryId },
  );
  return data.entryRestrictions;
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

export async function lookUp(landfall: Landfall, token: string, trip: Trip): Promise<Detail['destinationDetail']> {
  const data = await landfall.data<Detail>(
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

export interface CreatedTrip {
  ok: boolean;
  errors: FieldErrors[];
  url: string | null;
  id: string | null;
}

export async function createTrip(
  landfall: Landfall,
  token: string,
  trip: Trip,
  more: object = {},
): Promise<CreatedTrip> {
  const data = await landfall.data<{ createMyjourney: CreatedTrip }>(
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

export async function tripPage(landfall: Landfall, token: string, language?: string): Promise<TripPage['tripPage']> {
  const data = await landfall.data<TripPage>(
    null,
    `query ($t: String!, $l: String) { tripPage(token: $t, language: $l) { state subscription message organisation { name } detail { ${DETAIL} } changes { id title before after isRead destination } } }`,
    { t: token, l: language },
  );
  return data.tripPage;
}

/** A traveller's action that answers `ok` and `errors`. */
export async function act(landfall: Landfall, operation: string): Promise<{ ok: boolean; errors: FieldErrors[] }> {
  const data = await landfall.data<{ result: { ok: boolean; errors: FieldErrors[] } }>(
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
