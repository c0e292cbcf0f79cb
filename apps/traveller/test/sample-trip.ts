import { catalogueText, DETAIL_GROUPS, detailType, presentValue, type DetailValue } from '@landfall/catalogue';
import type { Language } from '@landfall/kernel';
import { formatDay, translate } from '@landfall/messages';
import type { DetailViewModel, ScheduledChangeView, TripPageView } from '../src/index.js';

type Entry = DetailViewModel['sections'][number]['entries'][number];
type Period = Entry['periods'][number];
type Place = DetailViewModel['places'][number];

const COUNTRIES = ['TH', 'VN', 'SG', 'KH', 'LA', 'MY', 'ID', 'PH', 'JP', 'KR'];

const NOTE_HTML =
  '<h5>Vor der Abreise</h5><p>Alle Reisenden füllen ein <strong>Online-Formular</strong> aus:</p>' +
  '<ul><li>Name wie im Pass</li><li>Adresse der ersten Nacht</li></ul>' +
  '<p>Das Formular steht auf der <a rel="noopener noreferrer nofollow" href="https://forms.example/arrival">Seite der Einreisebehörde</a>.</p>';

const STATED: Readonly<Record<string, DetailValue>> = {
  ErEntryNote: {
    de: 'Alle Reisenden füllen vor der Einreise ein Online-Formular aus.\nDas Formular öffnet drei Tage vor der Ankunft.',
    en: 'All travellers fill in an online form before entry.\nThe form opens three days before arrival.',
  },
  ErExtraFormsRequired: { yes: true, textDe: 'Digitale Ankunftskarte.', textEn: 'Digital arrival card.' },
  ErOnwardTicketRequired: { yes: true, textDe: null, textEn: null },
  ErPassportSufficient: true,
  ErPassportMinMonthsBeyondTrip: 6,
  ErIdSufficient: false,
  ErVisaRequired: true,
  ErVisaFreeDays: 30,
  ErEVisaPossible: true,
  VaccinationRequired: {
    yes: false,
    textDe: null,
    textEn: 'Proof of yellow fever vaccination only when arriving from a risk area.',
  },
  EmergencyNumbers: { de: 'Polizei 191, Rettungsdienst 1669', en: 'Police 191, ambulance 1669' },
  CiEmergencyPolice: { en: '191' },
  CiEmergencyFire: { en: '199' },
  CiEmergencyAmbulance: { en: '1669 / 1554' },
  TrafficNote: { en: 'Traffic drives on the left.' },
  AdvisoryRiskLevel: 3,
  AdvisoryNote: {
    de: 'Von Reisen in die Grenzprovinzen wird abgeraten.',
    en: 'Travel to the border provinces is advised against.',
  },
  CiCapital: { de: 'Bangkok', en: 'Bangkok' },
  CiLanguages: { de: 'Thai; in Hotels Englisch', en: 'Thai; English in hotels' },
  CiTouristBoard: { en: 'Tourism Authority, www.tourism.example' },
  CiCurrency: { de: 'Baht (THB)', en: 'Baht (THB)' },
  CiCardPayment: { de: 'In Städten üblich.', en: 'Usual in cities.' },
  CiTipping: { de: 'Im Restaurant etwa 10 %.', en: 'About 10 % in restaurants.' },
  CiSockets: { en: 'A, B, C, F · 230 V · 50 Hz' },
  CiSocketAdapter: { yes: false, textDe: null, textEn: null },
  CiCallingCode: { en: '+66' },
  CiDrivingSide: { de: 'Links', en: 'Left' },
  CiEmbassies: { de: 'Deutsche Botschaft Bangkok', en: 'German Embassy, Bangkok' },
};

export const placeName = (language: Language, id: string): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(id) ?? id;

export function aPlace(place: Partial<Place> & { id: string }, language: Language = 'en'): Place {
  return {
    name: /^[A-Z]{2}$/.test(place.id) ? placeName(language, place.id) : place.id,
    isTransit: false,
    silhouette: null,
    status: 'BLUE',
    riskLevel: 'UNKNOWN',
    entryBanned: false,
    phase: null,
    phaseStart: null,
    phaseEnd: null,
    phases: [],
    ...place,
  };
}

export function anEntry(entry: Partial<Entry>): Entry {
  return {
    detailType: 'ErVisaRequired',
    title: 'Visa required',
    place: 'TH',
    citizenships: [],
    text: 'No visa is required.',
    html: null,
    textLanguage: 'en',
    machineTranslatedFrom: null,
    state: 'STATED',
    provenance: 'EDITORIAL',
    isChanged: false,
    sourceUri: null,
    authority: null,
    writtenOn: null,
    checkedAt: null,
    statements: [],
    periods: [],
    ...entry,
  };
}

/** What an entry says on some days; by default, up to the last day of a year. */
export function aPeriod(period: Partial<Period> = {}): Period {
  return {
    from: null,
    until: '2026-12-31',
    text: 'No visa is required.',
    textLanguage: 'en',
    machineTranslatedFrom: null,
    state: 'STATED',
    provenance: 'EDITORIAL',
    sourceUri: null,
    authority: null,
    writtenOn: null,
    checkedAt: null,
    statements: [],
    ...period,
  };
}

/** A phase that ends during the sample trip by default. */
export function aScheduledChange(language: Language, change: Partial<ScheduledChangeView> = {}): ScheduledChangeView {
  const { effectiveOn = '2026-12-31', timing = 'DURING_TRIP' } = change;
  return {
    effectiveOn,
    timing,
    place: 'VN',
    title: catalogueText(language, 'difference.Status'),
    citizenships: [],
    before: catalogueText(language, 'status.YELLOW'),
    after: catalogueText(language, 'status.BLUE'),
    text: translate(language, `scheduled.${timing}`, { date: formatDay(language, effectiveOn) }),
    ...change,
  };
}

function entryOf(type: string, place: string, at: number, language: Language): Entry {
  const title = catalogueText(language, `type.${type}`);
  const stated = STATED[type];
  if (stated === undefined)
    return anEntry({
      detailType: type,
      title,
      place,
      text: catalogueText(language, 'unknown'),
      textLanguage: language,
      state: 'UNKNOWN',
      provenance: null,
    });
  if (type === 'ErOnwardTicketRequired' && at === 1) {
    return anEntry({
      detailType: type,
      title,
      place,
      text: catalogueText(language, 'conflicting'),
      textLanguage: language,
      state: 'CONFLICTING',
      statements: [
        {
          text: presentValue(type, { yes: true, textDe: null, textEn: null }, language).text,
          textLanguage: language,
          machineTranslatedFrom: null,
          provenance: 'EDITORIAL',
          sourceUri: `https://www.embassy-${place.toLowerCase()}.example/tickets`,
          authority: 'Auswärtiges Amt',
          writtenOn: '2026-11-02',
          checkedAt: '2026-11-12',
        },
        {
          text: presentValue(type, { yes: false, textDe: null, textEn: null }, language).text,
          textLanguage: language,
          machineTranslatedFrom: null,
          provenance: 'IMPORTED',
          sourceUri: 'https://immigration.example/rules',
          authority: null,
          writtenOn: '2026-11-05',
          checkedAt: null,
        },
      ],
    });
  }
  const source = {
    sourceUri: `https://www.embassy-${place.toLowerCase()}.example/visa`,
    authority: 'Auswärtiges Amt',
    writtenOn: '2026-11-03',
  };
  if (type === 'ErEVisaPossible' && at === 2)
    return anEntry({
      detailType: type,
      title,
      place,
      textLanguage: language,
      state: 'UNKNOWN',
      periods: [
        aPeriod({ ...presentValue(type, stated, language), ...source }),
        aPeriod({
          from: '2027-01-01',
          until: null,
          text: catalogueText(language, 'notYetKnown'),
          textLanguage: language,
          state: 'UNKNOWN',
          provenance: null,
        }),
      ],
    });
  return anEntry({
    html: type === 'ErEntryNote' && at === 0 ? NOTE_HTML : null,
    detailType: type,
    title,
    place,
    ...presentValue(type, stated, language),
    isChanged: type === 'ErVisaFreeDays' && at === 0,
    provenance: type === 'TrafficNote' ? 'IMPORTED' : 'EDITORIAL',
    citizenships: type === 'ErVisaRequired' ? [placeName(language, 'TR')] : [],
    ...source,
    checkedAt: at === 0 ? `2026-11-${String(10 + at).padStart(2, '0')}` : null,
  });
}

/** A full trip page with this many destinations and every kind of entry. */
export function aTripPage(language: Language, destinations = 3, change: Partial<TripPageView> = {}): TripPageView {
  const ids = COUNTRIES.slice(0, destinations);
  const places = [
    aPlace({ id: 'DOH', name: 'Doha (DOH)', isTransit: true, status: 'GRAY' }, language),
    ...ids.map((id, at) =>
      aPlace(
        {
          id,
          status: (['BLUE', 'YELLOW', 'PURPLE'] as const)[at % 3]!,
          phase: at === 1 ? 'someRestrictions' : 'noRestrictions',
          phaseStart: '2026-01-01',
          phaseEnd: at === 1 ? '2026-12-30' : null,
          riskLevel: (['LEVEL3', 'LEVEL1', 'LEVEL5', 'UNKNOWN', 'LEVEL2', 'LEVEL4'] as const)[at % 6]!,
        },
        language,
      ),
    ),
  ];
  const names = ids.map((id) => placeName(language, id));
  const list = new Intl.ListFormat(language).format(names);
  const summary = (
    key: DetailViewModel['summary'][number]['key'],
    status: DetailViewModel['summary'][number]['status'],
  ): DetailViewModel['summary'][number] => ({
    key,
    status,
    title: catalogueText(language, `summary.${key}.title`),
    text: catalogueText(language, `summary.${key}.${status}`, {
      destinations: status === 'REQUIRED_ONE' ? names[0]! : list,
      areTwo: names.length === 2 ? 'yes' : 'other',
      forms: 'eVisa',
      hasPermits: 'other',
      permits: '',
      hasDate: 'yes',
      date: '9. 7. 2027',
    }),
  });
  return {
    state: 'ACTIVE',
    language,
    path: '/m/a1b2c3',
    organisation: {
      name: 'Sonnenweg Reisen GmbH',
      phone: '+49 (0)30 1234567',
      email: 'trips@sonnenweg.example',
      website: 'https://www.sonnenweg.example',
      street: 'Lindenallee 5',
      zipCode: '10115',
      city: 'Berlin',
      logo: null,
      visaService: { name: 'Visa Direkt', href: 'https://visa.example/' },
    },
    trip: {
      departure: placeName(language, 'DE'),
      destinations: names,
      transits: ['Doha (DOH)'],
      citizenships: [placeName(language, 'DE'), placeName(language, 'TR')],
      dateStart: '2026-12-21',
      dateEnd: '2027-01-09',
      arrivalDays: [],
      purpose: 'PRIVATE',
      isUnderWay: false,
      updatesFrom: '2026-11-21',
    },
    cruise: null,
    map: {
      width: 640,
      height: 360,
      land: 'M10 10l50 5 20 60z',
      visited: 'M400 200l30 5 10 40z',
      way: 'M200 100q80 20 200 110q-80 20-200-110',
      departure: { x: 200, y: 100 },
      stops: ids.map((_, at) => ({ x: 400 + at * 20, y: 210, calls: [at + 1] })),
    },
    detail: {
      verdicts: ['DE', 'TR'].map((iso) => ({
        nationality: placeName(language, iso),
        cells: places.map(() =>
          iso === 'DE'
            ? { verdict: 'FINE', reasons: [{ key: 'visa', verdict: 'FINE', days: 30 }] }
            : { verdict: 'TODO', reasons: [{ key: 'visa', verdict: 'TODO', days: null }] },
        ),
      })),
      documentCheck: {
        dateEnd: '2027-01-09',
        nationalities: ['DE', 'TR'].map((iso, at) => ({ code: ['DEU', 'TUR'][at]!, name: placeName(language, iso) })),
        places: names.map((name) => ({
          name,
          rules: [
            {
              nationalities: ['DEU', 'TUR'],
              passport: { isEnough: true, validUntil: '2027-06-21' },
              idCard: { isEnough: false, validUntil: null },
              isVisaFree: true,
            },
          ],
        })),
      },
      places,
      summary: [
        summary('ID_OR_PASSPORT', 'REQUIRED_ALL'),
        summary('VISA', 'REQUIRED_ONE'),
        summary('ENTRY_PERMIT', 'OK'),
        summary('HEALTH_INSURANCE', 'OK'),
        summary('IMMUNISATION', 'OK'),
        summary('DRIVING_PERMIT', 'UNKNOWN'),
        summary('EXTRA_FORMS', 'REQUIRED_MANY'),
        summary('CHILDRENS_PASSPORT', 'UNKNOWN'),
      ],
      warnings: [{ key: 'UNVERIFIED', text: catalogueText(language, 'warning.UNVERIFIED', { destinations: list }) }],
      sections: DETAIL_GROUPS.TRAVELLER.filter(({ detailTypes }) => detailTypes.some((type) => detailType(type))).map(
        (group) => ({
          key: group.key,
          title: catalogueText(language, `group.${group.key}`),
          entries: group.detailTypes.flatMap((type) => ids.map((id, at) => entryOf(type, id, at, language))),
        }),
      ),
      visas: [
        {
          place: names[0]!,
          isCertain: true,
          citizenships: [placeName(language, 'TR')],
          sourceUri: 'https://evisa.gov.example',
          authority: null,
        },
      ],
      deadlines: [
        {
          id: 'VISA VN',
          duty: 'VISA',
          place: 'Vietnam',
          cost: '25 USD',
          citizenships: [placeName(language, 'TR')],
          isCertain: true,
          earliestDays: null,
          latestDays: 7,
          firstDay: null,
          lastDay: '2026-12-13',
          sourceUri: 'https://evisa.gov.vn',
          authority: 'Einwanderungsbehörde',
        },
        {
          id: 'EXTRA_FORMS TH',
          duty: 'EXTRA_FORMS',
          place: 'Thailand',
          cost: null,
          citizenships: [placeName(language, 'DE'), placeName(language, 'TR')],
          isCertain: false,
          earliestDays: 3,
          latestDays: null,
          firstDay: null,
          lastDay: null,
          sourceUri: 'javascript:alert(1)',
          authority: null,
        },
      ],
      scheduled: [
        aScheduledChange(language, {
          place: names[0]!,
          title: catalogueText(language, 'type.ErVisaFreeDays'),
          before: presentValue('ErVisaFreeDays', 30, language).text,
          after: presentValue('ErVisaFreeDays', 15, language).text,
          effectiveOn: '2026-12-01',
          timing: 'BEFORE_TRIP',
        }),
        aScheduledChange(language, { place: names.at(-1)! }),
      ],
    },
    events: [
      {
        title: translate(language, 'event.title.EARTHQUAKE', {
          hasName: 'no',
          name: '',
          hasSeverity: 'yes',
          severity: '6.4',
        }),
        country: names[0]!,
        level: 'LEVEL4',
        from: '2026-12-22',
        isMoment: true,
        source: 'gdacs',
        sourceUri: 'https://www.gdacs.org/report.aspx?eventid=1',
        reportedOn: '2026-12-22',
      },
      {
        title: translate(language, 'event.title.FLOOD'),
        country: names.at(-1)!,
        level: 'LEVEL3',
        from: '2026-12-19',
        isMoment: false,
        source: 'sample',
        sourceUri: null,
        reportedOn: '2026-12-21',
      },
    ],
    changes: [
      {
        id: '41',
        at: '2026-11-20T09:30:00.000Z',
        place: names[0]!,
        title: catalogueText(language, 'type.ErVisaFreeDays'),
        before: presentValue('ErVisaFreeDays', 60, language).text,
        after: presentValue('ErVisaFreeDays', 30, language).text,
        isRead: false,
      },
      {
        id: '40',
        at: '2026-11-18T10:00:00.000Z',
        place: names[0]!,
        title: catalogueText(language, 'type.ErExtraFormsRequired'),
        before: null,
        after: presentValue('ErExtraFormsRequired', STATED.ErExtraFormsRequired!, language).text,
        isRead: false,
      },
      {
        id: '39',
        at: '2026-11-10T10:00:00.000Z',
        place: names[0]!,
        title: catalogueText(language, 'difference.Status'),
        before: catalogueText(language, 'status.YELLOW'),
        after: catalogueText(language, 'status.BLUE'),
        isRead: true,
      },
    ],
    subscription: 'NONE',
    pushKey: 'BD'.padEnd(87, 'k'),
    notice: null,
    ...change,
  };
}
