import { catalogueText } from '@landfall/catalogue';
import type { IsoDate, Language } from '@landfall/kernel';
import { namesOfUsers } from '@landfall/organisations/persistence';
import type { Places } from '@landfall/places';
import type { Tx } from '@landfall/platform';
import { answer, type PlacePath, type RuleBook } from '@landfall/requirements';
import { failuresOf } from '../../model/regression-cases/failures-of.js';
import {
  itineraryOn,
  type BrokenGolden,
  type GoldenExpectation,
  type GoldenFailure,
  type GoldenTraveller,
} from '../../model/regression-cases/golden-traveller.js';
import { presentPlace } from '@landfall/places';
import { fieldTitle } from '../changes/present-changes.js';

interface Options {
  language: Language;
  places: Places;
  /** The rules that they are held against, and the day from which their trips are reckoned. */
  book: RuleBook;
  today: IsoDate;
}

/** Golden travellers in the shape of the api, with what does not hold; countries are references that their own resolvers fill. */
export async function presentGoldens(
  tx: Tx,
  goldens: readonly GoldenTraveller[],
  { language, places, book, today }: Options,
): Promise<object[]> {
  const people = await namesOfUsers(
    tx,
    goldens.flatMap((g) => g.modifiedBy ?? []),
  );
  const place = (path: PlacePath): object => presentPlace(path, language, places);
  return goldens.map((golden) => {
    const { departure, destinations, transits, citizenships, restrictionType } = golden.trip;
    return {
      id: golden.id,
      name: golden.name,
      note: golden.note,
      departure: place(departure),
      destinations: destinations.map(place),
      transits: transits.map(place),
      citizenships: citizenships.map((id) => ({ id })),
      restrictionType,
      startsInDays: golden.startsInDays,
      nights: golden.nights,
      expectations: golden.expectations,
      modifiedAt: golden.modifiedAt,
      modifiedBy: golden.modifiedBy ? (people.get(golden.modifiedBy) ?? null) : null,
      failures: presentFailures(failuresOf(golden, answer(book, itineraryOn(golden, today))), language),
    };
  });
}

export const presentBrokenGoldens = (broken: readonly BrokenGolden[], language: Language): object[] =>
  broken.map(({ id, name, failures }) => ({ id, name, failures: presentFailures(failures, language) }));

const presentFailures = (failures: readonly GoldenFailure[], language: Language): object[] =>
  failures.map((failure) => ({ ...failure, title: titleOf(failure, language) }));

function titleOf({ kind, key }: GoldenExpectation, language: Language): string {
  if (kind === 'SUMMARY') return catalogueText(language, `summary.${key}.title`);
  return kind === 'STATUS' ? catalogueText(language, 'difference.Status') : fieldTitle(key, language);
}
