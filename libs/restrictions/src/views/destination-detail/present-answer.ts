import { catalogueText, DETAIL_GROUPS, detailType, presentPositive, type DetailView, type StatusColor } from '@landfall/catalogue';
import type { Language } from '@landfall/kernel';
import type { Places } from '@landfall/places';
import type { Answer, Entry, PlacePath, Statement, SummaryResult } from '@landfall/requirements';
import type { Authority } from '../../model/authorities.js';
import { presentStatement } from './present-statement.js';

export interface PresentOptions {
  language: Language;
  view: DetailView;
  places: Places;
  authority(id: string): Authority | null;
  /** Latest unread change by `place|detailType`. */
  changedAt?: ReadonlyMap<string, string>;
}

export interface PresentedPlace {
  type: PlacePath['type'];
  id: string;
  name: string;
  country: { id: string };
  region: { id: string } | null;
  iata: string | null;
}

export interface PresentedEntry {
  detailType: string;
  title: string;
  kind: string;
  destination: string;
  citizenships: string[];
  value: unknown;
  text: string;
  textLanguage: string;
  positive: boolean | null;
  isChanged: boolean;
  changedAt: string | null;
  level: PlacePath['type'];
  sourceUri: string | null;
  authority: Authority | null;
  checkedAt: string | null;
  state: 'STATED' | 'UNKNOWN' | 'CONFLICTING';
  origin: 'EDITORIAL' | 'IMPORTED' | null;
  statements: { value: unknown; text: string; sourceUri: string | null; authority: Authority | null; checkedAt: string | null; origin: 'EDITORIAL' | 'IMPORTED' }[];
}

export interface PresentedAnswer {
  destinations: {
    place: PresentedPlace;
    isTransit: boolean;
    status: StatusColor;
    entryBanned: boolean;
    riskLevel: 'UNKNOWN';
    phase: string | null;
    phaseStart: string | null;
    phaseEnd: string | null;
  }[];
  summary: { key: string; title: string; status: SummaryResult['status']; text: string; destinations: string[]; citizenships: string[] }[];
  warnings: { key: string; text: string; destinations: string[] }[];
  sections: { key: string; title: string; entries: PresentedEntry[] }[];
  events: never[];
  version: string;
}

/** An answer in a language and a view (design, section 5 "Texts"). Groups without an entry are left out. */
export function presentAnswer(answer: Answer, options: PresentOptions): PresentedAnswer {
  const { language, places } = options;
  const nameById = new Map(answer.places.map(({ place }) => [place.id, places.placeName(place.type, place.id, language) ?? place.id]));
  const names = (ids: readonly string[]): string => listOf(ids.map((id) => nameById.get(id) ?? id), language);
  const byType = new Map<string, Entry[]>();
  for (const entry of answer.entries) {
    const list = byType.get(entry.detailType);
    if (list) list.push(entry);
    else byType.set(entry.detailType, [entry]);
  }
  return {
    destinations: answer.places.map((status) => ({
      place: presentPlace(status.place, language, places),
      isTransit: status.isTransit,
      status: status.status,
      entryBanned: status.entryBanned,
      riskLevel: 'UNKNOWN',
      phase: status.phase,
      phaseStart: status.phaseStart,
      phaseEnd: status.phaseEnd,
    })),
    summary: answer.summary.map((item) => ({
      key: item.key,
      title: catalogueText(language, `summary.${item.key}.title`),
      status: item.status,
      text: summaryText(item, names, language),
      destinations: item.places,
      citizenships: item.citizenships,
    })),
    warnings: answer.warnings.map((warning) => ({
      key: warning.key,
      text: catalogueText(language, `warning.${warning.key}`, { destinations: names(warning.places) }),
      destinations: warning.places,
    })),
    sections: DETAIL_GROUPS[options.view].flatMap((group) => {
      const entries = group.detailTypes.flatMap((type) => byType.get(type) ?? []);
      if (entries.length === 0) return [];
      return [{ key: group.key, title: catalogueText(language, `group.${group.key}`), entries: entries.map((e) => presentEntry(e, options)) }];
    }),
    events: [],
    version: answer.version,
  };
}

/** The text of an entry in a language: its value, or that it is unknown or contradictory. */
export function entryText(entry: Pick<Entry, 'detailType' | 'state' | 'statements'>, language: Language): { text: string; textLanguage: string } {
  if (entry.state === 'unknown' || entry.statements.length === 0) return { text: catalogueText(language, 'unknown'), textLanguage: language };
  if (entry.state === 'conflicting') return { text: catalogueText(language, 'conflicting'), textLanguage: language };
  return presentStatement(entry.detailType, entry.statements[0]!.value, language);
}

/** A place as lookups and answers name it. */
export function presentPlace(place: PlacePath, language: Language, places: Places): PresentedPlace {
  return {
    type: place.type,
    id: place.id,
    name: places.placeName(place.type, place.id, language) ?? place.id,
    country: { id: place.country },
    region: place.region ? { id: place.region } : null,
    iata: place.airport,
  };
}

function presentEntry(entry: Entry, { language, authority, changedAt }: PresentOptions): PresentedEntry {
  const stated = entry.state === 'stated' ? entry.statements[0]! : null;
  const changed = changedAt?.get(`${entry.place}|${entry.detailType}`) ?? null;
  return {
    detailType: entry.detailType,
    title: catalogueText(language, `type.${entry.detailType}`),
    kind: detailType(entry.detailType)!.kind,
    destination: entry.place,
    citizenships: entry.citizenships,
    value: stated?.value ?? null,
    ...entryText(entry, language),
    positive: stated ? presentPositive(entry.detailType, stated.value) : null,
    isChanged: changed !== null,
    changedAt: changed,
    level: entry.statements[0]?.level ?? 'COUNTRY',
    sourceUri: stated?.sourceUri ?? null,
    authority: stated?.authorityId ? authority(stated.authorityId) : null,
    checkedAt: instant(stated?.checkedAt ?? null),
    state: entry.state === 'stated' ? 'STATED' : entry.state === 'unknown' ? 'UNKNOWN' : 'CONFLICTING',
    origin: entry.statements[0] ? originOf(entry.statements[0]) : null,
    // A single statement is the entry itself; repeating it would double the answer.
    statements: entry.state === 'conflicting' ? entry.statements.map((s) => presentOneOf(s, entry.detailType, language, authority)) : [],
  };
}

function presentOneOf(s: Statement, type: string, language: Language, authority: PresentOptions['authority']): PresentedEntry['statements'][number] {
  return {
    value: s.value,
    text: presentStatement(type, s.value, language).text,
    sourceUri: s.sourceUri,
    authority: s.authorityId ? authority(s.authorityId) : null,
    checkedAt: instant(s.checkedAt),
    origin: originOf(s),
  };
}

const originOf = (s: Statement): 'IMPORTED' | 'EDITORIAL' => (s.origin === 'imported' ? 'IMPORTED' : 'EDITORIAL');

/** The day of a check as an instant of the api's DateTime. */
const instant = (day: string | null): string | null => (day ? `${day}T00:00:00Z` : null);

function summaryText(item: SummaryResult, names: (ids: readonly string[]) => string, language: Language): string {
  const permits = [...new Set(item.permitNames.map((p) => (language === 'de' ? (p.de ?? p.en) : (p.en ?? p.de))).filter((n) => n !== null))];
  const [eVisa, onArrival] = [item.visaForms.includes('E_VISA'), item.visaForms.includes('ON_ARRIVAL')];
  const text = catalogueText(language, `summary.${item.key}.${item.status}`, {
    destinations: names(item.status === 'UNKNOWN' ? item.unknownPlaces : item.places),
    forms: eVisa && onArrival ? 'both' : eVisa ? 'eVisa' : onArrival ? 'onArrival' : 'none',
    hasPermits: permits.length > 0 ? 'yes' : 'other',
    permits: listOf(permits, language),
    hasDate: item.validUntil ? 'yes' : 'other',
    date: item.validUntil ? longDate(item.validUntil, language) : '',
  });
  // A place where it is required for one nationality and not stated for another is told as required.
  const unstated = item.unknownPlaces.filter((id) => !item.places.includes(id));
  if (item.status === 'UNKNOWN' || unstated.length === 0) return text;
  return [text, catalogueText(language, 'summary.partlyUnknown', { destinations: names(unstated) })].join(' ');
}

const listFormats = new Map<Language, Intl.ListFormat>();
function listOf(items: readonly string[], language: Language): string {
  const format = listFormats.get(language) ?? new Intl.ListFormat(language, { type: 'conjunction' });
  listFormats.set(language, format);
  return format.format(items);
}

const dateFormats = new Map<Language, Intl.DateTimeFormat>();
function longDate(day: string, language: Language): string {
  const format = dateFormats.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  dateFormats.set(language, format);
  return format.format(new Date(`${day}T00:00:00Z`));
}
