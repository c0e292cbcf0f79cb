import { catalogueText, presentValue } from '@landfall/catalogue';
import type { Language } from '@landfall/kernel';
import { formatChoice, formatDay, formatList } from '@landfall/messages';
import { conditionsText } from '@landfall/restrictions/condition-text';
import { noLanguages, placeOf, type InLanguages } from './in-languages.js';
import { namedInSummary } from './reading-order.js';
import type { Answer, SummaryResult, SummaryStatus, WarningResult } from '@landfall/requirements';

export interface TripWords {
  language: Language;
  destinations: number;
  transits: ReadonlySet<string>;
  citizenships: number;
  placeNames(ids: readonly string[]): string;
  countryNames(codes: readonly string[]): string;
}

/** The trip of an answer. `placeName` and `countryName`: of one place or country in the language. */
export function tripWords(
  { places, entries }: Pick<Answer, 'places' | 'entries'>,
  language: Language,
  placeName: (id: string) => string,
  countryName: (code: string) => string,
): TripWords {
  const transits = new Set(places.filter(({ isTransit }) => isTransit).map(({ place }) => place.id));
  return {
    language,
    transits,
    destinations: places.length - transits.size,
    citizenships: countCitizenships(entries),
    placeNames: rememberedList((ids) => formatList(language, ids.map(placeName))),
    countryNames: (codes) => formatList(language, codes.map(countryName)),
  };
}

/** The items of a summary name the same places again and again. */
function rememberedList(format: (ids: readonly string[]) => string): (ids: readonly string[]) => string {
  const known = new Map<string, string>();
  return (ids) => {
    const key = ids.join();
    let text = known.get(key);
    if (text === undefined) known.set(key, (text = format(ids)));
    return text;
  };
}

function countCitizenships(entries: Answer['entries']): number {
  const found = new Set<string>();
  for (const { citizenships } of entries) for (const code of citizenships) found.add(code);
  return found.size;
}

/**
 * An item of the quick summary in sentences: what is required at the destinations, what in transit, for whom when not for
 * all, and where nothing is stated.
 */
export function summaryText(item: SummaryResult, trip: TripWords): string {
  const stays = item.places.filter((id) => !trip.transits.has(id));
  const passed = item.places.filter((id) => trip.transits.has(id));
  // A place where it is required for one nationality and not stated for another counts as required.
  const unstated = item.unknownPlaces.filter((id) => !item.places.includes(id));
  const unstatedStays = unstated.filter((id) => !trip.transits.has(id));
  const unstatedTransits = unstated.filter((id) => trip.transits.has(id));
  return [
    ...(passed.length > 0 && stays.length === 0
      ? []
      : [
          sentenceOf(
            item,
            passed.length > 0 ? statusOfStays(stays.length, trip.destinations) : item.status,
            item.status === 'UNKNOWN' ? unstatedStays : stays,
            trip,
          ),
        ]),
    ...(passed.length > 0
      ? [catalogueText(trip.language, `summary.${item.key}.transit`, { destinations: trip.placeNames(passed) })]
      : []),
    // Not while it is open for another nationality at one of these places: "only" would read as a no.
    ...(item.places.some((id) => item.unknownPlaces.includes(id)) ? [] : onlyFor(item.citizenships, trip)),
    ...(item.depending ?? []).flatMap((one) => dependingText(one, trip)),
    ...(item.stayLimit
      ? [
          catalogueText(trip.language, 'summary.stayLimit', {
            destination: trip.placeNames([item.stayLimit.place]),
            days: item.stayLimit.days,
          }),
        ]
      : []),
    ...(item.status !== 'UNKNOWN' && unstatedStays.length > 0
      ? [catalogueText(trip.language, 'summary.partlyUnknown', { destinations: trip.placeNames(unstatedStays) })]
      : []),
    ...(unstatedTransits.length > 0
      ? [
          catalogueText(trip.language, `summary.${item.key}.transitUnknown`, {
            destinations: trip.placeNames(unstatedTransits),
          }),
        ]
      : []),
  ].join(' ');
}

type Conditions = NonNullable<SummaryResult['depending']>[number]['conditions'][number];

// The engine keeps the conditions with what it has resolved.
const named = new WeakMap<Conditions, InLanguages<string>>();

function conditionsInSummary(conditions: Conditions, language: Language): string {
  let known = named.get(conditions);
  if (!known) named.set(conditions, (known = noLanguages()));
  return (known[placeOf(language)] ??= conditionsText(namedInSummary(conditions), language));
}

function dependingText(
  { place, conditions, exempting = [] }: NonNullable<SummaryResult['depending']>[number],
  { language, placeNames }: TripWords,
): string[] {
  const sentence = (key: string, sets: typeof conditions): string[] => {
    if (sets.length === 0) return [];
    const choice = formatChoice(
      language,
      sets.map((one) => conditionsInSummary(one, language)),
    );
    return [catalogueText(language, key, { destination: placeNames([place]), conditions: choice })];
  };
  return [...sentence('summary.dependsOn', conditions), ...sentence('summary.exemptIf', exempting)];
}

/** A warning in sentences: what it says, and for whom when not for all. */
export const warningText = (warning: WarningResult, trip: TripWords): string =>
  [
    catalogueText(trip.language, `warning.${warning.key}`, { destinations: trip.placeNames(warning.places) }),
    ...onlyFor(warning.citizenships ?? [], trip),
  ].join(' ');

/** The status that the destinations alone come to, counted as design section 5 says. */
function statusOfStays(requiring: number, destinations: number): SummaryStatus {
  if (destinations === 1) return 'REQUIRED';
  if (requiring === destinations) return 'REQUIRED_ALL';
  return requiring === 1 ? 'REQUIRED_ONE' : 'REQUIRED_MANY';
}

function sentenceOf(
  item: SummaryResult,
  status: SummaryStatus,
  places: readonly string[],
  { language, placeNames }: TripWords,
): string {
  if (status === 'DEPENDS') return catalogueText(language, 'summary.DEPENDS');
  // Only the transit is not known.
  if (status === 'UNKNOWN' && places.length === 0) return catalogueText(language, `summary.${item.key}.stayOk`);
  const permits = [...new Set(item.permitNames.map((name) => presentPermit(name, language)))];
  return catalogueText(language, `summary.${item.key}.${status}`, {
    destinations: placeNames(places),
    forms: formsOf(item.visaForms),
    hasPermits: permits.length > 0 ? 'yes' : 'other',
    permits: formatList(language, permits),
    hasDate: item.validUntil ? 'yes' : 'other',
    date: item.validUntil ? formatDay(language, item.validUntil) : '',
  });
}

function formsOf(forms: SummaryResult['visaForms']): 'both' | 'eVisa' | 'onArrival' | 'none' {
  const [eVisa, onArrival] = [forms.includes('E_VISA'), forms.includes('ON_ARRIVAL')];
  if (eVisa && onArrival) return 'both';
  if (eVisa) return 'eVisa';
  return onArrival ? 'onArrival' : 'none';
}

const presentPermit = (name: SummaryResult['permitNames'][number], language: Language): string =>
  presentValue(
    'ErEntryPermitName',
    Object.fromEntries(Object.entries(name).flatMap(([code, text]) => (text ? [[code, text]] : []))),
    language,
  ).text;

function onlyFor(
  citizenships: readonly string[],
  { language, citizenships: travelling, countryNames }: TripWords,
): string[] {
  if (citizenships.length === 0 || citizenships.length >= travelling) return [];
  return [catalogueText(language, 'onlyFor', { count: citizenships.length, citizenships: countryNames(citizenships) })];
}
