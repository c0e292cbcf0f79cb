import type {
  RegressionExpectation,
  RegressionCase,
  ReadPresentAnswerVariables,
  RestrictionType,
  TravellerFactsInput,
} from '../gen/graphql.js';
import type { RegressionCaseInput } from '../gen/schema.js';
import { factsFrom, noFacts, travellersInput, type TravellerFacts } from '../search/traveller-facts.js';
import { countryRef, refOf, type PlaceRef } from '../places/place-ref.js';

/** The values of the form, named like the fields of the input so that its rejections find them. */
export interface RegressionCaseForm extends Record<string, unknown> {
  name: string | null;
  note: string | null;
  /** ISO codes. */
  citizenshipIds: string[];
  departureId: PlaceRef | null;
  destinationIds: PlaceRef[];
  transitIds: PlaceRef[];
  restrictionType: RestrictionType;
  /** As typed. */
  startsInDays: string | number | null;
  nights: string | number | null;
  travellers: TravellerFacts;
  expectations: RegressionExpectation[];
}

export const MAX_STARTS_IN_DAYS = 730;
export const MAX_NIGHTS = 365;

export const emptyRegressionCase = (): RegressionCaseForm => ({
  name: null,
  note: null,
  citizenshipIds: [],
  departureId: countryRef('DE'),
  destinationIds: [],
  transitIds: [],
  restrictionType: 'PRIVATE',
  startsInDays: '30',
  nights: '14',
  travellers: noFacts(),
  expectations: [],
});

export const regressionCaseForm = (regressionCase: RegressionCase): RegressionCaseForm => ({
  name: regressionCase.name,
  note: regressionCase.note,
  citizenshipIds: regressionCase.citizenships.map(({ iso2 }) => iso2),
  departureId: refOf(regressionCase.departure),
  destinationIds: regressionCase.destinations.map(refOf),
  transitIds: regressionCase.transits.map(refOf),
  restrictionType: regressionCase.restrictionType,
  startsInDays: regressionCase.startsInDays,
  nights: regressionCase.nights,
  travellers: factsFrom(
    regressionCase.said,
    regressionCase.destinations.map(({ id }) => id),
  ),
  expectations: regressionCase.expectations,
});

/** Null for what is no whole number up to `max`. */
export const wholeNumber = (typed: string | number | null, max: number): number | null => {
  const text = String(typed ?? '').trim();
  const number = /^\d{1,4}$/.test(text) ? Number(text) : null;
  return number !== null && number <= max ? number : null;
};

/** Fields of the input by name, with the key of what is wrong. */
export type RegressionCaseProblems = Partial<
  Record<
    'name' | 'citizenshipIds' | 'departureId' | 'destinationIds' | 'startsInDays' | 'nights' | 'expectations',
    string
  >
>;

export function checkTrip(form: RegressionCaseForm): RegressionCaseProblems {
  return {
    ...(form.citizenshipIds.length === 0 ? { citizenshipIds: 'search.problem.nationalityMissing' } : {}),
    ...(form.departureId === null ? { departureId: 'search.problem.departureMissing' } : {}),
    ...(form.destinationIds.length === 0 ? { destinationIds: 'search.problem.destinationMissing' } : {}),
    ...(wholeNumber(form.startsInDays, MAX_STARTS_IN_DAYS) === null
      ? { startsInDays: 'regressionCases.problem.startsInDays' }
      : {}),
    ...(wholeNumber(form.nights, MAX_NIGHTS) === null ? { nights: 'regressionCases.problem.nights' } : {}),
  };
}

export const checkRegressionCase = (form: RegressionCaseForm): RegressionCaseProblems => ({
  ...(!form.name?.trim() ? { name: 'app.requiredField' } : {}),
  ...checkTrip(form),
  ...(form.expectations.length === 0 ? { expectations: 'regressionCases.problem.expectations' } : {}),
});

export const isValid = (problems: RegressionCaseProblems): boolean => Object.keys(problems).length === 0;

/** Calendar days, so that neither zone nor clock change moves them. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

const placesOf = ({ departureId, destinationIds, transitIds }: RegressionCaseForm) => ({
  departureType: departureId?.type ?? 'COUNTRY',
  departureId: departureId?.id ?? '',
  destinationsTypes: destinationIds.map(({ type }) => type),
  destinationIds: destinationIds.map(({ id }) => id),
  transitTypes: transitIds.map(({ type }) => type),
  transitIds: transitIds.map(({ id }) => id),
});

const travellersOf = ({ travellers, transitIds, destinationIds }: RegressionCaseForm): TravellerFactsInput | null =>
  travellersInput(
    travellers,
    transitIds.map(({ id }) => id),
    destinationIds.map(({ id }) => id),
  );

export const regressionCaseInput = (form: RegressionCaseForm): Omit<RegressionCaseInput, 'id'> => ({
  name: form.name?.trim() ?? '',
  note: form.note?.trim() || null,
  ...placesOf(form),
  citizenshipIds: form.citizenshipIds,
  restrictionType: form.restrictionType,
  startsInDays: wholeNumber(form.startsInDays, MAX_STARTS_IN_DAYS) ?? 0,
  nights: wholeNumber(form.nights, MAX_NIGHTS) ?? 0,
  travellers: travellersOf(form),
  expectations: form.expectations.map(({ kind, key, place, citizenship, expected }) => ({
    kind,
    key,
    place,
    citizenship,
    expected,
  })),
});

/** The lookup of the present answer: the same trip, starting as many days from today. */
export function presentVariables(
  form: RegressionCaseForm,
  today: string,
  language: string,
): ReadPresentAnswerVariables {
  const dateStart = addDays(today, wholeNumber(form.startsInDays, MAX_STARTS_IN_DAYS) ?? 0);
  return {
    ...placesOf(form),
    citizenshipIds: form.citizenshipIds,
    restrictionType: form.restrictionType,
    dateStart,
    dateEnd: addDays(dateStart, wholeNumber(form.nights, MAX_NIGHTS) ?? 0),
    travellers: travellersOf(form),
    language,
  };
}
