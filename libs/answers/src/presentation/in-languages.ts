import { LANGUAGES, type Language } from '@landfall/kernel';

/** What is known in each language, by its place among all: a map with keys of text would take as much again. */
export type InLanguages<T> = (T | undefined)[];

const PLACES = new Map(LANGUAGES.map((language, at) => [language, at]));

export const placeOf = (language: Language): number => PLACES.get(language)!;

export const noLanguages = <T>(): InLanguages<T> => new Array<T | undefined>(LANGUAGES.length).fill(undefined);

/** What is known at the key, or an empty place for it. */
export function inLanguagesAt<T>(all: Map<string, InLanguages<T>>, key: string): InLanguages<T> {
  const known = all.get(key);
  if (known) return known;
  const fresh = noLanguages<T>();
  all.set(key, fresh);
  return fresh;
}
