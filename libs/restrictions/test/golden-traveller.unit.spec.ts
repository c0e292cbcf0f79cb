import { decideGolden, type GoldenTravellerInput } from '../src/commands/regression-cases/golden-traveller.decide.js';
import { effectiveOnRefusals } from '../src/publishing/effective-on.decide.js';
import { theSeeds } from './the-seeds.js';

const input = (changes: Partial<GoldenTravellerInput> = {}): GoldenTravellerInput => ({
  name: 'German to Bangkok',
  departureType: 'COUNTRY',
  departureId: 'de',
  destinationsTypes: ['AIRPORT'],
  destinationIds: ['BKK'],
  citizenshipIds: ['de'],
  restrictionType: 'PRIVATE',
  startsInDays: 30,
  nights: 14,
  expectations: [{ kind: 'SUMMARY', key: 'VISA', expected: 'OK' }],
  ...changes,
});
const decided = async (changes: Partial<GoldenTravellerInput>) =>
  decideGolden(input(changes), (await theSeeds()).places, '2026-05-01');
const refused = async (changes: Partial<GoldenTravellerInput>): Promise<string[]> => {
  const outcome = await decided(changes);
  return outcome.ok ? [] : outcome.refusals.map((r) => `${r.field} ${r.key}`);
};

describe('a golden traveller', () => {
  it('is kept with canonical places, nationalities and values', async () => {
    const outcome = await decided({
      name: '  Bangkok ',
      expectations: [
        { kind: 'VALUE', key: 'ErEntryNote', place: 'bkk', citizenship: 'De', expected: { en: ' Text ', de: '' } },
        { kind: 'VALUE', key: 'ErVisaFreeDays', place: 'BKK', citizenship: 'DE' },
        { kind: 'STATUS', key: '', place: 'BKK', expected: 'BLUE' },
      ],
    });
    expect(outcome).toMatchObject({
      ok: true,
      golden: {
        name: 'Bangkok',
        trip: { departure: { country: 'DE' }, destinations: [{ id: 'BKK', country: 'TH' }], citizenships: ['DE'] },
        expectations: [
          { kind: 'VALUE', key: 'ErEntryNote', place: 'BKK', citizenship: 'DE', expected: { en: 'Text' } },
          { expected: null },
          { kind: 'STATUS', key: 'Status', place: 'BKK', citizenship: null, expected: 'BLUE' },
        ],
      },
    });
  }, 30_000);

  it.each<[string, Partial<GoldenTravellerInput>, string[]]>([
    ['no name', { name: ' ' }, ['name refusal.required']],
    ['a long name', { name: 'x'.repeat(121) }, ['name refusal.tooLong']],
    ['a day before today', { startsInDays: -1 }, ['startsInDays refusal.notInRange']],
    ['a day too far away', { startsInDays: 731 }, ['startsInDays refusal.notInRange']],
    ['half a night', { nights: 0.5 }, ['nights refusal.notInRange']],
    ['too many nights', { nights: 366 }, ['nights refusal.notInRange']],
    ['an unknown destination', { destinationIds: ['XXQ'] }, ['destinationIds refusal.unknownPlace']],
    ['no nationality', { citizenshipIds: [] }, ['citizenshipIds refusal.noNationality']],
    ['no expectation', { expectations: [] }, ['expectations refusal.notInRange']],
    [
      'an unknown item',
      { expectations: [{ kind: 'SUMMARY', key: 'VISUM', expected: 'OK' }] },
      ['expectations.0.key refusal.unknownKey'],
    ],
    [
      'an unknown status',
      { expectations: [{ kind: 'SUMMARY', key: 'VISA', expected: true }] },
      ['expectations.0.expected refusal.wrongKind'],
    ],
    [
      'an unknown kind',
      { expectations: [{ kind: 'PRICE', key: 'VISA', expected: 'OK' }] },
      ['expectations.0.kind refusal.unknownKey'],
    ],
    [
      'a colour of another key',
      { expectations: [{ kind: 'STATUS', key: 'VISA', place: 'BKK', expected: 'BLUE' }] },
      ['expectations.0.key refusal.unknownKey'],
    ],
    [
      'no colour',
      { expectations: [{ kind: 'STATUS', key: 'Status', place: 'BKK', expected: 'GREEN' }] },
      ['expectations.0.expected refusal.wrongKind'],
    ],
    [
      'an unknown type',
      { expectations: [{ kind: 'VALUE', key: 'ErVisa', place: 'BKK', citizenship: 'DE', expected: true }] },
      ['expectations.0.key refusal.unknownKey'],
    ],
    [
      'a value of another kind',
      { expectations: [{ kind: 'VALUE', key: 'ErVisaFreeDays', place: 'BKK', citizenship: 'DE', expected: 'thirty' }] },
      ['expectations.0.expected refusal.wrongKind'],
    ],
    [
      'a place that is not visited',
      { expectations: [{ kind: 'VALUE', key: 'ErVisaRequired', place: 'TH', citizenship: 'DE', expected: true }] },
      ['expectations.0.place refusal.notPartOfTrip'],
    ],
    [
      'a nationality that does not travel',
      { expectations: [{ kind: 'VALUE', key: 'ErVisaRequired', place: 'BKK', citizenship: 'FR', expected: true }] },
      ['expectations.0.citizenship refusal.notPartOfTrip'],
    ],
    [
      'two answers to one question',
      {
        expectations: [true, false].map((expected) => ({
          kind: 'VALUE',
          key: 'ErVisaRequired',
          place: 'bkk',
          citizenship: 'DE',
          expected,
        })),
      },
      ['expectations.1.key refusal.duplicateExpectation'],
    ],
    [
      'nobody meant',
      { expectations: [{ kind: 'VALUE', key: 'ErVisaRequired', expected: true }] },
      ['expectations.0.place refusal.required', 'expectations.0.citizenship refusal.required'],
    ],
  ])('is refused with %s', async (_, changes, fields) => {
    expect(await refused(changes)).toEqual(fields);
  });

  it.each([
    [0, 0],
    [730, 365],
  ])('may start in %d days and last %d nights', async (startsInDays, nights) => {
    expect(await refused({ startsInDays, nights })).toEqual([]);
  });
});

describe('the day on which a revision takes effect', () => {
  it.each([
    [null, []],
    ['', []],
    ['2026-05-02', []],
    ['2026-05-01', ['refusal.effectiveOnNotLater']],
    ['2026-04-30', ['refusal.effectiveOnNotLater']],
    ['2026-02-29', ['refusal.invalidDate']],
    ['tomorrow', ['refusal.invalidDate']],
    ['2101-01-01', ['refusal.invalidDate']],
  ])('%s, seen on the first of May: %j', (day, keys) => {
    expect(effectiveOnRefusals(day, '2026-05-01').map((r) => r.key)).toEqual(keys);
  });
});
