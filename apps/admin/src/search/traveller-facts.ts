import type { EntryMeans, PassportKind, TravellerFacts as SaidFacts, TravellerFactsInput } from '../gen/graphql.js';
import { ENTRY_MEANS, PASSPORT_KINDS } from '../graphql/enum-values.js';

/** What staff may say of the travellers; empty: it is not said, and what depends on it is answered so. */
export interface TravellerFacts {
  /** ISO codes, as those who issued visas and permits of residence. */
  residence: string | null;
  visas: string[];
  permits: string[];
  /** As typed: "8, 40". */
  ages: string;
  entryBy: EntryMeans | '';
  passport: PassportKind | '';
  /** As typed, by IATA code of the airport of transit. */
  transitHours: Record<string, string>;
}

export const noFacts = (): TravellerFacts => ({
  residence: null,
  visas: [],
  permits: [],
  ages: '',
  entryBy: '',
  passport: '',
  transitHours: {},
});

const wholeNumbers = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

/** As the api takes it, for these airports of transit; null: nothing is said. */
export function travellersInput(facts: TravellerFacts, transits: readonly string[]): TravellerFactsInput | null {
  const ages = wholeNumbers(facts.ages);
  const documents = [
    ...facts.visas.map((issuerId) => ({ issuerId, kind: 'VISA' as const })),
    ...facts.permits.map((issuerId) => ({ issuerId, kind: 'RESIDENCE' as const })),
  ];
  const transitHours = transits.flatMap((id) =>
    wholeNumbers(facts.transitHours[id] ?? '')
      .slice(0, 1)
      .map((hours) => ({ type: 'AIRPORT' as const, id, hours })),
  );
  const said: TravellerFactsInput = {
    residenceId: facts.residence,
    documents: documents.length > 0 ? documents : null,
    ages: ages.length > 0 ? ages : null,
    entryBy: facts.entryBy || null,
    passport: facts.passport || null,
    transitHours: transitHours.length > 0 ? transitHours : null,
  };
  return Object.values(said).some((one) => one !== null) ? said : null;
}

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | '' =>
  values.find((value) => value === text?.toUpperCase()) ?? '';

/** As the form shows what the api answers; nothing is said for null. */
export function factsFrom(said: SaidFacts | null): TravellerFacts {
  const issuers = (kind: 'VISA' | 'RESIDENCE'): string[] =>
    (said?.documents ?? []).filter((held) => held.kind === kind).map(({ issuerId }) => issuerId);
  return {
    residence: said?.residenceId ?? null,
    visas: issuers('VISA'),
    permits: issuers('RESIDENCE'),
    ages: (said?.ages ?? []).join(', '),
    entryBy: said?.entryBy ?? '',
    passport: said?.passport ?? '',
    transitHours: Object.fromEntries((said?.transitHours ?? []).map(({ id, hours }) => [id, String(hours)])),
  };
}

/** Adds to the address of a search what is said. */
export function addFacts(query: URLSearchParams, facts: TravellerFacts): void {
  const hours = Object.entries(facts.transitHours).filter(([, text]) => text !== '');
  const parts = {
    res: facts.residence ?? '',
    visas: facts.visas.join(','),
    permits: facts.permits.join(','),
    ages: wholeNumbers(facts.ages).join(','),
    by: facts.entryBy.toLowerCase(),
    pass: facts.passport.toLowerCase(),
    hours: hours.map(([id, text]) => `${id}.${text}`).join(','),
  };
  for (const [name, text] of Object.entries(parts)) if (text !== '') query.set(name, text);
}

export function factsOf(query: URLSearchParams, codes: (text: string | null) => string[]): TravellerFacts {
  const hours = (query.get('hours') ?? '').split(',').flatMap((pair) => {
    const [, id, text] = /^([A-Z]{3})\.(\d{1,3})$/.exec(pair) ?? [];
    return id && text ? [[id, text] as const] : [];
  });
  return {
    residence: codes(query.get('res'))[0] ?? null,
    visas: codes(query.get('visas')),
    permits: codes(query.get('permits')),
    ages: wholeNumbers(query.get('ages') ?? '').join(', '),
    entryBy: oneOf(ENTRY_MEANS, query.get('by')),
    passport: oneOf(PASSPORT_KINDS, query.get('pass')),
    transitHours: Object.fromEntries(hours),
  };
}
