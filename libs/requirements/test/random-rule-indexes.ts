import { detailType, type DetailValue } from '@landfall/catalogue';
import { addDays } from '@landfall/kernel';
import fc from 'fast-check';
import type { Condition, Itinerary, Phases, PhaseName, PlacePath, RuleDetail, TravellerFacts } from '../src/index.js';
import { pathOf } from './case-file.js';

/** A small domain makes overrides and conflicts frequent. */
const PLACES = ['TH', 'TH-83', 'TH-50', 'HKT', 'BKK', 'US', 'JFK'];
const CITIZENSHIPS = ['DE', 'FR', 'AT', 'US', 'BR'];
const AUDIENCES = [
  [],
  [],
  ['DE'],
  ['FR', 'US'],
  ['EU'],
  ['EEA'],
  ['WEST'],
  ['DACH'],
  ['EU', 'BR'],
  ['EEA', 'DACH'],
  ['NOWHERE'],
];
const DEPARTURES = [[], [], ['DE'], ['EU'], ['BR', 'WEST']];
const TYPES = [
  'ErVisaRequired',
  'ErVisaRequired',
  'ErIdSufficient',
  'ErPassportSufficient',
  'ErPassportMinMonthsBeyondTrip',
  'ErPassportValidForStay',
  'ErPassportMinMonthsAtDeparture',
  'ErPassportExpiredPermissible',
  'ErPassportMaxMonthsExpired',
  'ErIdMinMonthsBeyondTrip',
  'ErIdValidForStay',
  'ErEVisaPossible',
  'ErVisaOnArrivalPossible',
  'ErEntryPermitRequired',
  'ErEntryPermitName',
  'ErTransitVisaRequired',
  'ErTransitEntryPermitRequired',
  'VaccinationRequired',
  'ErExtraFormsRequired',
  'Note',
  'ErCruiseNote',
  'ForeignOfficeStatus',
  'ErVisaFreeDays',
  'ErVisaOnArrivalDays',
];
const FIRST_DAY = '2026-01-01';
const day = (from: number, to: number): fc.Arbitrary<string> =>
  fc.integer({ min: from, max: to }).map((days) => addDays(FIRST_DAY, days));

const VALUES: Record<string, fc.Arbitrary<DetailValue | null>> = {
  YESNO: fc.constantFrom(true, false, null),
  POSINT: fc.constantFrom<(number | null)[]>(1, 3, 6, null),
  COLOR: fc.constantFrom<DetailValue[]>('RED', 'BLUE'),
  FREETEXT: fc.constantFrom<DetailValue[]>({ de: 'eins', en: 'one' }, { en: 'one', de: 'eins' }, { en: 'two' }, {}),
  YESNOTEXT: fc.constantFrom<DetailValue[]>(
    { yes: true },
    { yes: false },
    { yes: true, textEn: 'form' },
    { yes: null, textEn: 'ask' },
    { yes: null },
  ),
};

const anyValues = fc
  .uniqueArray(fc.constantFrom(...TYPES), { maxLength: 6 })
  .chain((types) =>
    fc
      .tuple(...types.map((type) => VALUES[detailType(type)!.kind]!))
      .map((values) => Object.fromEntries(types.map((type, at) => [type, values[at] ?? null]))),
  );

const anySpan = fc.record({ start: fc.option(day(0, 40)), end: fc.option(day(0, 40)) });
const anyPhases: fc.Arbitrary<Phases> = fc.dictionary(
  fc.constantFrom<PhaseName[]>('noAccess', 'someRestrictions', 'noRestrictions'),
  anySpan,
  { maxKeys: 2, noNullPrototype: true },
);

const anyDetail = fc.record({
  place: fc.constantFrom(...PLACES),
  restriction: fc.constantFrom('a', 'b'),
  provenance: fc.constantFrom('editorial' as const, 'editorial' as const, 'imported' as const),
  purpose: fc.constantFrom('PRIVATE' as const, 'PRIVATE' as const, 'BUSINESS' as const),
  citizenships: fc.constantFrom(...AUDIENCES),
  departures: fc.constantFrom(...DEPARTURES),
  phases: fc.oneof(fc.constant({}), anyPhases),
  values: anyValues,
  sourceUri: fc.constantFrom(null, 'https://one.example', 'https://two.example'),
});

export const anyDetails: fc.Arbitrary<RuleDetail[]> = fc.array(anyDetail, { maxLength: 14 }).map((list) =>
  list.map(({ place, restriction, ...detail }, at) => ({
    ...detail,
    id: `d${String(at).padStart(2, '0')}`,
    restrictionId: `${place}-${restriction}`,
    level: pathOf(place).type,
    placeId: place,
    authorityId: null,
    writtenOn: null,
    checkedAt: null,
    modifiedAt: null,
  })),
);

const anyCondition: fc.Arbitrary<Condition> = fc
  .tuple(
    fc.oneof(
      fc.record({
        kind: fc.constant('VISITED' as const),
        countries: fc.constantFrom(['BR'], ['TH', 'JP'], ['EU']),
        withinDays: fc.constant(null),
        transitHours: fc.constantFrom(null, 12),
      }),
      fc.constant<Condition>({ kind: 'RESIDENCE', countries: ['EU'] }),
      fc.constant<Condition>({ kind: 'HOLDS', documents: [{ issuer: 'US', kind: 'VISA' }] }),
      fc.constant<Condition>({ kind: 'AGE', from: null, to: 11 }),
      fc.constant<Condition>({ kind: 'ENTRY_BY', means: ['AIR', 'SEA'] }),
      fc.constant<Condition>({ kind: 'PASSPORT', passports: ['BIOMETRIC'] }),
    ),
    fc.boolean(),
  )
  .map(([condition, isNot]) => (isNot ? { ...condition, isNot } : condition));

/** Details of which half depend on conditions; those have no phases. */
export const anyConditionalDetails: fc.Arbitrary<RuleDetail[]> = fc
  .tuple(anyDetails, fc.array(fc.array(anyCondition, { maxLength: 2 }), { minLength: 14, maxLength: 14 }))
  .map(([details, conditions]) =>
    details.map((detail, at) =>
      conditions[at]!.length > 0 ? { ...detail, conditions: conditions[at]!, phases: {} } : detail,
    ),
  );

const anyEnds = fc.oneof(
  fc.constant({}),
  fc.record({ validFrom: fc.option(day(5, 30)), validUntil: fc.option(day(5, 30)) }, { requiredKeys: [] }),
);

export const anyDatedDetails: fc.Arbitrary<RuleDetail[]> = fc
  .tuple(anyConditionalDetails, fc.array(anyEnds, { minLength: 14, maxLength: 14 }))
  .map(([details, ends]) => details.map((detail, at) => ({ ...detail, ...ends[at] })));

/** All that a question can say, but for the hours of transit. */
export const anyFacts: fc.Arbitrary<Required<Omit<TravellerFacts, 'transitHours'>>> = fc.record({
  residence: fc.constantFrom('DE', 'BR'),
  documents: fc.constantFrom([], [{ issuer: 'US', kind: 'VISA' as const }]),
  ages: fc.constantFrom([8], [40]),
  entryBy: fc.constantFrom('AIR' as const, 'LAND' as const),
  passport: fc.constantFrom('ORDINARY' as const, 'BIOMETRIC' as const),
});

const anyPlaces = (minLength: number): fc.Arbitrary<PlacePath[]> =>
  fc.array(fc.constantFrom(...PLACES).map(pathOf), { minLength, maxLength: 3 });

export const anyItinerary: fc.Arbitrary<Itinerary> = fc.record({
  departureCountry: fc.constantFrom('DE', 'BR', 'JP'),
  destinations: anyPlaces(1),
  transits: anyPlaces(0),
  citizenships: fc.uniqueArray(fc.constantFrom(...CITIZENSHIPS), { minLength: 1, maxLength: 4 }),
  purpose: fc.constantFrom('PRIVATE' as const, 'PRIVATE' as const, 'BUSINESS' as const),
  dateStart: day(10, 20),
  dateEnd: day(20, 32),
});
