import { decideCreateJourney } from '../src/commands/create-journey/create-journey.decide.js';
import { validated } from '@landfall/platform';
import { CreateJourneyInput } from '../src/commands/create-journey/create-journey.command.js';
import { theSeeds, type Seeds } from '../../restrictions/test/the-seeds.js';
import { aTrip } from './a-trip.js';

let seeds: Seeds;
beforeAll(async () => {
  seeds = await theSeeds();
}, 30_000);

const decide = (changes: Partial<CreateJourneyInput>): ReturnType<typeof decideCreateJourney> =>
  decideCreateJourney(validated(CreateJourneyInput, aTrip(changes)), seeds.places);

describe('a new trip page', () => {
  it.each<[string, Partial<CreateJourneyInput>, string[]]>([
    ['a cruise of the catalogue', { cruisecompassCruiseId: '17' }, ['cruisecompassCruiseId refusal.cruiseNotOffered']],
    ['a language that is not offered', { language: 'xx' }, ['language refusal.unknownLanguage']],
    ['a bad address', { email: 'traveller@localhost' }, ['email refusal.invalidEmail']],
    ['two addresses', { email: 'a@traveller.example,b@traveller.example' }, ['email refusal.invalidEmail']],
    ['a note without end', { internalNote: 'x'.repeat(5_001) }, ['internalNote refusal.tooLong']],
    ['types without ids', { destinationIds: null }, ['destinationIds refusal.listsDiffer']],
    ['no destination', { destinationsTypes: null, destinationIds: null }, ['destinationIds refusal.noDestination']],
    ['a departure that does not exist', { departureId: 'ZZ' }, ['departureId refusal.unknownPlace']],
    ['an unknown nationality', { citizenshipCountryIds: ['ZZ'] }, ['citizenshipCountryIds refusal.unknownCountry']],
    ['an unknown transit', { transits: [{ type: 'AIRPORT', id: 'ZZZ' }] }, ['transits refusal.unknownPlace']],
    ['a return before the departure', { dateStart: '2026-07-01' }, ['dateStart refusal.dateOrder']],
    [
      'several faults, all at once',
      { language: 'xx', email: 'x', citizenshipCountryIds: [], dateEnd: 'soon' },
      [
        'language refusal.unknownLanguage',
        'email refusal.invalidEmail',
        'citizenshipCountryIds refusal.noNationality',
        'dateEnd refusal.invalidDate',
      ],
    ],
  ])('is refused: %s', (_, changes, expected) => {
    const outcome = decide(changes);
    expect(outcome.ok ? [] : outcome.refusals.map((r) => `${r.field} ${r.key}`)).toEqual(expected);
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
});
