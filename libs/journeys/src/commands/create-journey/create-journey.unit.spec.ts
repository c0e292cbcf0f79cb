import { decideCreateJourney } from './create-journey.decide.js';
import { validated } from '@landfall/platform';
import { CreateJourneyInput } from './create-journey.command.js';
import { theSeeds, type Seeds } from '../../../../restrictions/test/the-seeds.js';
import { Cruises } from '@landfall/answers/cruises';
import { someCruises } from '../../../../answers/test/some-cruises.js';
import { aTrip } from '../../../test/a-trip.js';

const TODAY = '2026-05-25';

let seeds: Seeds;
let cruises: Cruises;
beforeAll(async () => {
  seeds = await theSeeds();
  cruises = Cruises.of(someCruises(), seeds.places);
}, 30_000);

const decide = (changes: Partial<CreateJourneyInput>): ReturnType<typeof decideCreateJourney> =>
  decideCreateJourney(validated(CreateJourneyInput, aTrip(changes)), seeds.places, cruises, TODAY);

const aCruise = (changes: Partial<CreateJourneyInput> = {}): Partial<CreateJourneyInput> => ({
  restrictionType: 'CRUISE',
  cruisecompassCruiseId: 'gulf-1',
  destinationsTypes: null,
  destinationIds: null,
  dateStart: '2026-05-30',
  ...changes,
});

describe('a new trip page', () => {
  it.each<[string, Partial<CreateJourneyInput>, string[]]>([
    [
      'a cruise that nobody knows',
      aCruise({ cruisecompassCruiseId: '17', dateEnd: 'soon' }),
      ['cruisecompassCruiseId rejection.unknownCruise', 'dateEnd rejection.invalidDate'],
    ],
    [
      'a journey that is shorter than its cruise',
      aCruise({ dateStart: '2026-06-02', dateEnd: '2026-06-07' }),
      ['dateStart rejection.startsAfterCruise', 'dateEnd rejection.endsBeforeCruise'],
    ],
    [
      'a cruise trip without a cruise',
      { restrictionType: 'CRUISE', cruisecompassCruiseId: ' ', destinationsTypes: null, destinationIds: null },
      ['cruisecompassCruiseId rejection.cruiseMissing'],
    ],
    [
      'another trip with a cruise',
      { restrictionType: 'BUSINESS', cruisecompassCruiseId: '17' },
      ['cruisecompassCruiseId rejection.cruiseOnOtherTrip'],
    ],
    ['a trip that ended yesterday', { dateStart: '2026-05-20', dateEnd: '2026-05-24' }, ['dateEnd rejection.pastTrip']],
    [
      'a trip of the past whose days are in the wrong order',
      { dateStart: '2026-05-20', dateEnd: '2026-05-19' },
      ['dateStart rejection.dateOrder'],
    ],
    ['a language that is not offered', { language: 'xx' }, ['language rejection.unknownLanguage']],
    ['a bad address', { email: 'traveller@localhost' }, ['email rejection.invalidEmail']],
    ['two addresses', { email: 'a@traveller.example,b@traveller.example' }, ['email rejection.invalidEmail']],
    ['a note without end', { internalNote: 'x'.repeat(5_001) }, ['internalNote rejection.tooLong']],
    ['types without ids', { destinationIds: null }, ['destinationIds rejection.listsDiffer']],
    ['no destination', { destinationsTypes: null, destinationIds: null }, ['destinationIds rejection.noDestination']],
    ['a departure that does not exist', { departureId: 'ZZ' }, ['departureId rejection.unknownPlace']],
    ['an unknown nationality', { citizenshipCountryIds: ['ZZ'] }, ['citizenshipCountryIds rejection.unknownCountry']],
    ['an unknown transit', { transits: [{ type: 'AIRPORT', id: 'ZZZ' }] }, ['transits rejection.unknownPlace']],
    ['a return before the departure', { dateStart: '2026-07-01' }, ['dateStart rejection.dateOrder']],
    [
      'several faults, all at once',
      { language: 'xx', email: 'x', citizenshipCountryIds: [], dateEnd: 'soon' },
      [
        'language rejection.unknownLanguage',
        'email rejection.invalidEmail',
        'citizenshipCountryIds rejection.noNationality',
        'dateEnd rejection.invalidDate',
      ],
    ],
  ])('is rejected: %s', (_, changes, expected) => {
    const outcome = decide(changes);
    const rejected = outcome.ok ? [] : outcome.rejections.map((r) => `${r.field} ${r.key}`);
    expect(rejected.sort()).toEqual([...expected].sort());
  });

  it('may have begun, and may end today', () => {
    expect(decide({ dateStart: '2026-05-20', dateEnd: TODAY })).toMatchObject({ ok: true });
  });

  it('is accepted with its texts trimmed, a regional language as the language, and empty texts as none', () => {
    expect(decide({ language: 'pt-BR', email: ' a@traveller.example ', internalNote: ' aisle ' })).toMatchObject({
      ok: true,
      language: 'pt',
      email: 'a@traveller.example',
      internalNote: 'aisle',
    });
    expect(decide({ email: ' ', internalNote: ' ' })).toMatchObject({
      ok: true,
      email: null,
      internalNote: null,
    });
  });

  it('leads where its ship calls, to the places chosen beside it, and keeps the sailing as it is', () => {
    const outcome = decide(aCruise({ destinationsTypes: ['COUNTRY'], destinationIds: ['LA'] }));
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.rejections));
    expect(outcome.itinerary.destinations.map(({ id }) => id)).toEqual(['SG', 'TH', 'VN', 'LA']);
    expect(outcome.itinerary.purpose).toBe('PRIVATE');
    expect(outcome.cruise).toMatchObject({
      cruiseId: 'gulf-1',
      line: { id: 'line-a', name: 'Albatross' },
      ship: { id: 'ship-2', name: 'Albatross 2' },
      route: { id: 'gulf', name: 'Gulf of Thailand' },
      dateStart: '2026-06-01',
      dateEnd: '2026-06-08',
      isSample: true,
    });
    expect(outcome.cruise?.stops.map(({ name, country }) => [name, country])).toEqual([
      ['Singapore', 'SG'],
      ['At sea', null],
      ['Laem Chabang', 'TH'],
      ['Phú Mỹ', 'VN'],
      ['Laem Chabang', 'TH'],
      ['Singapore', 'SG'],
    ]);
  });

  it('has no sailing when it is no cruise', () => {
    expect(decide({})).toMatchObject({ ok: true, cruise: null });
  });
});
