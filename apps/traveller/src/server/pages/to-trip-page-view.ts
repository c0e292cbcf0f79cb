import { addDays, UPDATE_WINDOW_DAYS, type IsoDate, type Language } from '@landfall/kernel';
import type { TripPageModel } from '@landfall/journeys/traveller';
import type { DestinationEvent } from '@landfall/newsroom/destination-event';
import { eventsOfTrip } from '@landfall/newsroom/events-of-trip';
import { hiddenGroups } from '@landfall/organisations/sections';
import type { Places } from '@landfall/places';
import { documentRulesOf, lastEntriesOf } from '@landfall/requirements/document-rules';
import { costOf, deadlinesOf, heldPlacesIn } from '@landfall/requirements/deadlines';
import { verdictsOf, type Cell } from '@landfall/requirements/verdicts';
import type {
  CruiseView,
  DeadlineView,
  DetailViewModel,
  EventView,
  OrganisationView,
  PeriodView,
  StatementView,
  TripPageView,
  VisaView,
} from '../../trip-page-view.js';
import type { PageMaps } from './route-maps.js';
import { firstArrivals } from '../../model/first-arrivals.js';
import { tasksOf } from '../../model/undated-tasks.js';
import { tripMap } from './trip-map.js';
import { noteHtml } from './note-html.js';
import { toOrganisationView } from './organisation-view.js';

const dayOf = (instant: Date | string | null): IsoDate | null =>
  instant === null ? null : new Date(instant).toISOString().slice(0, 10);

/** What of a page the view of its answer reads. */
type AnsweredPage = Pick<TripPageModel, 'journey' | 'organisation' | 'arrivalDays'>;
type Detail = NonNullable<TripPageModel['detail']>;
type Entry = Detail['sections'][number]['entries'][number];

/** What an entry, one of its statements or periods says, and by which source. */
const said = ({
  text,
  textLanguage,
  machineTranslatedFrom,
  sourceUri,
  authority,
  writtenOn,
  checkedAt,
}: Entry | Entry['statements'][number] | Entry['periods'][number]) => ({
  text,
  textLanguage,
  machineTranslatedFrom,
  sourceUri,
  authority: authority?.name ?? null,
  writtenOn: writtenOn ?? null,
  checkedAt: dayOf(checkedAt),
});

const statementsOf = ({ statements }: Pick<Entry, 'statements'>): StatementView[] =>
  statements.map((s) => ({ ...said(s), provenance: s.provenance }));

const periodView = (period: Entry['periods'][number]): PeriodView => ({
  ...said(period),
  from: period.from,
  until: period.until,
  state: period.state,
  provenance: period.provenance,
  statements: statementsOf(period),
});

interface PlaceOfTrip {
  type: 'COUNTRY' | 'REGION' | 'AIRPORT';
  id: string;
}

interface Names {
  country: (iso: string) => string;
  /** The code that a passport has for a nationality. */
  icaoCode: (iso: string) => string;
  place: (place: PlaceOfTrip) => string;
  /** Null: the place is not known any more. */
  countryOf: (place: PlaceOfTrip) => string | null;
  /** Of a place of the trip. */
  ofTrip: (id: string) => string;
}

export interface PageSources {
  places: Places;
  maps: PageMaps;
  /** Absent: no notifications on devices, as on a page to read only. */
  pushKey?: string | null;
  /** Important ones that go on, wherever; none where a page shows another moment than now. */
  events?: readonly DestinationEvent[];
}

/**
 * Maps a trip page to the view of its renderer: names instead of ids, public data of the organisation only. `today`
 * decides whether the trip is under way. Notes are already sanitised.
 */
export function toTripPageView(
  page: TripPageModel,
  path: TripPageView['path'],
  sources: PageSources,
  today: IsoDate,
  notice: TripPageView['notice'],
): TripPageView {
  const { journey, language, detail } = page;
  const { places, maps, events = [] } = sources;
  const names = namesOf(journey, detail, language, places);
  return {
    state: page.state,
    language,
    path,
    organisation: toOrganisationView(page.organisation, journey.restrictionType),
    trip: page.state === 'ACTIVE' ? tripView(page, names, today) : null,
    cruise: page.state === 'ACTIVE' && journey.cruise ? cruiseView(journey.cruise, names, maps) : null,
    map: page.state === 'ACTIVE' && !journey.cruise ? tripMap(journey, sources) : null,
    detail: detail && viewOf(page, detail, names, sources),
    events: page.state === 'ACTIVE' && journey.showEvents ? eventsView(journey, events, names, language) : [],
    changes: page.changes.map((c) => ({
      id: c.id,
      at: c.at.toISOString(),
      place: names.ofTrip(c.destination),
      title: c.title,
      before: c.before,
      after: c.after,
      isRead: c.isRead,
    })),
    subscription: page.subscription,
    pushKey: sources.pushKey ?? null,
    notice,
  };
}

/** Whose trip it is, and where it leads: what a page says beside its answer. */
export function headView(
  page: TripPageModel,
  places: Places,
  today: IsoDate,
): { organisation: OrganisationView; trip: NonNullable<TripPageView['trip']> } {
  const { journey, language, detail, organisation } = page;
  return {
    organisation: toOrganisationView(organisation, journey.restrictionType),
    trip: tripView(page, namesOf(journey, detail, language, places), today),
  };
}

/** The answer without the sections that the organisation leaves out. */
function shownBy({ journey, organisation }: Pick<TripPageModel, 'journey' | 'organisation'>, detail: Detail): Detail {
  const hidden = hiddenGroups(organisation, journey.restrictionType);
  return hidden.length === 0
    ? detail
    : { ...detail, sections: detail.sections.filter(({ key }) => !hidden.includes(key)) };
}

/** The page of a trip of which nothing but its end is known any more. */
export const endedTripView = (
  organisation: TripPageModel['organisation'],
  language: Language,
  path: string,
): TripPageView => ({
  state: 'EXPIRED',
  language,
  path,
  organisation: toOrganisationView(organisation),
  trip: null,
  map: null,
  cruise: null,
  detail: null,
  events: [],
  changes: [],
  subscription: 'NONE',
  pushKey: null,
  notice: null,
});

function tripView(
  { journey, arrivalDays }: Pick<TripPageModel, 'journey' | 'arrivalDays'>,
  { country, place }: Names,
  today: IsoDate,
): NonNullable<TripPageView['trip']> {
  const updatesFrom = addDays(journey.dateStart, -UPDATE_WINDOW_DAYS);
  return {
    departure: place({ type: journey.departureType, id: journey.departureId }),
    destinations: journey.destinations.map(place),
    transits: journey.transits.map(place),
    citizenships: journey.citizenships.map(country),
    dateStart: journey.dateStart,
    dateEnd: journey.dateEnd,
    arrivalDays,
    purpose: journey.restrictionType,
    isUnderWay: journey.dateStart <= today && today <= journey.dateEnd,
    updatesFrom: updatesFrom > today ? updatesFrom : null,
  };
}

/** Those in the countries of the trip, where it only changes planes or calls included. */
function eventsView(
  { destinations, transits, cruise, dateStart, dateEnd }: TripPageModel['journey'],
  events: readonly DestinationEvent[],
  { country, countryOf }: Names,
  language: Language,
): EventView[] {
  const places = [...destinations, ...transits].map(countryOf);
  const countryIds = [...places, ...(cruise?.stops ?? []).map((stop) => stop.country)].flatMap((id) => id ?? []);
  return eventsOfTrip(events, { countryIds, dateStart, dateEnd }, language).map(({ countryId, ...event }) => ({
    ...event,
    country: country(countryId),
  }));
}

/** Days at sea from one stop on until the next one. */
function seaDaysAfter({ stops, seaDays = [] }: NonNullable<TripPageModel['journey']['cruise']>, at: number): IsoDate[] {
  const [from, until] = [stops[at], stops[at + 1]].map((stop) => (stop?.departure ?? stop?.arrival)?.slice(0, 10));
  return seaDays.filter((day) => from !== undefined && until !== undefined && day >= from && day < until);
}

const cruiseView = (
  cruise: NonNullable<TripPageModel['journey']['cruise']>,
  { country }: Names,
  maps: PageMaps,
): CruiseView => ({
  line: cruise.line.name,
  ship: cruise.ship.name,
  route: cruise.route.name,
  dateStart: cruise.dateStart,
  dateEnd: cruise.dateEnd,
  isSample: cruise.isSample,
  stops: cruise.stops.map((stop, at) => ({
    name: stop.name,
    country: stop.country && country(stop.country),
    arrival: stop.arrival ?? null,
    departure: stop.departure ?? null,
    seaDays: seaDaysAfter(cruise, at),
  })),
  map: maps.route(cruise.stops),
});

/** The view of an answer alone. */
export const detailView = (
  page: AnsweredPage,
  detail: Detail,
  language: Language,
  sources: PageSources,
): DetailViewModel => viewOf(page, detail, namesOf(page.journey, detail, language, sources.places), sources);

function namesOf(journey: TripPageModel['journey'], detail: Detail | null, language: Language, places: Places): Names {
  // An answer about the past names its places as they were called then.
  const answered = new Map(detail?.destinations.map((d) => [d.place.id, d.place.name]));
  const place: Names['place'] = ({ type, id }) => answered.get(id) ?? places.placeName(type, id, language) ?? id;
  // Changes name a place as it is stored, answers as the api does.
  const nameById = new Map(
    [...journey.destinations, ...journey.transits].flatMap((p) => {
      const [name, path] = [place(p), places.path(p.type, p.id)];
      return [p.id, places.presentId(p.type, p.id), ...(path ? [path.id] : [])].map((id) => [id, name] as const);
    }),
  );
  return {
    country: (iso) => places.countryName(iso, language) ?? iso,
    icaoCode: (iso) => places.country(iso)?.iso3 ?? iso,
    place,
    countryOf: ({ type, id }) => places.path(type, id)?.country ?? null,
    ofTrip: (id) => nameById.get(id) ?? id,
  };
}

const destinationsOf = (detail: Detail): string[] =>
  detail.destinations.filter(({ isTransit }) => !isTransit).map(({ place }) => place.id);

const taskId = (duty: DeadlineView['duty'], destination: string): string => `${duty} ${destination}`;

/** What has to be done by when, from the lead times in the answer. */
function deadlinesView(
  detail: Detail,
  { country, ofTrip }: Names,
  { journey, arrivalDays }: AnsweredPage,
): DeadlineView[] {
  const entries = detail.sections.flatMap((section) => section.entries);
  const destinations = destinationsOf(detail);
  const { dateStart, dateEnd } = journey;
  const arrivals = firstArrivals(journey.destinations, arrivalDays);
  const heldPlaces = heldPlacesIn(detail.summary);
  const trip = { dateStart, dateEnd, destinations, arrivalDays: arrivals, heldPlaces };
  return deadlinesOf(entries, journey.citizenships, trip).map(
    ({ requirement, destination, citizenships, ...deadline }) => {
      const stated = entries.find(
        (entry) =>
          entry.detailType === requirement &&
          entry.destination === destination &&
          citizenships.some((code) => entry.citizenships.includes(code)),
      );
      return {
        ...deadline,
        id: taskId(deadline.duty, destination),
        place: ofTrip(destination),
        cost: costOf(entries, { duty: deadline.duty, destination, citizenships }),
        citizenships: citizenships.map(country),
        sourceUri: stated?.sourceUri ?? null,
        authority: stated?.authority?.name ?? null,
      };
    },
  );
}

/** What has to be done and has no day, because nobody states one. Of what the organisation does not show nothing is said. */
function undatedView(
  detail: Detail,
  cells: readonly Cell<Detail['destinations'][number], Entry>[][],
  { country, ofTrip }: Names,
  dated: readonly DeadlineView[],
): DeadlineView[] {
  const entries = detail.sections.flatMap((section) => section.entries);
  const shown = new Set(entries);
  return tasksOf(cells, heldPlacesIn(detail.summary)).flatMap(
    ({ duty, destination, citizenships, isCertain, entry }): DeadlineView[] => {
      const place = ofTrip(destination);
      const isDated = (name: string): boolean =>
        dated.some((one) => one.duty === duty && one.place === place && one.citizenships.includes(name));
      const undated = citizenships.filter((code) => !isDated(country(code)));
      if (undated.length === 0 || !entry || !shown.has(entry)) return [];
      const { sourceUri, authority } = entry;
      const days = { earliestDays: null, latestDays: null, firstDay: null, lastDay: null };
      return [
        {
          id: taskId(duty, destination),
          duty,
          place,
          cost: costOf(entries, { duty, destination, citizenships: undated }),
          citizenships: undated.map(country),
          isCertain,
          ...days,
          sourceUri: sourceUri ?? null,
          authority: authority?.name ?? null,
        },
      ];
    },
  );
}

function visasView(detail: Detail, { country, ofTrip }: Names): VisaView[] {
  const required = detail.sections
    .flatMap((section) => section.entries)
    .filter(
      (e) =>
        e.detailType === 'ErVisaRequired' && (e.state === 'DEPENDS' || (e.state === 'STATED' && e.positive === false)),
    );
  const held = heldPlacesIn(detail.summary);
  const applied = destinationsOf(detail).filter((id) => !held.includes(id));
  return [...new Set(applied)].flatMap((id) =>
    required
      .filter(({ destination }) => destination === id)
      .map(({ citizenships, sourceUri, authority, state }) => ({
        place: ofTrip(id),
        isCertain: state === 'STATED',
        citizenships: citizenships.map(country),
        sourceUri,
        authority: authority?.name ?? null,
      })),
  );
}

/** What documents are checked against, by the order of the trip. */
function documentCheckView(
  detail: Detail,
  { country, icaoCode, ofTrip }: Names,
  { journey, arrivalDays }: Pick<TripPageModel, 'journey' | 'arrivalDays'>,
): DetailViewModel['documentCheck'] {
  const { citizenships, dateStart, dateEnd } = journey;
  const entries = detail.sections.flatMap((section) => section.entries);
  const lastEntries = lastEntriesOf(
    { dateStart, dateEnd, arrivalDays },
    journey.destinations.map((place) => place.country),
  );
  const destinations = detail.destinations
    .filter(({ isTransit }) => !isTransit)
    .map(({ place }) => ({ id: place.id, lastEntry: lastEntries.get(place.country.id) ?? dateEnd }));
  const rules = documentRulesOf(entries, citizenships, { dateStart, dateEnd, destinations });
  if (rules.length === 0) return null;
  return {
    dateEnd,
    nationalities: citizenships.map((iso) => ({ code: icaoCode(iso), name: country(iso) })),
    places: destinations.flatMap(({ id }) => {
      const here = rules.filter(({ destination }) => destination === id);
      return here.length === 0
        ? []
        : {
            name: ofTrip(id),
            rules: here.map(({ citizenships: whose, passport, idCard, isVisaFree }) => ({
              nationalities: whose.map(icaoCode),
              passport,
              idCard,
              isVisaFree,
            })),
          };
    }),
  };
}

const scheduledView = (detail: Detail, { country, ofTrip }: Names): DetailViewModel['scheduled'] =>
  detail.scheduled.map((p) => ({
    effectiveOn: p.effectiveOn,
    timing: p.timing,
    place: ofTrip(p.destination),
    title: p.title,
    citizenships: p.citizenships.map(country),
    before: p.before,
    after: p.after,
    text: p.text,
  }));

function placeView(
  d: Detail['destinations'][number],
  { country }: Names,
  { places, maps }: PageSources,
): DetailViewModel['places'][number] {
  const path = places.path(d.place.type, d.place.id);
  return {
    id: d.place.id,
    name: d.place.name,
    isTransit: d.isTransit,
    silhouette: path && maps.silhouette(path.country),
    status: d.status,
    riskLevel: d.riskLevel,
    entryBanned: d.entryBanned,
    phase: d.phase,
    phaseStart: d.phaseStart,
    phaseEnd: d.phaseEnd,
    phases: d.phases.map((one) => ({
      phase: one.phase,
      conditions: one.conditions,
      start: one.startDate ?? null,
      end: one.endDate ?? null,
      citizenships: one.citizenships.map(country),
      provenance: one.provenance,
      sourceUri: one.sourceUri ?? null,
      authority: one.authority?.name ?? null,
      writtenOn: one.writtenOn ?? null,
      checkedAt: dayOf(one.checkedAt),
    })),
  };
}

function viewOf(page: AnsweredPage, answer: Detail, names: Names, sources: PageSources): DetailViewModel {
  const { country, ofTrip } = names;
  const { journey } = page;
  const detail = shownBy(page, answer);
  const cells = verdictsOf(answer, journey.citizenships, journey);
  const dated = deadlinesView(detail, names, page);
  return {
    places: detail.destinations.map((one) => placeView(one, names, sources)),
    summary: detail.summary.map(({ key, title, status, text }) => ({ key, title, status, text })),
    warnings: detail.warnings.map(({ key, text }) => ({ key, text })),
    sections: detail.sections.map((section) => ({
      key: section.key,
      title: section.title,
      isByCitizenship: section.citizenshipShowGrouping === 'LIMITED',
      entries: section.entries.map((e) => ({
        detailType: e.detailType,
        title: e.title,
        explanation: e.explanation ?? null,
        place: ofTrip(e.destination),
        citizenships: e.citizenships.map(country),
        ...said(e),
        html: e.html === null ? null : noteHtml(e.html, detail.destinations.length > 1 ? 5 : 4),
        state: e.state,
        provenance: e.provenance,
        isChanged: e.isChanged,
        statements: statementsOf(e),
        periods: e.periods.map(periodView),
      })),
    })),
    documentCheck: documentCheckView(detail, names, page),
    visas: visasView(detail, names),
    verdicts: cells.map((row, at) => ({
      nationality: country(journey.citizenships[at]!),
      cells: row.map(({ verdict, reasons }) => ({
        verdict,
        reasons: reasons.map(({ key, verdict: one, days }) => ({ key, verdict: one, days })),
      })),
    })),
    deadlines: [...dated, ...undatedView(detail, cells, names, dated)],
    scheduled: scheduledView(detail, names),
  };
}
