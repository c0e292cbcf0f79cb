import type {
  CreateMyjourneyGroupVariables,
  CreateMyjourneyVariables,
  CruiseLookupVariables,
  DetailView,
  LookupVariables,
  RestrictionType,
} from '../gen/graphql.js';
import { DETAIL_VIEWS, TRIP_LANGUAGES } from '../graphql/enum-values.js';
import { isCruise, type SearchForm } from '../search/search-form.js';
import { travellersInput } from '../search/traveller-facts.js';
import { queryOf } from '../search/search-query.js';
import { instantOf } from './moments.js';

export type TripLanguage = (typeof TRIP_LANGUAGES)[number];
/** `asOf`: the requested moment as an instant; null: now. */
export interface AnswerChoice {
  view: DetailView;
  language: TripLanguage;
  asOf: string | null;
}

const isTripLanguage = (text: string | null): text is TripLanguage => TRIP_LANGUAGES.includes(text as TripLanguage);

/** How an answer is shown: part of its address. The language of the interface counts where none is named. */
export function choiceOf(query: URLSearchParams, interfaceLanguage: string): AnswerChoice {
  const view = (query.get('view') ?? '').toUpperCase();
  const languages = [query.get('lang'), interfaceLanguage];
  return {
    view: DETAIL_VIEWS.find((one) => one === view) ?? 'EXPERT',
    language: languages.find(isTripLanguage) ?? 'de',
    asOf: instantOf(query.get('asof') ?? ''),
  };
}

/** The address of a search shown by a choice. */
export function addressOf(form: SearchForm, { view, language, asOf }: AnswerChoice): URLSearchParams {
  const address = queryOf(form);
  address.set('view', view.toLowerCase());
  address.set('lang', language);
  if (asOf !== null) address.set('asof', asOf);
  return address;
}

type Itinerary = Pick<
  LookupVariables,
  'departureType' | 'departureId' | 'destinationsTypes' | 'destinationIds' | 'dateStart' | 'dateEnd' | 'travellers'
> & { restrictionType: RestrictionType };

const itineraryOf = (form: SearchForm): Itinerary => ({
  departureType: 'COUNTRY',
  departureId: form.departure ?? '',
  destinationsTypes: form.destinations.map(({ type }) => type),
  destinationIds: form.destinations.map(({ id }) => id),
  dateStart: form.dateStart,
  dateEnd: form.dateEnd,
  restrictionType: form.purpose,
  travellers: travellersInput(
    form.facts,
    form.transits.map(({ id }) => id),
    form.destinations.map(({ id }) => id),
  ),
});

export const answerVariables = (form: SearchForm, { view, language, asOf }: AnswerChoice): LookupVariables => ({
  ...itineraryOf(form),
  citizenshipIds: form.nationalities,
  transitTypes: form.transits.map(({ type }) => type),
  transitIds: form.transits.map(({ id }) => id),
  view,
  language,
  asOf,
});

export function cruiseVariables(form: SearchForm, choice: AnswerChoice): CruiseLookupVariables {
  const { restrictionType: _, ...trip } = answerVariables(form, choice);
  return { ...trip, cruiseId: form.cruise.cruiseId, cruiseDateStart: form.cruise.dateStart };
}

/** React-admin keeps an emptied field as null. */
export type TripPageInput = Record<'email' | 'internalNote', string | null> & { language: string; showEvents: boolean };

const orNull = (text: string | null): string | null => text?.trim() || null;

export const tripPageVariables = (
  form: SearchForm,
  { language, email, internalNote, showEvents }: TripPageInput,
): CreateMyjourneyVariables => ({
  ...itineraryOf(form),
  cruisecompassCruiseId: isCruise(form) ? form.cruise.cruiseId : null,
  citizenshipCountryIds: form.nationalities,
  transits: form.transits.map(({ type, id }) => ({ type, id })),
  language,
  email: orNull(email),
  internalNote: orNull(internalNote),
  showEvents,
});

export type GroupInput = Record<'bookingNumber' | 'internalNote' | 'members', string | null> & {
  language: string;
  showEvents: boolean;
};

export function groupVariables(
  form: SearchForm,
  { language, bookingNumber, internalNote, showEvents }: GroupInput,
  members: CreateMyjourneyGroupVariables['members'],
): CreateMyjourneyGroupVariables {
  const { travellers: _, ...itinerary } = itineraryOf(form);
  return {
    ...itinerary,
    cruisecompassCruiseId: isCruise(form) ? form.cruise.cruiseId : null,
    transits: form.transits.map(({ type, id }) => ({ type, id })),
    language,
    bookingNumber: orNull(bookingNumber),
    internalNote: orNull(internalNote),
    showEvents,
    members,
  };
}
