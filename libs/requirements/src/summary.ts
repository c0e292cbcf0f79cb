import type { TextValue } from '@landfall/catalogue';
import { LANGUAGES } from '@landfall/kernel';
import { lastEntriesOf } from './arrivals.js';
import type { Resolution } from './resolution.js';
import { daysOf, type Dependence, type FoundItem, type View } from './resolved-value.js';
import { conditionKey, judgeBy } from './conditions.js';
import { denyingConditions } from './contrary-values.js';
import { answersOf, isDenied, numbersOf, resolutionOf, says, valuesOf, yesOf } from './facts.js';
import { heldAmong } from './held-places.js';
import { daysOfTrip, limitsBroken } from './stay.js';
import {
  type Condition,
  type Itinerary,
  type PermitName,
  type StayLimit,
  SUMMARY_KEYS,
  type SummaryKey,
  type SummaryResult,
  type SummaryStatus,
  type Statement,
} from './model.js';
import { isRequiring, requires, SUMMARY_RULES } from './summary-rules.js';
import type { PlaceLookup } from './place-impact.js';
import type { RuleIndex } from './rule-index.js';
import { validUntil, type Entered } from './validity.js';
import type { Visit, Visits } from './visits.js';

/** Shared by nearly all items. */
const ON_NOTHING: FoundItem['depends'] = [];
const CERTAIN_ITEMS: readonly FoundItem[] = [false, true].flatMap((required) =>
  [false, true].map((isOpen) => ({ required, isOpen, depends: ON_NOTHING })),
);

const certainItem = (required: boolean, isOpen: boolean): FoundItem =>
  CERTAIN_ITEMS[Number(required) * 2 + Number(isOpen)]!;

/** The item at one place: required per view, and whether any view is open. */
interface Finding {
  visit: Visit;
  required: boolean[];
  isOpen: boolean;
  depends: readonly Dependence[];
  /** False: a place of transit that requires nothing as far as is stated; it is none of the places of "all". */
  isCounted: boolean;
}

/** The items by one view, in the order of `SUMMARY_KEYS`; worked out once, since views outlive answers. */
function itemsOf(view: View, isTransit: boolean): readonly (FoundItem | null)[] {
  const found = view.found[isTransit ? 'transit' : 'destination'];
  return (found.items ??= SUMMARY_KEYS.map((key, item) => {
    const rule = SUMMARY_RULES[key];
    const type = isTransit ? rule.transitType : rule.type;
    if (type === undefined) return null;
    if (view.days) return itemOfDays(view.days.map((day) => itemsOf(day, isTransit)[item]!));
    return withDenials(itemOf(view, type, rule.requiredBy), denyingConditions(view.resolutions, type));
  }));
}

function itemOf(view: View, type: string, requiredBy: boolean): FoundItem {
  const resolution = resolutionOf(view, type);
  if (resolution?.state === 'depends') return dependingItem(type, resolution, requiredBy);
  // A denied "no" may be a yes.
  const required = answersOf(view, type).includes(requiredBy) || isDenied(view, type);
  return certainItem(required, !says(view, type, true) && !says(view, type, false));
}

/** A "no" that may come to be denied is none yet. */
function withDenials(item: FoundItem, denying: readonly (readonly Condition[])[]): FoundItem {
  if (item.required || denying.length === 0) return item;
  return { ...item, depends: [...item.depends, ...denying.map((conditions) => ({ conditions, exempts: false }))] };
}

/** Required on any day is required; unknown on any day is never "not required". */
function itemOfDays(days: readonly FoundItem[]): FoundItem {
  const required = days.some((day) => day.required);
  return { required, isOpen: days.some(({ isOpen }) => isOpen), depends: required ? ON_NOTHING : conditionsOf(days) };
}

/** Required where all that may hold requires it; never "not required" where something does. */
function dependingItem(type: string, resolution: Resolution, requiredBy: boolean): FoundItem {
  const { statements, likelyAlternatives: alternatives } = resolution;
  const isOpen = (of: readonly Statement[]): boolean => of.length !== 1 || yesOf(of[0]!.value) === null;
  const requiring = alternatives.filter((one) => requires(one.statements, requiredBy));
  const required = isRequiring(type, resolution);
  // Where it is required otherwise, those that do not require it count.
  const exempts = requires(statements, requiredBy);
  const deciding = exempts ? alternatives.filter((one) => !requiring.includes(one)) : requiring;
  return {
    required,
    isOpen: !required && (isOpen(statements) || alternatives.some((one) => isOpen(one.statements))),
    depends: required
      ? ON_NOTHING
      : deciding.map(({ conditions }) => ({ conditions: without(conditions, resolution.holding), exempts })),
  };
}

/** Those that are open: what holds already would read as a further one. */
function without(conditions: readonly Condition[], holding: readonly Condition[]): readonly Condition[] {
  if (holding.length === 0) return conditions;
  const held = new Set(holding.map(conditionKey));
  return conditions.filter((condition) => !held.has(conditionKey(condition)));
}

function conditionsOf(items: readonly FoundItem[]): FoundItem['depends'] {
  const depending = items.filter(({ depends }) => depends.length > 0);
  if (depending.length === 0) return ON_NOTHING;
  const all = depending.flatMap(({ depends }) => depends);
  // In an order of their own: that of the travellers says nothing.
  const byContent = new Map(all.map((one) => [JSON.stringify(one), one]));
  return [...byContent.keys()].sort().map((key) => byContent.get(key)!);
}

/** Who needs nothing to enter needs nothing to change planes. */
const isFree = ({ required, isOpen, depends }: FoundItem): boolean => !required && !isOpen && depends.length === 0;

function find(visit: Visit, item: number): Finding | null {
  const items: FoundItem[] = [];
  for (const view of visit.views) {
    const found = itemsOf(view, visit.isTransit)[item];
    if (!found) return null;
    items.push(
      visit.isTransit && found.isOpen && isFree(itemsOf(view, false)[item]!) ? { ...found, isOpen: false } : found,
    );
  }
  const depends = conditionsOf(items);
  const required = items.map((one) => one.required);
  const isOpen = items.some((one) => one.isOpen);
  const isCounted = !visit.isTransit || depends.length > 0 || required.includes(true);
  return isCounted || isOpen ? { visit, required, isOpen, depends, isCounted } : null;
}

function statusOf(
  findings: readonly Pick<Finding, 'isOpen' | 'depends' | 'isCounted'>[],
  requiring: number,
): SummaryStatus {
  if (requiring === 0) {
    if (findings.some(({ depends }) => depends.length > 0)) return 'DEPENDS';
    return findings.some((finding) => finding.isOpen) ? 'UNKNOWN' : 'OK';
  }
  const counted = findings.filter(({ isCounted }) => isCounted).length;
  if (counted === 1) return 'REQUIRED';
  if (requiring === counted) return 'REQUIRED_ALL';
  return requiring === 1 ? 'REQUIRED_ONE' : 'REQUIRED_MANY';
}

function visaForms(views: readonly View[]): SummaryResult['visaForms'] {
  const forms: SummaryResult['visaForms'] = [];
  if (views.some((view) => says(view, 'ErEVisaPossible', true))) forms.push('E_VISA');
  if (views.some((view) => says(view, 'ErVisaOnArrivalPossible', true))) forms.push('ON_ARRIVAL');
  return forms;
}

const permitName = (texts: TextValue): PermitName => ({
  ...Object.fromEntries(LANGUAGES.flatMap((language) => (texts[language] ? [[language, texts[language]]] : []))),
  de: texts['de'] ?? null,
  en: texts['en'] ?? null,
});

function permitNames(views: readonly View[]): SummaryResult['permitNames'] {
  // The rule index shares equal values: each combination is computed once.
  const values = new Set(views.flatMap((view) => valuesOf(view, 'ErEntryPermitName')));
  const names = [...values].flatMap((value) =>
    value !== null && typeof value === 'object' && !('yes' in value) ? [permitName(value)] : [],
  );
  return [
    ...new Map(
      names.map((name) => [JSON.stringify(LANGUAGES.map((language) => name[language] ?? null)), name]),
    ).values(),
  ];
}

function dependingAt(place: string, depends: Finding['depends']): NonNullable<SummaryResult['depending']>[number] {
  const of = (exempts: boolean) => depends.filter((one) => one.exempts === exempts).map(({ conditions }) => conditions);
  const exempting = of(true);
  return { place, conditions: of(false), ...(exempting.length > 0 ? { exempting } : {}) };
}

function stayLimitsOf(
  { citizenships, visits, groups }: Visits,
  { destinations, facts, ...trip }: Itinerary,
): StayLimit[] {
  const stays = visits.filter(({ isTransit }) => !isTransit);
  const longest = daysOfTrip(trip);
  const found = new Map<string, StayLimit>();
  citizenships.forEach((code, citizen) => {
    if (!stays.some(({ views }) => (freeDaysOf(views[citizen]!) ?? Infinity) < longest)) return;
    const freeDays = destinations.map(({ type, id }) => {
      const { views } = stays.find(({ place }) => place.type === type && place.id === id)!;
      return freeDaysOf(views[citizen]!);
    });
    for (const limit of limitsBroken({ ...trip, arrivalDays: facts?.arrivalDays }, destinations, freeDays, groups)) {
      const key = JSON.stringify(limit);
      const same = found.get(key);
      if (same) same.citizenships.push(code);
      else found.set(key, { ...limit, citizenships: [code] });
    }
  });
  return [...found.values()];
}

/** The fewest days without a visa on any day; undefined: one is required, or no number is stated. */
function freeDaysOf(view: View): number | undefined {
  const { destination } = view.found;
  if (!('freeDays' in destination)) {
    const limits = daysOf([view]).flatMap((day) =>
      says(day, 'ErVisaRequired', false) && resolutionOf(day, 'ErVisaFreeDays')?.state === 'stated'
        ? numbersOf(day, 'ErVisaFreeDays')
        : [],
    );
    destination.freeDays = limits.length > 0 ? Math.min(...limits) : undefined;
  }
  return destination.freeDays;
}

function enteredOf(visits: readonly Visit[], { destinations, facts, ...trip }: Itinerary): Entered[] {
  const lastEntries = lastEntriesOf(
    { ...trip, arrivalDays: facts?.arrivalDays },
    destinations.map(({ country }) => country),
  );
  return visits.flatMap(({ place, views, isTransit }) =>
    isTransit ? [] : [{ views: daysOf(views), lastEntry: lastEntries.get(place.country)! }],
  );
}

function heldPlacesOf(
  findings: readonly Finding[],
  stayLimits: readonly StayLimit[],
  itinerary: Itinerary,
  groups: Visits['groups'],
): Pick<SummaryResult, 'heldPlaces'> {
  if (!itinerary.facts?.documents?.length) return {};
  const needing = findings.filter(
    ({ visit, required, isOpen, depends }) =>
      isOpen ||
      depends.length > 0 ||
      required.includes(true) ||
      stayLimits.some(({ places }) => places.includes(visit.place.id)),
  );
  const heldPlaces = heldAmong(
    needing.map(({ visit }) => visit.place),
    itinerary,
    groups,
  );
  return heldPlaces.length > 0 ? { heldPlaces } : {};
}

const CARD_ITEMS: ReadonlySet<SummaryKey> = new Set(['ID_OR_PASSPORT', 'CHILDRENS_PASSPORT']);

/** Places of transit where it is open whether a card is enough, of a traveller who needs no passport at any destination. One's own country and that of departure let one in. */
function cardTransits(item: number, { citizenships, visits }: Visits, { departureCountry }: Itinerary): Finding[] {
  const takesCard = ({ views }: Visit, at: number): boolean => isFree(itemsOf(views[at]!, false)[item]!);
  const passed = visits.filter(({ isTransit, place }) => isTransit && place.country !== departureCountry);
  if (passed.length === 0) return [];
  const stays = visits.filter(({ isTransit }) => !isTransit);
  const withCard = citizenships.flatMap((_, at) => (stays.every((visit) => takesCard(visit, at)) ? [at] : []));
  return passed
    .filter((visit) => withCard.some((at) => citizenships[at] !== visit.place.country && !takesCard(visit, at)))
    .map((visit) => ({ visit, required: [], isOpen: true, depends: ON_NOTHING, isCounted: false }));
}

/** The eight items of the quick summary (design, section 5). Nothing open is `OK`, nor is a visa for a trip longer than the stay without one. */
export function summarise(all: Visits, itinerary: Itinerary): SummaryResult[] {
  const { citizenships, visits } = all;
  const entered = enteredOf(visits, itinerary);
  return SUMMARY_KEYS.map((key, item) => {
    const findings = [
      ...visits.flatMap((visit) => find(visit, item) ?? []),
      ...(CARD_ITEMS.has(key) ? cardTransits(item, all, itinerary) : []),
    ];
    const requiring = findings.filter((finding) => finding.required.includes(true));
    // Transit places have no visa form and no permit name.
    const requiringViews = daysOf(
      requiring.flatMap(({ visit, required }) => (visit.isTransit ? [] : visit.views.filter((_, at) => required[at]))),
    ).filter((view) => itemsOf(view, false)[item]!.required);
    const depending = findings
      .filter(({ depends }) => depends.length > 0)
      .map(({ visit, depends }) => dependingAt(visit.place.id, depends));
    const stayLimits = key === 'VISA' ? stayLimitsOf(all, itinerary) : [];
    const status = statusOf(findings, requiring.length);
    return {
      key,
      ...(depending.length > 0 ? { depending } : {}),
      ...(stayLimits.length > 0 ? { stayLimits } : {}),
      ...(key === 'VISA' ? heldPlacesOf(findings, stayLimits, itinerary, all.groups) : {}),
      status: stayLimits.length > 0 && status === 'OK' ? 'DEPENDS' : status,
      places: requiring.map((finding) => finding.visit.place.id),
      citizenships: citizenships.filter((_, at) => requiring.some((finding) => finding.required[at])),
      unknownPlaces: findings.filter((finding) => finding.isOpen).map((finding) => finding.visit.place.id),
      visaForms: key === 'VISA' ? visaForms(requiringViews) : [],
      validUntil: key === 'ID_OR_PASSPORT' ? validUntil(entered, itinerary.dateEnd) : null,
      permitNames: key === 'ENTRY_PERMIT' ? permitNames(requiringViews) : [],
    };
  });
}

/** The contribution of a place to each item, in the order of `SUMMARY_KEYS`; null: not applicable. */
export type PlaceFindings = readonly (
  ({ isRequired: boolean } & Pick<Finding, 'isOpen' | 'depends' | 'isCounted'>) | null
)[];

/** The contribution of a place to the summary for these citizenships. */
export function placeFindings(
  ruleIndex: RuleIndex,
  {
    place,
    isTransit,
    purpose,
    citizenships,
    departure,
    trip,
    circumstances,
  }: Omit<PlaceLookup, 'citizenship'> & { citizenships: readonly string[] },
): PlaceFindings {
  const judge = circumstances && judgeBy(circumstances);
  const views = [...new Set(citizenships)].map((code) => ruleIndex.view(place, purpose, code, departure, trip, judge));
  return SUMMARY_KEYS.map((_, item) => {
    const finding = find({ place, isTransit, views }, item);
    if (!finding) return null;
    const { required, isOpen, depends, isCounted } = finding;
    return { isRequired: required.includes(true), isOpen, depends, isCounted };
  });
}

/** The statuses in the order of `SUMMARY_KEYS`, from the contribution of each place. */
export function statusesOf(places: readonly PlaceFindings[]): SummaryStatus[] {
  return SUMMARY_KEYS.map((_, item) => {
    const findings = places.flatMap((found) => found[item] ?? []);
    return statusOf(findings, findings.filter(({ isRequired }) => isRequired).length);
  });
}
