import { catalogueText, presentValue } from '@landfall/catalogue';
import { grouped, type Language } from '@landfall/kernel';
import { formatChoice, formatDay, formatList } from '@landfall/messages';
import { conditionsText } from '@landfall/restrictions/condition-text';
import { noLanguages, placeOf, type InLanguages } from './in-languages.js';
import { namedInSummary } from './reading-order.js';
import { isStatedAs } from './without-idle-entries.js';
import {
  decidingType,
  SUMMARY_TYPES,
  yesOf,
  type Answer,
  type StayLimit,
  type SummaryResult,
  type SummaryStatus,
  type WarningResult,
} from '@landfall/requirements';

export interface TripWords {
  language: Language;
  destinations: number;
  transits: ReadonlySet<string>;
  citizenships: number;
  /** Places with the nationalities for whom an identity card, or a passport, is not enough there. */
  withoutCard: ReadonlyMap<string, ReadonlySet<string>>;
  withoutPassport: ReadonlyMap<string, ReadonlySet<string>>;
  /** Places with types of the summary that say neither yes nor no there, but on what it depends. */
  explained: ReadonlySet<string>;
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
    withoutCard: statedNotEnough('ErIdSufficient', entries),
    withoutPassport: statedNotEnough('ErPassportSufficient', entries),
    explained: explainedBy(entries),
    placeNames: rememberedList((ids) => formatList(language, ids.map(placeName))),
    countryNames: (codes) => formatList(language, codes.map(countryName)),
  };
}

function statedNotEnough(type: string, entries: Answer['entries']): ReadonlyMap<string, ReadonlySet<string>> {
  const found = entries.filter((entry) => entry.detailType === type && isStatedAs(false, entry));
  return new Map(
    [...grouped(found, ({ place }) => place)].map(([place, same]) => [
      place,
      new Set(same.flatMap(({ citizenships }) => citizenships)),
    ]),
  );
}

const explains = (place: string, type: string): string => `${place} ${type}`;

/** What is neither yes nor no for some traveller says on what it depends, for each of them and under every condition. */
function explainedBy(entries: Answer['entries']): ReadonlySet<string> {
  const ofSummary = entries.filter(({ detailType }) => SUMMARY_TYPES.has(detailType));
  const byType = grouped(ofSummary, ({ place, detailType }) => explains(place, detailType));
  const isExplained = (same: readonly Answer['entries'][number][]): boolean => {
    const said = same.flatMap(({ statements, alternatives = [] }) => [
      ...statements,
      ...alternatives.flatMap((alternative) => alternative.statements),
    ]);
    return (
      same.every(({ state }) => state === 'stated' || state === 'depends') &&
      said.every(({ value }) => value !== null) &&
      said.some(({ value }) => yesOf(value) === null)
    );
  };
  return new Set([...byType].filter(([, same]) => isExplained(same)).map(([key]) => key));
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
  const { needsOther, withPassport, others } = otherDocuments(item, trip);
  const stays = item.places.filter((id) => !trip.transits.has(id) && !needsOther.includes(id));
  const passed = item.places.filter((id) => trip.transits.has(id));
  const open = openPlaces(item, trip);
  return [
    ...mainSentence(item, { stays, elsewhere: passed.length + needsOther.length, open }, trip),
    ...(passed.length > 0
      ? [catalogueText(trip.language, `summary.${item.key}.transit`, { destinations: trip.placeNames(passed) })]
      : []),
    // Not while it is open for another nationality at one of these places: "only" would read as a no.
    ...(item.places.some((id) => item.unknownPlaces.includes(id)) ? [] : onlyFor(withPassport, trip)),
    ...others,
    ...(item.depending ?? []).flatMap((one) => dependingText(one, trip)),
    ...stayLimitTexts(item, trip),
    ...openSentences(item, open, trip),
    ...heldText(item, trip),
  ].join(' ');
}

/** Answers of the release before name one place. */
type StoredSummary = SummaryResult & { stayLimit?: { place: string; days: number } };

export function stayLimitsOf({ stayLimits, stayLimit }: StoredSummary): readonly StayLimit[] {
  if (stayLimits || !stayLimit) return stayLimits ?? [];
  return [{ places: [stayLimit.place], days: stayLimit.days, isTogether: false, citizenships: [] }];
}

/** The fewest days where they differ between nationalities. */
const stayLimitTexts = (item: SummaryResult, { language, placeNames }: TripWords): string[] =>
  [...grouped(stayLimitsOf(item), ({ places }) => places.join()).values()].map((same) =>
    catalogueText(language, same[0]!.isTogether ? 'summary.stayLimitTogether' : 'summary.stayLimit', {
      destination: placeNames(same[0]!.places),
      days: Math.min(...same.map(({ days }) => days)),
    }),
  );

const heldText = ({ heldPlaces = [] }: SummaryResult, { language, placeNames }: TripWords): string[] =>
  heldPlaces.length > 0 ? [catalogueText(language, 'summary.heldVisa', { destinations: placeNames(heldPlaces) })] : [];

interface OpenPlaces {
  /** Where nothing is stated. */
  unstated: readonly string[];
  /** Where the details say on what it depends. */
  explained: readonly string[];
  transits: readonly string[];
}

/**
 * A place where it is required for one nationality and not stated for another counts as required. Where it is required but for possible
 * exemptions, only these are open.
 */
function openPlaces({ key, places, unknownPlaces, depending = [] }: SummaryResult, trip: TripWords): OpenPlaces {
  const isExplained = (id: string): boolean => trip.explained.has(explains(id, decidingType(key)));
  const isRequiredBut = (id: string): boolean =>
    trip.citizenships === 1 && depending.some(({ place, exempting = [] }) => place === id && exempting.length > 0);
  const open = unknownPlaces.filter((id) => !places.includes(id) && !isRequiredBut(id));
  const stays = open.filter((id) => !trip.transits.has(id));
  return {
    unstated: stays.filter((id) => !isExplained(id)),
    explained: stays.filter(isExplained),
    transits: open.filter((id) => trip.transits.has(id)),
  };
}

function mainSentence(
  item: SummaryResult,
  { stays, elsewhere, open }: { stays: readonly string[]; elsewhere: number; open: OpenPlaces },
  trip: TripWords,
): string[] {
  const isUnknown = item.status === 'UNKNOWN';
  if (elsewhere > 0 && stays.length === 0) return [];
  if (isUnknown && open.unstated.length === 0 && open.explained.length > 0) return [];
  // The sentences of the limits say all of it.
  if (item.status === 'DEPENDS' && !item.depending?.length && stayLimitsOf(item).length > 0) return [];
  const status = elsewhere > 0 ? statusOfStays(stays.length, trip.destinations) : item.status;
  return [sentenceOf(item, status, isUnknown ? open.unstated : stays, trip)];
}

function openSentences(
  { key, status }: SummaryResult,
  { unstated, explained, transits }: OpenPlaces,
  { language, placeNames }: TripWords,
): string[] {
  const sentence = (text: string, places: readonly string[]): string[] =>
    places.length > 0 ? [catalogueText(language, text, { destinations: placeNames(places) })] : [];
  return [
    ...(status === 'UNKNOWN' ? [] : sentence('summary.partlyUnknown', unstated)),
    ...sentence('summary.inDetails', explained),
    ...sentence(`summary.${key}.transitUnknown`, transits),
  ];
}

interface OtherDocuments {
  /** Places where nobody who needs more than an identity card may use a passport. */
  needsOther: readonly string[];
  /** Of those for whom something is required, those who may use a passport. */
  withPassport: readonly string[];
  others: readonly string[];
}

/** Where a passport is no travel document, and for whom. */
function otherDocuments({ key, places, citizenships }: SummaryResult, trip: TripWords): OtherDocuments {
  const found = key === 'ID_OR_PASSPORT' ? places.filter((id) => trip.withoutPassport.has(id)) : [];
  if (found.length === 0) return { needsOther: [], withPassport: citizenships, others: [] };
  const isBarred = (id: string, code: string): boolean => trip.withoutPassport.get(id)?.has(code) ?? false;
  return {
    needsOther: found.filter((id) => {
      const codes = [...(trip.withoutCard.get(id) ?? [])];
      return codes.length > 0 && codes.every((code) => isBarred(id, code));
    }),
    withPassport: citizenships.filter((code) => !places.every((id) => isBarred(id, code))),
    others: found.flatMap((id) => [
      catalogueText(trip.language, 'summary.otherDocument', { destinations: trip.placeNames([id]) }),
      ...onlyFor([...trip.withoutPassport.get(id)!], trip),
    ]),
  };
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
  if (status === 'DEPENDS') return catalogueText(language, `summary.${item.key}.DEPENDS`);
  // Only the transit is not known.
  if (status === 'UNKNOWN' && places.length === 0) return catalogueText(language, `summary.${item.key}.stayOk`);
  const permits = [...new Set(item.permitNames.map((name) => presentPermit(name, language)))];
  return catalogueText(language, `summary.${item.key}.${status}`, {
    destinations: placeNames(places),
    areTwo: places.length === 2 ? 'yes' : 'other',
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
