import { catalogueText } from '@landfall/catalogue';
import type { IsoDate, Language } from '@landfall/kernel';
import { namesOfUsers } from '@landfall/organisations/user-store';
import { presentDocument, presentPlace, type Places } from '@landfall/places';
import type { Presented, Tx } from '@landfall/platform';
import { answer, type PlacePath, type PlaceType, type RuleIndex, type TravellerFacts } from '@landfall/requirements';
import { failuresOf } from '../../model/regression-cases/failures-of.js';
import {
  itineraryOn,
  type BrokenRegressionCase,
  type RegressionExpectation,
  type RegressionFailure,
  type RegressionCase,
} from '../../model/regression-cases/regression-case.js';
import { fieldTitle } from '../changes/present-changes.js';

interface Options {
  language: Language;
  places: Places;
  /** The rules that they are held against, and the day from which their trips are reckoned. */
  ruleIndex: RuleIndex;
  today: IsoDate;
}

/** Regression cases in the shape of the api, with what does not hold; countries are references that their own resolvers fill. */
export async function presentRegressionCases(
  tx: Tx,
  regressionCases: readonly RegressionCase[],
  { language, places, ruleIndex, today }: Options,
): Promise<Presented<'RegressionCase'>[]> {
  const people = await namesOfUsers(
    tx,
    regressionCases.flatMap((g) => g.modifiedBy ?? []),
  );
  const place = (path: PlacePath): Presented<'PlaceHit'> => presentPlace(path, language, places);
  return regressionCases.map((regressionCase) => {
    const { departure, destinations, transits, citizenships, restrictionType, facts } = regressionCase.trip;
    return {
      id: regressionCase.id,
      name: regressionCase.name,
      note: regressionCase.note,
      departure: place(departure),
      destinations: destinations.map(place),
      transits: transits.map(place),
      citizenships: citizenships.map((id) => ({ id })),
      restrictionType,
      startsInDays: regressionCase.startsInDays,
      nights: regressionCase.nights,
      travellers: facts ? presentFacts(facts) : null,
      expectations: regressionCase.expectations.map((one) => withPresentId(one, places)),
      modifiedAt: regressionCase.modifiedAt,
      modifiedBy: regressionCase.modifiedBy ? (people.get(regressionCase.modifiedBy) ?? null) : null,
      failures: presentFailures(
        failuresOf(regressionCase, answer(ruleIndex, itineraryOn(regressionCase, today))),
        language,
        places,
      ),
    };
  });
}

function presentFacts(facts: TravellerFacts): Presented<'TravellerFacts'> {
  const { residence, documents, formerDocuments, ages, entryBy, passport, transitHours, arrivalDays } = facts;
  return {
    residenceId: residence ?? null,
    documents: documents ? documents.map(presentDocument) : null,
    formerDocuments: formerDocuments
      ? formerDocuments.map(({ issuer, kind, untilYear }) => ({ issuerId: issuer, kind, untilYear }))
      : null,
    ages: ages ? [...ages] : null,
    entryBy: entryBy ?? null,
    passport: passport ?? null,
    transitHours: transitHours ? Object.entries(transitHours).map(presentHours) : null,
    arrivalDays: arrivalDays ? [...arrivalDays] : null,
  };
}

function presentHours([place, hours]: [string, number]): Presented<'TransitHours'> {
  const [type, id] = place.split(':') as [PlaceType, string];
  return { type, id, hours };
}

export const presentBrokenRegressionCases = (
  broken: readonly BrokenRegressionCase[],
  language: Language,
  places: Places,
): Presented<'BrokenRegressionCase'>[] =>
  broken.map(({ id, name, failures }) => ({ id, name, failures: presentFailures(failures, language, places) }));

const presentFailures = (
  failures: readonly RegressionFailure[],
  language: Language,
  places: Places,
): Presented<'RegressionFailure'>[] =>
  failures.map((failure) => ({ ...withPresentId(failure, places), title: titleOf(failure, language) }));

const withPresentId = <T extends RegressionExpectation>(expectation: T, places: Places): T =>
  expectation.place === null ? expectation : { ...expectation, place: places.presentId('REGION', expectation.place) };

function titleOf({ kind, key }: RegressionExpectation, language: Language): string {
  if (kind === 'SUMMARY') return catalogueText(language, `summary.${key}.title`);
  return kind === 'STATUS' ? catalogueText(language, 'difference.Status') : fieldTitle(key, language);
}
