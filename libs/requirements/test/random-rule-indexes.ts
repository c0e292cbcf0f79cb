import { detailType, type DetailValue } from '@landfall/catalogue';
import { addDays, daysBetween } from '@landfall/kernel';
import fc from 'fast-check';
import type {
  Condition,
  FormerDocument,
  SaidDocument,
  Itinerary,
  PassportKind,
  Phases,
  PhaseName,
  PlacePath,
  RuleDetail,
  TravellerFacts,
} from '../src/index.js';
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
        withinDays: fc.constantFrom(null, null, 6, 12),
        transitHours: fc.constantFrom(null, 12),
      }),
      fc.constant<Condition>({ kind: 'RESIDENCE', countries: ['EU'] }),
      fc.constant<Condition>({ kind: 'HOLDS', documents: [{ issuer: 'US', kind: 'VISA' }] }),
      fc.constant<Condition>({ kind: 'HOLDS', documents: [{ issuer: 'EU', kind: 'RESIDENCE' }], withinYears: 10 }),
      fc.constant<Condition>({ kind: 'HOLDS', documents: [{ issuer: 'FR', kind: 'RESIDENCE' }] }),
      fc.constantFrom<Condition[]>(
        { kind: 'HOLDS', documents: [{ issuer: 'US', kind: 'VISA' }], qualities: ['MULTIPLE_ENTRY'] },
        {
          kind: 'HOLDS',
          documents: [{ issuer: 'US', kind: 'VISA' }],
          qualities: ['MULTIPLE_ENTRY', 'USED'],
          validMonths: 6,
        },
        {
          kind: 'HOLDS',
          documents: [
            { issuer: 'US', kind: 'VISA' },
            { issuer: 'EU', kind: 'RESIDENCE' },
          ],
          qualities: ['PERMANENT'],
          validMonths: 1,
        },
      ),
      fc.constantFrom<Condition[]>({ kind: 'AGE', from: null, to: 11 }, { kind: 'AGE', from: 18, to: null }),
      fc.constant<Condition>({ kind: 'ENTRY_BY', means: ['AIR', 'SEA'] }),
      fc
        .constantFrom<PassportKind[][]>(['BIOMETRIC'], ['EMERGENCY', 'DIPLOMATIC'], ['ORDINARY', 'BIOMETRIC'])
        .map((passports): Condition => ({ kind: 'PASSPORT', passports })),
    ),
    fc.boolean(),
  )
  .map(([condition, isNot]) => (isNot ? { ...condition, isNot } : condition));

/** No question says all that these depend on. */
const anyConditionOrPort: fc.Arbitrary<Condition> = fc.oneof(
  { weight: 3, arbitrary: anyCondition },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('ENTRY_BY' as const),
      means: fc.constantFrom([], ['SEA' as const]),
      ports: fc.constantFrom(['HKT', 'JFK'], ['BKK'], ['HKT', 'THLCH']),
      isNot: fc.boolean(),
    }),
  },
);

const conditional = (condition: fc.Arbitrary<Condition>): fc.Arbitrary<RuleDetail[]> =>
  fc
    .tuple(anyDetails, fc.array(fc.array(condition, { maxLength: 2 }), { minLength: 14, maxLength: 14 }))
    .map(([details, conditions]) =>
      details.map((detail, at) => (conditions[at]!.length > 0 ? { ...detail, conditions: conditions[at]! } : detail)),
    );

/** Details of which half depend on conditions. */
export const anyConditionalDetails = conditional(anyCondition);
export const anyDetailsByPort = conditional(anyConditionOrPort);

const anyEnds = fc.oneof(
  fc.constant({}),
  fc.record({ validFrom: fc.option(day(5, 30)), validUntil: fc.option(day(5, 30)) }, { requiredKeys: [] }),
);

export const anyDatedDetails: fc.Arbitrary<RuleDetail[]> = fc
  .tuple(anyConditionalDetails, fc.array(anyEnds, { minLength: 14, maxLength: 14 }))
  .map(([details, ends]) => details.map((detail, at) => ({ ...detail, ...ends[at] })));

/** Of two places and most of them for everybody, so that many reach the same traveller. */
export const anyCrowdedDetails: fc.Arbitrary<RuleDetail[]> = anyDatedDetails.map((details) =>
  details.map((detail, at) => {
    const placeId = at % 3 === 0 ? 'HKT' : 'TH';
    const citizenships = detail.citizenships.length > 1 ? [] : detail.citizenships;
    return { ...detail, placeId, level: pathOf(placeId).type, citizenships, departures: [] };
  }),
);

/** The same, most of which state phases alone, on days before, during and after a trip. */
export const anyPhasedDetails: fc.Arbitrary<RuleDetail[]> = fc
  .tuple(anyCrowdedDetails, fc.array(anyPhases, { minLength: 14, maxLength: 14 }))
  .map(([details, phases]) =>
    details.map(({ conditions: _, ...detail }, at) => ({
      ...detail,
      phases: phases[at]!,
      values: at % 5 === 0 ? detail.values : {},
    })),
  );

/** All that a question can say, but for the hours of transit and the days of stops. */
export const anyFacts: fc.Arbitrary<Required<Omit<TravellerFacts, 'transitHours' | 'arrivalDays'>>> = fc.record({
  residence: fc.constantFrom('DE', 'BR'),
  documents: fc.constantFrom(
    [],
    [{ issuer: 'US', kind: 'VISA' as const }],
    [{ issuer: 'FR', kind: 'RESIDENCE' as const, qualities: { PERMANENT: false }, validUntil: '2026-02-14' }],
    [
      {
        issuer: 'US',
        kind: 'VISA' as const,
        qualities: { MULTIPLE_ENTRY: true, USED: true },
        validUntil: '2030-01-01',
      },
    ],
  ),
  formerDocuments: fc.constantFrom(
    [],
    [{ issuer: 'DE', kind: 'RESIDENCE' as const, untilYear: 2014 }],
    [{ issuer: 'DE', kind: 'RESIDENCE' as const, untilYear: 2020 }],
  ),
  ages: fc.constantFrom([8], [40]),
  entryBy: fc.constantFrom('AIR' as const, 'LAND' as const),
  passport: fc.constantFrom<PassportKind[]>('ORDINARY', 'BIOMETRIC', 'EMERGENCY', 'DIPLOMATIC'),
});

/** Some of what a question can say. */
export const someFacts: fc.Arbitrary<TravellerFacts> = fc.record(
  {
    residence: fc.constantFrom('DE', 'BR'),
    documents: fc.constantFrom<SaidDocument[][]>(
      [],
      [{ issuer: 'US', kind: 'VISA' }],
      [{ issuer: 'US', kind: 'RESIDENCE' }],
      [{ issuer: 'SCHENGEN', kind: 'VISA' }],
      [
        { issuer: 'TH', kind: 'VISA', validUntil: '2026-01-25' },
        { issuer: 'US', kind: 'RESIDENCE', validUntil: '2026-01-26' },
      ],
      [{ issuer: 'FR', kind: 'RESIDENCE' }],
      [{ issuer: 'EU', kind: 'RESIDENCE' }],
      [{ issuer: 'US', kind: 'VISA', qualities: { MULTIPLE_ENTRY: true } }],
      [{ issuer: 'US', kind: 'VISA', qualities: { MULTIPLE_ENTRY: true, USED: true }, validUntil: '2030-01-01' }],
      [{ issuer: 'US', kind: 'VISA', qualities: { MULTIPLE_ENTRY: false }, validUntil: '2026-07-15' }],
      [{ issuer: 'DE', kind: 'RESIDENCE', qualities: { PERMANENT: false } }],
      [{ issuer: 'DE', kind: 'RESIDENCE', qualities: { PERMANENT: true }, validUntil: '2026-02-14' }],
    ),
    formerDocuments: fc.constantFrom<FormerDocument[][]>(
      [],
      [{ issuer: 'DE', kind: 'RESIDENCE', untilYear: 2014 }],
      [{ issuer: 'DE', kind: 'RESIDENCE', untilYear: 2016 }],
      [{ issuer: 'DE', kind: 'RESIDENCE', untilYear: null }],
    ),
    ages: fc.constantFrom([8], [40], [8, 40], []),
    entryBy: fc.constantFrom('AIR' as const, 'LAND' as const),
    passport: fc.constantFrom<PassportKind[]>('ORDINARY', 'BIOMETRIC', 'EMERGENCY', 'DIPLOMATIC'),
    transitHours: fc.dictionary(
      fc.constantFrom('AIRPORT:BKK', 'AIRPORT:JFK', 'COUNTRY:TH'),
      fc.constantFrom(3, 12, 20),
      {
        noNullPrototype: true,
      },
    ),
    arrivalDays: fc.array(fc.constantFrom(null, 0, 2, 4, 9), { minLength: 1, maxLength: 3 }),
  },
  { requiredKeys: [] },
);

/** The same, with days of arrival that follow each other and lie within the trip. */
export const withinTrip = (
  { arrivalDays, ...facts }: TravellerFacts,
  { dateStart, dateEnd, destinations }: Itinerary,
): TravellerFacts => {
  if (!arrivalDays) return facts;
  const length = daysBetween(dateStart, dateEnd);
  const latest = (at: number): number => Math.max(...arrivalDays.slice(0, at + 1).map((day) => day ?? 0));
  const days = arrivalDays.slice(0, destinations.length);
  return { ...facts, arrivalDays: days.map((day, at) => (day === null ? null : Math.min(latest(at), length))) };
};

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
