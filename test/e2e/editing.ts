import { dayIn, addDays } from '@landfall/kernel';
import type {
  CreateMyjourneyPayload,
  EntryRestrictionDetail,
  DestinationDetail,
  DetailEntry,
  EntryRestriction,
  EntryRestrictionPayload,
  FieldErrors,
  PlaceType,
} from '@landfall/platform/schema';
import type { GraphQLAnswer } from './client-of.js';
import type { Landfall } from './landfall.js';

type Json = Record<string, unknown>;

export const EDITED = `id version level isActive provenance status detailCount reviewsDueCount country { id } region { id } airport { id }
  reminder internalNote internalSources regionDeviationTourism regionDeviationBusiness modifiedAt modifiedBy { id lastName }
  significantUpdateAt significantUpdateBy { id } significantUpdateNote checkedAt checkedBy { id }
  details { id restrictionType citizenships { id } citizenshipGroups departures { id } departureGroups
    noRestrictions { startDate endDate significantUpdateAt } noAccess { startDate endDate significantUpdateAt } someRestrictions { startDate endDate significantUpdateAt }
    note { noteDe noteEn noteDeRaw noteEnRaw significantUpdateAt } sourceUri modifiedAt significantUpdateAt checkedAt nextReview
    restrictionDetailJson authority { id name authorityType } editCategories { category copyFromBusiness } }`;
export const PAYLOAD = `ok errors { field messages } warnings { field messages } entryRestriction { ${EDITED} } current { ${EDITED} }
  scheduled { id state effectiveOn } brokenRegressionCases { name failures { kind key expected actual } } overwrites { category field before after }`;
export const ANSWER = `version asOf
  destinations { place { id } isTransit status entryBanned riskLevel phase phaseStart phaseEnd }
  summary { key title status text destinations citizenships } warnings { key text destinations }
  sections { key title entries { detailType title kind destination citizenships value text html textLanguage positive isChanged changedAt level sourceUri
    authority { id name } checkedAt state provenance statements { value text sourceUri } } }
  scheduled { effectiveOn timing destination detailType citizenships before after text }`;

/** Today where the product counts its days, and days from there. */
export const today = (): string => dayIn('Europe/Berlin', new Date());
export const dayFromNow = (days: number): string => addDays(today(), days);

/** A detail for private travellers, as an editor sends it. */
export const stating = (values: object, more: object = {}): Json => ({
  restrictionType: 'PRIVATE',
  restrictionDetailJson: values,
  ...more,
});

/** A new restriction of a country, or of a region or airport of it. */
export const about = (countryId: string, details: object[], more: object = {}): Json => ({
  level: 'COUNTRY',
  countryId,
  isActive: true,
  details,
  ...more,
});

/** The statements of a detail by their types. */
export const valuesOf = ({ restrictionDetailJson }: Pick<EntryRestrictionDetail, 'restrictionDetailJson'>): Json =>
  restrictionDetailJson as Json;

/** A restriction as its form sends it back unchanged. */
export const unchanged = (r: EntryRestriction): Json & { details: Json[] } => ({
  id: r.id,
  version: r.version,
  level: r.level,
  countryId: r.country.id,
  regionId: r.level === 'REGION' ? r.region!.id : null,
  airportId: r.airport?.id ?? null,
  isActive: r.isActive,
  reminder: r['reminder'],
  internalNote: r['internalNote'],
  internalSources: r['internalSources'],
  details: r.details.map((d) => ({
    id: d.id,
    restrictionType: d.restrictionType,
    citizenshipIds: d.citizenships.map((c) => c.id),
    departureIds: d.departures.map((c) => c.id),
    ...Object.fromEntries(
      (['noAccess', 'someRestrictions', 'noRestrictions'] as const).flatMap((name) => [
        [`${name}Start`, d[name].startDate],
        [`${name}End`, d[name].endDate],
      ]),
    ),
    noteDe: d.note.noteDeRaw,
    noteEn: d.note.noteEnRaw,
    sourceUri: d.sourceUri,
    authorityId: d.authority?.id ?? null,
    restrictionDetailJson: d.restrictionDetailJson,
    editCategories: d.editCategories,
    checkedAt: d.checkedAt,
    nextReview: d.nextReview,
  })),
});

/** The same with other content in its first detail. */
export function revised(r: EntryRestriction, values: object, more: object = {}, head: object = {}): Json {
  const input = unchanged(r);
  const [first, ...others] = input.details;
  return {
    ...input,
    ...head,
    details: [{ ...first, restrictionDetailJson: { ...valuesOf(r.details[0]!), ...values }, ...more }, ...others],
  };
}

export interface Itinerary {
  destinations: (string | { type: PlaceType; id: string })[];
  transits?: { type: PlaceType; id: string }[];
  citizenships: string[];
  departure?: string;
  purpose?: 'BUSINESS' | 'PRIVATE';
  dateStart: string;
  dateEnd: string;
}

const placed = (place: string | { type: PlaceType; id: string }): { type: PlaceType; id: string } =>
  typeof place === 'string' ? { type: 'COUNTRY', id: place } : place;

/** A user of the product's api. */
export class Desk {
  constructor(
    readonly landfall: Landfall,
    readonly token: string | null,
  ) {}

  static async of(landfall: Landfall, username: string): Promise<Desk> {
    return new Desk(landfall, await landfall.login(username));
  }

  ask<T>(query: string, variables: object = {}): Promise<GraphQLAnswer<T>> {
    return this.landfall.ask<T>(this.token, query, variables);
  }

  async get<T>(query: string, variables: object = {}): Promise<T> {
    return (await this.landfall.data<{ it: T }>(this.token, query, variables)).it;
  }

  create(input: object): Promise<EntryRestrictionPayload> {
    return this.get(`mutation ($i: EntryRestrictionInput!) { it: createEntryRestriction(input: $i) { ${PAYLOAD} } }`, {
      i: input,
    });
  }

  update(input: object): Promise<EntryRestrictionPayload> {
    return this.get(`mutation ($i: EntryRestrictionInput!) { it: updateEntryRestriction(input: $i) { ${PAYLOAD} } }`, {
      i: input,
    });
  }

  /** What was saved, of an input that has to be accepted. */
  async saved(input: Json): Promise<EntryRestriction> {
    const payload = await (input['id'] ? this.update(input) : this.create(input));
    if (!payload.ok || !payload.entryRestriction) throw new Error(JSON.stringify(payload.errors));
    return payload.entryRestriction;
  }

  restriction(id: string, asOf: string | null = null): Promise<EntryRestriction> {
    return this.get(`query ($id: ID!, $a: DateTime) { it: entryRestriction(id: $id, asOf: $a) { ${EDITED} } }`, {
      id,
      a: asOf,
    });
  }

  answer(
    trip: Itinerary,
    { asOf = null, view = 'EXPERT', language = 'en' }: { asOf?: string | null; view?: string; language?: string } = {},
  ): Promise<DestinationDetail> {
    return this.get(
      `query ($from: ID!, $dt: [PlaceType!]!, $d: [ID!]!, $tt: [PlaceType!], $t: [ID!], $c: [ID!]!, $r: RestrictionType, $s: Date!, $e: Date!, $v: DetailView, $l: String, $a: DateTime) {
        it: destinationDetail(departureType: COUNTRY, departureId: $from, destinationsTypes: $dt, destinationIds: $d, transitTypes: $tt, transitIds: $t, citizenshipIds: $c,
          restrictionType: $r, dateStart: $s, dateEnd: $e, view: $v, language: $l, asOf: $a) { ${ANSWER} } }`,
      { ...variablesOf(trip), v: view, l: language, a: asOf },
    );
  }

  /** The secret of a new trip page. */
  async tripPage(trip: Itinerary): Promise<string> {
    const { from, dt, d, c, r, s, e } = variablesOf(trip);
    const created = await this.get<CreateMyjourneyPayload>(
      `mutation ($from: ID!, $dt: [PlaceType!], $d: [ID!], $x: [TransitInput!], $c: [ID!]!, $r: RestrictionType!, $s: Date!, $e: Date!) {
        it: createMyjourney(departureType: COUNTRY, departureId: $from, destinationsTypes: $dt, destinationIds: $d, transits: $x, citizenshipCountryIds: $c,
          restrictionType: $r, dateStart: $s, dateEnd: $e, language: "en") { ok errors { field messages } url } }`,
      { from, dt, d, c, r, s, e, x: trip.transits ?? [] },
    );
    if (!created.ok) throw new Error(JSON.stringify(created.errors));
    return new URL(created.url!).pathname.split('/').at(-1)!;
  }
}

function variablesOf(
  trip: Itinerary,
): Record<'from' | 'r' | 's' | 'e', string> & Record<'dt' | 'd' | 'tt' | 't' | 'c', string[]> {
  const [places, transits] = [trip.destinations.map(placed), trip.transits ?? []];
  return {
    from: trip.departure ?? 'DE',
    dt: places.map((p) => p.type),
    d: places.map((p) => p.id),
    tt: transits.map((p) => p.type),
    t: transits.map((p) => p.id),
    c: trip.citizenships,
    r: trip.purpose ?? 'PRIVATE',
    s: trip.dateStart,
    e: trip.dateEnd,
  };
}

/** The content of a trip page, now or at a past moment. */
export async function pageOf(
  landfall: Landfall,
  secret: string,
  asOf: string | null = null,
): Promise<{ detail: DestinationDetail; changes: { at: string; after: string | null }[] }> {
  const { it } = await landfall.data<{
    it: { detail: DestinationDetail; changes: { at: string; after: string | null }[] };
  }>(
    null,
    `query ($t: String!, $a: DateTime) { it: tripPage(token: $t, language: "en", asOf: $a) { detail { ${ANSWER} } changes { at destination detailType before after } } }`,
    { t: secret, a: asOf },
  );
  return it;
}

export const entryOf = (
  answer: Pick<DestinationDetail, 'sections'>,
  detailType: string,
  citizenship?: string,
): DetailEntry | undefined =>
  answer.sections
    .flatMap((s) => s.entries)
    .find((e) => e.detailType === detailType && (!citizenship || e.citizenships.includes(citizenship)));
export const statusOf = (answer: DestinationDetail, at = 0): string => answer.destinations[at]!.status;
export const fieldsOf = (errors: readonly FieldErrors[]): string[] => errors.map((e) => e.field);
