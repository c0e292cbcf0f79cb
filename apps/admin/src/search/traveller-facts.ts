import type {
  EntryMeans,
  HeldDocumentKind,
  PassportKind,
  TravellerFacts as SaidFacts,
  TravellerFactsInput,
} from '../gen/graphql.js';
import { ENTRY_MEANS, PASSPORT_KINDS } from '../graphql/enum-values.js';

/** What staff may say of a visa or permit that is held; null and empty: it is not said. */
export interface DocumentFacts {
  isMultipleEntry: boolean | null;
  isUsed: boolean | null;
  isPermanent: boolean | null;
  validUntil: string;
}
export type DocumentAnswer = Exclude<keyof DocumentFacts, 'validUntil'>;

export const NOTHING_SAID: DocumentFacts = {
  isMultipleEntry: null,
  isUsed: null,
  isPermanent: null,
  validUntil: '',
};

/** What staff may say of the travellers; empty: it is not said, and what depends on it is answered so. */
export interface TravellerFacts {
  /** ISO codes, as those who issued visas and permits of residence. */
  residence: string | null;
  visas: string[];
  permits: string[];
  /** By `VISA:CA`. */
  said: Record<string, DocumentFacts>;
  /** Of what has ended. */
  formerVisas: string[];
  formerPermits: string[];
  /** As typed, by `VISA:CA`: the year in which it ended. */
  formerYears: Record<string, string>;
  /** As typed: "8, 40". */
  ages: string;
  entryBy: EntryMeans | '';
  passport: PassportKind | '';
  /** As typed, by IATA code of the airport of transit. */
  transitHours: Record<string, string>;
  /** As typed, by id of the destination: the day of arrival, counted from that of departure. */
  arrivalDays: Record<string, string>;
}

export const noFacts = (): TravellerFacts => ({
  residence: null,
  visas: [],
  permits: [],
  said: {},
  formerVisas: [],
  formerPermits: [],
  formerYears: {},
  ages: '',
  entryBy: '',
  passport: '',
  transitHours: {},
  arrivalDays: {},
});

const FORMER = { formerVisas: 'VISA', formerPermits: 'RESIDENCE' } as const satisfies Record<string, HeldDocumentKind>;
export type FormerField = keyof typeof FORMER;
export const FORMER_FIELDS: readonly FormerField[] = ['formerVisas', 'formerPermits'];

export const yearKey = (field: FormerField, issuer: string): string => `${FORMER[field]}:${issuer}`;

export const documentKey = (kind: HeldDocumentKind, issuer: string): string => `${kind}:${issuer}`;

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

const heldInput = (
  { said }: TravellerFacts,
  kind: HeldDocumentKind,
  issuerId: string,
): NonNullable<TravellerFactsInput['documents']>[number] => {
  const { isMultipleEntry, isUsed, isPermanent, validUntil } = said[documentKey(kind, issuerId)] ?? NOTHING_SAID;
  return { issuerId, kind, isMultipleEntry, isUsed, isPermanent, validUntil: isDay(validUntil) ? validUntil : null };
};

const formerOf = (facts: TravellerFacts): { field: FormerField; issuerId: string; year: string }[] =>
  FORMER_FIELDS.flatMap((field) =>
    facts[field].map((issuerId) => ({
      field,
      issuerId,
      year: /^\d{4}$/.exec(facts.formerYears[yearKey(field, issuerId)] ?? '')?.[0] ?? '',
    })),
  );

const wholeNumbers = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

/** As the api takes it, for these airports of transit and these destinations; null: nothing is said. */
export function travellersInput(
  facts: TravellerFacts,
  transits: readonly string[],
  destinations: readonly string[],
): TravellerFactsInput | null {
  const ages = wholeNumbers(facts.ages);
  const documents = [
    ...facts.visas.map((issuerId) => heldInput(facts, 'VISA', issuerId)),
    ...facts.permits.map((issuerId) => heldInput(facts, 'RESIDENCE', issuerId)),
  ];
  const former = formerOf(facts).map(({ field, issuerId, year }) => ({
    issuerId,
    kind: FORMER[field],
    untilYear: year === '' ? null : Number(year),
  }));
  const transitHours = transits.flatMap((id) =>
    wholeNumbers(facts.transitHours[id] ?? '')
      .slice(0, 1)
      .map((hours) => ({ type: 'AIRPORT' as const, id, hours })),
  );
  const arrivalDays = destinations.map((id) => wholeNumbers(facts.arrivalDays[id] ?? '')[0] ?? null);
  const said: TravellerFactsInput = {
    residenceId: facts.residence,
    documents: documents.length > 0 ? documents : null,
    formerDocuments: former.length > 0 ? former : null,
    ages: ages.length > 0 ? ages : null,
    entryBy: facts.entryBy || null,
    passport: facts.passport || null,
    transitHours: transitHours.length > 0 ? transitHours : null,
    arrivalDays: arrivalDays.some((day) => day !== null) ? arrivalDays : null,
  };
  return Object.values(said).some((one) => one !== null) ? said : null;
}

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | '' =>
  values.find((value) => value === text?.toUpperCase()) ?? '';

/** As the form shows what the api answers; nothing is said for null. */
export function factsFrom(said: SaidFacts | null, destinations: readonly string[]): TravellerFacts {
  const issuers = (
    kind: HeldDocumentKind,
    documents: readonly { kind: HeldDocumentKind; issuerId: string }[] | null | undefined = said?.documents,
  ): string[] => (documents ?? []).filter((held) => held.kind === kind).map(({ issuerId }) => issuerId);
  const former = said?.formerDocuments ?? [];
  return {
    residence: said?.residenceId ?? null,
    visas: issuers('VISA'),
    permits: issuers('RESIDENCE'),
    said: Object.fromEntries(
      (said?.documents ?? []).map(({ kind, issuerId, validUntil, isMultipleEntry, isUsed, isPermanent }) => [
        documentKey(kind, issuerId),
        { isMultipleEntry, isUsed, isPermanent, validUntil: validUntil ?? '' },
      ]),
    ),
    formerVisas: issuers('VISA', former),
    formerPermits: issuers('RESIDENCE', former),
    formerYears: Object.fromEntries(
      former.flatMap(({ kind, issuerId, untilYear }) =>
        untilYear ? [[`${kind}:${issuerId}`, String(untilYear)]] : [],
      ),
    ),
    ages: (said?.ages ?? []).join(', '),
    entryBy: said?.entryBy ?? '',
    passport: said?.passport ?? '',
    transitHours: Object.fromEntries((said?.transitHours ?? []).map(({ id, hours }) => [id, String(hours)])),
    arrivalDays: Object.fromEntries(
      destinations.flatMap((id, at) => {
        const day = said?.arrivalDays?.[at] ?? null;
        return day === null ? [] : [[id, String(day)]];
      }),
    ),
  };
}

/** In an address, what is said of a document: `VISA.US.m1.u0.2027-05-01`. */
const MARK_OF = { isMultipleEntry: 'm', isUsed: 'u', isPermanent: 'p' } as const satisfies Record<
  DocumentAnswer,
  string
>;
const ANSWERS = Object.keys(MARK_OF) as DocumentAnswer[];

const heldParts = ({ visas, permits, said }: TravellerFacts): string =>
  [...visas.map((code) => documentKey('VISA', code)), ...permits.map((code) => documentKey('RESIDENCE', code))]
    .flatMap((key) => {
      const facts = said[key] ?? NOTHING_SAID;
      const marks = ANSWERS.flatMap((answer) =>
        facts[answer] === null ? [] : [`${MARK_OF[answer]}${facts[answer] ? 1 : 0}`],
      );
      const parts = [...marks, ...(isDay(facts.validUntil) ? [facts.validUntil] : [])];
      return parts.length > 0 ? [[key.replace(':', '.'), ...parts].join('.')] : [];
    })
    .join(',');

const heldIn = (text: string): Record<string, DocumentFacts> =>
  Object.fromEntries(
    text.split(',').flatMap((one) => {
      const [, kind, issuer, rest = ''] = /^(VISA|RESIDENCE)\.([A-Z]{2,20})((?:\.[\w-]+)+)$/.exec(one) ?? [];
      if (!kind || !issuer) return [];
      const parts = rest.split('.');
      const answerOf = (answer: DocumentAnswer): boolean | null => {
        const mark = MARK_OF[answer];
        return parts.includes(`${mark}1`) || (parts.includes(`${mark}0`) ? false : null);
      };
      const facts = {
        isMultipleEntry: answerOf('isMultipleEntry'),
        isUsed: answerOf('isUsed'),
        isPermanent: answerOf('isPermanent'),
        validUntil: parts.find(isDay) ?? '',
      };
      return [[`${kind}:${issuer}`, facts] as const];
    }),
  );

/** Adds to the address of a search what is said. */
export function addFacts(query: URLSearchParams, facts: TravellerFacts): void {
  const hours = Object.entries(facts.transitHours).filter(([, text]) => text !== '');
  const former = (field: FormerField): string =>
    formerOf(facts)
      .filter((one) => one.field === field)
      .map(({ issuerId, year }) => (year === '' ? issuerId : `${issuerId}.${year}`))
      .join(',');
  const parts = {
    res: facts.residence ?? '',
    visas: facts.visas.join(','),
    permits: facts.permits.join(','),
    held: heldParts(facts),
    hadvisas: former('formerVisas'),
    hadpermits: former('formerPermits'),
    ages: wholeNumbers(facts.ages).join(','),
    by: facts.entryBy.toLowerCase(),
    pass: facts.passport.toLowerCase(),
    hours: hours.map(([id, text]) => `${id}.${text}`).join(','),
    days: Object.entries(facts.arrivalDays)
      .filter(([, text]) => text !== '')
      .map(([id, text]) => `${encodeURIComponent(id)}.${text}`)
      .join(','),
  };
  for (const [name, text] of Object.entries(parts)) if (text !== '') query.set(name, text);
}

/** An id as it was put into an address; one that was broken on the way stays as it is. */
const decodedId = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

export function factsOf(query: URLSearchParams, codes: (text: string | null) => string[]): TravellerFacts {
  const hours = (query.get('hours') ?? '').split(',').flatMap((pair) => {
    const [, id, text] = /^([A-Z]{3})\.(\d{1,3})$/.exec(pair) ?? [];
    return id && text ? [[id, text] as const] : [];
  });
  const days = (query.get('days') ?? '').split(',').flatMap((pair) => {
    const [, id, text] = /^(.+)\.(\d{1,3})$/.exec(pair) ?? [];
    return id && text ? [[decodedId(id), text] as const] : [];
  });
  const formerIn = (name: string): (readonly [string, string])[] =>
    (query.get(name) ?? '').split(',').flatMap((pair) => {
      const [, id, year = ''] = /^([A-Z]{2})(?:\.(\d{4}))?$/.exec(pair) ?? [];
      return id ? [[id, year] as const] : [];
    });
  const former = { formerVisas: formerIn('hadvisas'), formerPermits: formerIn('hadpermits') };
  return {
    residence: codes(query.get('res'))[0] ?? null,
    visas: codes(query.get('visas')),
    permits: codes(query.get('permits')),
    said: heldIn(query.get('held') ?? ''),
    formerVisas: former.formerVisas.map(([id]) => id),
    formerPermits: former.formerPermits.map(([id]) => id),
    formerYears: Object.fromEntries(
      FORMER_FIELDS.flatMap((field) =>
        former[field].filter(([, year]) => year !== '').map(([id, year]) => [yearKey(field, id), year]),
      ),
    ),
    ages: wholeNumbers(query.get('ages') ?? '').join(', '),
    entryBy: oneOf(ENTRY_MEANS, query.get('by')),
    passport: oneOf(PASSPORT_KINDS, query.get('pass')),
    transitHours: Object.fromEntries(hours),
    arrivalDays: Object.fromEntries(days),
  };
}
