import { validated } from '@landfall/platform';
import { heldFields } from './held-fields.decide.js';
import { decideRegressionCase, type DecidedRegressionCase } from './regression-case.decide.js';
import { RegressionCaseInput } from './regression-case.input.js';
import { effectiveOnRejections } from '../../decisions/effective-on.decide.js';
import { aRestriction } from '../../../test/a-restriction.js';
import { theSeeds } from '../../../test/the-seeds.js';

const input = (changes: Partial<RegressionCaseInput> = {}): RegressionCaseInput => ({
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
const decided = async (changes: Partial<RegressionCaseInput>, isNameTaken = false) =>
  decideRegressionCase(validated(RegressionCaseInput, input(changes)), (await theSeeds()).places, '2026-05-01', {
    state: null,
    isNameTaken,
  });
const rejected = async (changes: Partial<RegressionCaseInput>, isNameTaken?: boolean): Promise<string[]> => {
  const outcome = await decided(changes, isNameTaken);
  return outcome.ok ? [] : outcome.rejections.map((r) => `${r.field} ${r.key}`);
};

describe('a regression case', () => {
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
      regressionCase: {
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

  it('keeps the transits that an update leaves out, and loses those that are null', async () => {
    const through = await decided({ transitTypes: ['COUNTRY'], transitIds: ['AE'] });
    if (!through.ok) throw new Error(JSON.stringify(through.rejections));
    const { places } = await theSeeds();
    const updated = (changes: Partial<RegressionCaseInput>): unknown[] => {
      const stored = { state: through.regressionCase, isNameTaken: false };
      const outcome = decideRegressionCase(
        validated(RegressionCaseInput, input(changes)),
        places,
        '2026-05-01',
        stored,
      );
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.rejections));
      return outcome.regressionCase.trip.transits.map(({ id }) => id);
    };
    expect(updated({})).toEqual(['AE']);
    expect(updated({ transitTypes: null, transitIds: null })).toEqual([]);
  }, 30_000);

  it('keeps what an update leaves out about the travellers, and holds it like the rest of the trip', async () => {
    const said = { residenceId: 'tr', ages: [8], documents: [] };
    const facts = { residence: 'TR', documents: [], ages: [8] };
    const { places } = await theSeeds();
    const saved = (state: DecidedRegressionCase | null, changes: Partial<RegressionCaseInput>) => {
      const outcome = decideRegressionCase(validated(RegressionCaseInput, input(changes)), places, '2026-05-01', {
        state,
        isNameTaken: false,
      });
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.rejections));
      return outcome.regressionCase;
    };
    const created = saved(null, { travellers: said });
    expect([created.trip.facts, saved(created, {}).trip.facts]).toEqual([facts, facts]);
    const without = saved(created, { travellers: null });
    expect(without.trip).not.toHaveProperty('facts');
    expect([heldFields(created, without), heldFields(created, saved(created, {}))]).toEqual([['travellers'], []]);
  }, 30_000);

  it.each<[string, Partial<RegressionCaseInput>, string[]]>([
    ['a residence nowhere', { travellers: { residenceId: 'XQ' } }, ['travellers.residenceId rejection.unknownCountry']],
    ['an age of nobody', { travellers: { ages: [151] } }, ['travellers.ages rejection.notInRange']],
    ['no name', { name: ' ' }, ['name rejection.required']],
    ['a long name', { name: 'x'.repeat(121) }, ['name rejection.tooLong']],
    ['a day before today', { startsInDays: -1 }, ['startsInDays rejection.notInRange']],
    ['a day too far away', { startsInDays: 731 }, ['startsInDays rejection.notInRange']],
    ['half a night', { nights: 0.5 }, ['nights rejection.notInRange']],
    ['too many nights', { nights: 366 }, ['nights rejection.notInRange']],
    ['an unknown destination', { destinationIds: ['XXQ'] }, ['destinationIds rejection.unknownPlace']],
    ['no nationality', { citizenshipIds: [] }, ['citizenshipIds rejection.noNationality']],
    ['no expectation', { expectations: [] }, ['expectations rejection.notInRange']],
    [
      'a name and an expectation that are both wrong',
      { name: ' ', expectations: [{ kind: 'STATUS', key: 'Status', place: 'TH', expected: 'BLUE' }] },
      ['name rejection.required', 'expectations.0.place rejection.notPartOfTrip'],
    ],
    [
      'a trip and an expectation that are both wrong',
      {
        name: ' ',
        destinationIds: ['XXQ'],
        expectations: [
          { kind: 'SUMMARY', key: 'VISUM', expected: 'OK' },
          { kind: 'VALUE', key: 'ErVisaRequired', place: 'BKK', citizenship: ' ', expected: true },
        ],
      },
      [
        'name rejection.required',
        'destinationIds rejection.unknownPlace',
        'expectations.0.key rejection.unknownKey',
        'expectations.1.citizenship rejection.required',
      ],
    ],
    [
      'an unknown item',
      { expectations: [{ kind: 'SUMMARY', key: 'VISUM', expected: 'OK' }] },
      ['expectations.0.key rejection.unknownKey'],
    ],
    [
      'an unknown status',
      { expectations: [{ kind: 'SUMMARY', key: 'VISA', expected: true }] },
      ['expectations.0.expected rejection.wrongKind'],
    ],
    [
      'an unknown kind',
      { expectations: [{ kind: 'PRICE', key: 'VISA', expected: 'OK' }] },
      ['expectations.0.kind rejection.unknownKey'],
    ],
    [
      'a colour of another key',
      { expectations: [{ kind: 'STATUS', key: 'VISA', place: 'BKK', expected: 'BLUE' }] },
      ['expectations.0.key rejection.unknownKey'],
    ],
    [
      'no colour',
      { expectations: [{ kind: 'STATUS', key: 'Status', place: 'BKK', expected: 'GREEN' }] },
      ['expectations.0.expected rejection.wrongKind'],
    ],
    [
      'an unknown type',
      { expectations: [{ kind: 'VALUE', key: 'ErVisa', place: 'BKK', citizenship: 'DE', expected: true }] },
      ['expectations.0.key rejection.unknownKey'],
    ],
    [
      'a value of another kind',
      { expectations: [{ kind: 'VALUE', key: 'ErVisaFreeDays', place: 'BKK', citizenship: 'DE', expected: 'thirty' }] },
      ['expectations.0.expected rejection.wrongKind'],
    ],
    [
      'a place that is not visited',
      { expectations: [{ kind: 'VALUE', key: 'ErVisaRequired', place: 'TH', citizenship: 'DE', expected: true }] },
      ['expectations.0.place rejection.notPartOfTrip'],
    ],
    [
      'a nationality that does not travel',
      { expectations: [{ kind: 'VALUE', key: 'ErVisaRequired', place: 'BKK', citizenship: 'FR', expected: true }] },
      ['expectations.0.citizenship rejection.notPartOfTrip'],
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
      ['expectations.1.key rejection.duplicateExpectation'],
    ],
    [
      'nobody meant',
      { expectations: [{ kind: 'VALUE', key: 'ErVisaRequired', expected: true }] },
      ['expectations.0.place rejection.required', 'expectations.0.citizenship rejection.required'],
    ],
  ])('is rejected with %s', async (_, changes, fields) => {
    expect(await rejected(changes)).toEqual(fields);
  });

  it.each([
    [0, 0],
    [730, 365],
  ])('may start in %d days and last %d nights', async (startsInDays, nights) => {
    expect(await rejected({ startsInDays, nights })).toEqual([]);
  });
});

describe('the day on which a revision takes effect', () => {
  it.each([
    [null, []],
    ['', []],
    ['2026-05-02', []],
    ['2026-05-01', ['rejection.effectiveOnNotLater']],
    ['2026-04-30', ['rejection.effectiveOnNotLater']],
    ['2026-02-29', ['rejection.invalidDate']],
    ['tomorrow', ['rejection.invalidDate']],
    ['2101-01-01', ['rejection.invalidDate']],
  ])('%s, seen on the first of May: %j', (day, keys) => {
    const draft = aRestriction().for('TH').with({ effectiveOn: day }).draft();
    expect([...draft.shape, ...effectiveOnRejections(draft, '2026-05-01')].map((r) => r.key)).toEqual(keys);
  });
});
