import { catalogueText, DETAIL_GROUPS, detailType, presentValue, type DetailValue } from '@landfall/catalogue';
import type { Language } from '@landfall/kernel';
import type { DetailViewModel, TripPageView } from '../src/index.js';

type Entry = DetailViewModel['sections'][number]['entries'][number];
type Place = DetailViewModel['places'][number];

const COUNTRIES = ['TH', 'VN', 'SG', 'KH', 'LA', 'MY', 'ID', 'PH', 'JP', 'KR'];

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
  VaccinationRequired: { yes: false, textDe: null, textEn: 'Proof of yellow fever vaccination only when arriving from a risk area.' },
  EmergencyNumbers: { en: 'Police 191, ambulance 1669' },
  TrafficNote: { en: 'Traffic drives on the left.' },
};

export const placeName = (language: Language, id: string): string => new Intl.DisplayNames([language], { type: 'region' }).of(id) ?? id;

export function aPlace(place: Partial<Place> & { id: string }, language: Language = 'en'): Place {
  return { name: /^[A-Z]{2}$/.test(place.id) ? placeName(language, place.id) : place.id, isTransit: false, status: 'BLUE', entryBanned: false, phase: null, phaseStart: null, phaseEnd: null, ...place };
}

export function anEntry(entry: Partial<Entry>): Entry {
  return {
    detailType: 'ErVisaRequired', title: 'Visa required', place: 'TH', citizenships: [], text: 'No visa is required.', textLanguage: 'en', state: 'STATED',
    origin: 'EDITORIAL', isChanged: false, sourceUri: null, authority: null, checkedAt: null, ...entry,
  };
}

function entryOf(type: string, place: string, at: number, language: Language): Entry {
  const title = catalogueText(language, `type.${type}`);
  const stated = STATED[type];
  if (stated === undefined) return anEntry({ detailType: type, title, place, text: catalogueText(language, 'unknown'), textLanguage: language, state: 'UNKNOWN', origin: null });
  if (type === 'ErOnwardTicketRequired' && at === 1) {
    return anEntry({ detailType: type, title, place, text: catalogueText(language, 'conflicting'), textLanguage: language, state: 'CONFLICTING' });
  }
  return anEntry({
    detailType: type, title, place, ...presentValue(type, stated, language), isChanged: type === 'ErVisaFreeDays' && at === 0,
    origin: type === 'TrafficNote' ? 'IMPORTED' : 'EDITORIAL',
    citizenships: type === 'ErVisaRequired' ? [placeName(language, 'TR')] : [],
    sourceUri: `https://www.embassy-${place.toLowerCase()}.example/visa`, authority: 'Auswärtiges Amt', checkedAt: `2026-11-${String(10 + at).padStart(2, '0')}T00:00:00Z`,
  });
}

/** A full trip page in a language, with as many destinations as wanted; every kind of entry occurs. */
export function aTripPage(language: Language, destinations = 3, change: Partial<TripPageView> = {}): TripPageView {
  const ids = COUNTRIES.slice(0, destinations);
  const places = [
    aPlace({ id: 'DOH', name: 'Doha (DOH)', isTransit: true, status: 'GRAY' }, language),
    ...ids.map((id, at) => aPlace({
      id, status: (['BLUE', 'YELLOW', 'PURPLE'] as const)[at % 3]!, phase: at === 1 ? 'someRestrictions' : 'noRestrictions',
      phaseStart: '2026-01-01', phaseEnd: at === 1 ? '2026-12-30' : null,
    }, language)),
  ];
  const names = ids.map((id) => placeName(language, id));
  const list = new Intl.ListFormat(language).format(names);
  const summary = (key: string, status: DetailViewModel['summary'][number]['status']): DetailViewModel['summary'][number] => ({
    key, status, title: catalogueText(language, `summary.${key}.title`),
    text: catalogueText(language, `summary.${key}.${status}`, { destinations: status === 'REQUIRED_ONE' ? names[0]! : list, forms: 'eVisa', hasPermits: 'other', permits: '', hasDate: 'yes', date: '9. 7. 2027' }),
  });
  return {
    state: 'ACTIVE', language, path: '/m/a1b2c3',
    organisation: { name: 'Sonnenweg Reisen GmbH', phone: '+49 (0)30 1234567', email: 'trips@sonnenweg.example', website: 'https://www.sonnenweg.example', street: 'Lindenallee 5', zipCode: '10115', city: 'Berlin' },
    trip: {
      departure: placeName(language, 'DE'), destinations: names, transits: ['Doha (DOH)'], citizenships: [placeName(language, 'DE'), placeName(language, 'TR')],
      dateStart: '2026-12-21', dateEnd: '2027-01-09', purpose: 'PRIVATE',
    },
    detail: {
      places,
      summary: [
        summary('ID_OR_PASSPORT', 'REQUIRED_ALL'), summary('VISA', 'REQUIRED_ONE'), summary('ENTRY_PERMIT', 'OK'), summary('HEALTH_INSURANCE', 'OK'),
        summary('IMMUNISATION', 'OK'), summary('DRIVING_PERMIT', 'UNKNOWN'), summary('EXTRA_FORMS', 'REQUIRED_MANY'), summary('CHILDRENS_PASSPORT', 'UNKNOWN'),
      ],
      warnings: [{ key: 'UNVERIFIED', text: catalogueText(language, 'warning.UNVERIFIED', { destinations: list }) }],
      sections: DETAIL_GROUPS.TRAVELLER.filter(({ detailTypes }) => detailTypes.some((type) => detailType(type))).map((group) => ({
        key: group.key, title: catalogueText(language, `group.${group.key}`),
        entries: group.detailTypes.flatMap((type) => ids.map((id, at) => entryOf(type, id, at, language))),
      })),
    },
    changes: [
      { id: '41', at: '2026-11-20T09:30:00.000Z', place: names[0]!, title: catalogueText(language, 'type.ErVisaFreeDays'), before: presentValue('ErVisaFreeDays', 60, language).text, after: presentValue('ErVisaFreeDays', 30, language).text, isRead: false },
      { id: '40', at: '2026-11-18T10:00:00.000Z', place: names[0]!, title: catalogueText(language, 'type.ErExtraFormsRequired'), before: null, after: presentValue('ErExtraFormsRequired', STATED.ErExtraFormsRequired!, language).text, isRead: false },
      { id: '39', at: '2026-11-10T10:00:00.000Z', place: names[0]!, title: catalogueText(language, 'difference.Status'), before: catalogueText(language, 'status.YELLOW'), after: catalogueText(language, 'status.BLUE'), isRead: true },
    ],
    subscription: 'NONE', notice: null, ...change,
  };
}
