import type {
  RegressionExpectation,
  RegressionCaseInput,
  RegressionCase,
  ReadPresentAnswerVariables,
  RestrictionType,
} from '../gen/graphql.js';
import { countryRef, refOf, type PlaceRef } from '../places/place-ref.js';

export interface RegressionCaseForm {
  name: string;
  note: string;
  /** ISO codes. */
  nationalities: string[];
  departure: PlaceRef | null;
  destinations: PlaceRef[];
  transits: PlaceRef[];
  purpose: RestrictionType;
  /** As typed. */
  startsInDays: string;
  nights: string;
  expectations: RegressionExpectation[];
}

export const MAX_STARTS_IN_DAYS = 730;
export const MAX_NIGHTS = 365;

export const emptyRegressionCase = (): RegressionCaseForm => ({
  name: '',
  note: '',
  nationalities: [],
  departure: countryRef('DE'),
  destinations: [],
  transits: [],
  purpose: 'PRIVATE',
  startsInDays: '30',
  nights: '14',
  expectations: [],
});

export const regressionCaseForm = (regressionCase: RegressionCase): RegressionCaseForm => ({
  name: regressionCase.name,
  note: regressionCase.note ?? '',
  nationalities: regressionCase.citizenships.map(({ iso2 }) => iso2),
  departure: refOf(regressionCase.departure),
  destinations: regressionCase.destinations.map(refOf),
  transits: regressionCase.transits.map(refOf),
  purpose: regressionCase.restrictionType,
  startsInDays: String(regressionCase.startsInDays),
  nights: String(regressionCase.nights),
  expectations: regressionCase.expectations,
});

/** Null for what is no whole number up to `max`. */
export const wholeNumber = (typed: string, max: number): number | null => {
  const number = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : null;
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
    ...(form.nationalities.length === 0 ? { citizenshipIds: 'search.problem.nationalityMissing' } : {}),
    ...(form.departure === null ? { departureId: 'search.problem.departureMissing' } : {}),
    ...(form.destinations.length === 0 ? { destinationIds: 'search.problem.destinationMissing' } : {}),
    ...(wholeNumber(form.startsInDays, MAX_STARTS_IN_DAYS) === null
      ? { startsInDays: 'regressionCases.problem.startsInDays' }
      : {}),
    ...(wholeNumber(form.nights, MAX_NIGHTS) === null ? { nights: 'regressionCases.problem.nights' } : {}),
  };
}

export const checkRegressionCase = (form: RegressionCaseForm): RegressionCaseProblems => ({
  ...(form.name.trim() === '' ? { name: 'app.requiredField' } : {}),
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

const placesOf = ({ departure, destinations, transits }: RegressionCaseForm) => ({
  departureType: departure?.type ?? 'COUNTRY',
  departureId: departure?.id ?? '',
  destinationsTypes: destinations.map(({ type }) => type),
  destinationIds: destinations.map(({ id }) => id),
  transitTypes: transits.map(({ type }) => type),
  transitIds: transits.map(({ id }) => id),
});

export const regressionCaseInput = (form: RegressionCaseForm, id: string | null): RegressionCaseInput => ({
  id,
  name: form.name.trim(),
  note: form.note.trim() || null,
  ...placesOf(form),
  citizenshipIds: form.nationalities,
  restrictionType: form.purpose,
  startsInDays: wholeNumber(form.startsInDays, MAX_STARTS_IN_DAYS) ?? 0,
  nights: wholeNumber(form.nights, MAX_NIGHTS) ?? 0,
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
    citizenshipIds: form.nationalities,
    restrictionType: form.purpose,
    dateStart,
    dateEnd: addDays(dateStart, wholeNumber(form.nights, MAX_NIGHTS) ?? 0),
    language,
  };
}
