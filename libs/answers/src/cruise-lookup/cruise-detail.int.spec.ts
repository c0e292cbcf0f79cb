import { jest } from '@jest/globals';
import { InputRejected } from '@landfall/kernel';
import { freshForEachTest } from '../../../journeys/test/fresh-for-each-test.js';
import { TripWorld } from '../../../journeys/test/trip-world.js';
import { Cruises } from '../cruises/cruises.js';
import { queriesOf } from '@landfall/platform/testing';
import { ListRoutesHandler } from '../cruises/list-routes.query.js';
import { CruisesResolver } from '../cruises/cruises.resolver.js';
import { AuthorityDirectory } from '../../../restrictions/src/model/authorities/authority-directory.js';
import type { CruiseDetailArguments } from './cruise-detail.query.js';
import type { PresentedAnswer } from '../presentation/present-answer.js';
import { aRestriction } from '../../../restrictions/test/a-restriction.js';
import { asking } from '../../../restrictions/test/asking.js';
import { someCruises } from '../../test/some-cruises.js';
import { cruiseLookups } from '../../test/lookups.js';

jest.setTimeout(30_000);

let world: TripWorld;
let cruises: Cruises;
freshForEachTest(TripWorld.open, (fresh) => {
  world = fresh;
  cruises = Cruises.of(someCruises(), world.places);
});

async function answerFor(trip: Partial<CruiseDetailArguments> = {}): Promise<PresentedAnswer> {
  const resolver = cruiseLookups(
    cruises,
    world.places,
    world.rules,
    new AuthorityDirectory(world.db.database),
    world.db.database,
    world.clock,
    world.historicalPlaces,
  );
  return asking(async () =>
    resolver.cruiseDestinationDetail({
      departureType: 'AIRPORT',
      departureId: 'FRA',
      cruiseId: 'gulf-1',
      cruiseDateStart: '2026-06-01',
      citizenshipIds: ['DE', 'IN'],
      dateStart: '2026-05-30',
      dateEnd: '2026-06-10',
      ...trip,
    }),
  );
}
const places = ({ destinations }: PresentedAnswer): string[] =>
  destinations.map(({ place, isTransit }) => (isTransit ? `via ${place.id}` : place.id));
const cruiseNotes = ({ sections }: PresentedAnswer): string[] =>
  sections
    .flatMap(({ entries }) => entries)
    .filter(({ detailType }) => detailType === 'ErCruiseNote')
    .map((e) => `${e.destination} ${e.citizenships.join()}: ${e.state === 'STATED' ? e.text : e.state}`);

describe('the answer of a cruise', () => {
  it('speaks of every country where the ship calls, of what was chosen beside it, and of transits', async () => {
    await world.saved(aRestriction().for('VN').visaRequired());
    const answer = await answerFor({
      destinationsTypes: ['COUNTRY', 'COUNTRY'],
      destinationIds: ['LA', 'TH'],
      transitTypes: ['AIRPORT'],
      transitIds: ['DXB'],
    });
    expect(places(answer)).toEqual(['SG', 'TH', 'VN', 'LA', 'via DXB']);
    expect(answer.summary.find(({ key }) => key === 'VISA')).toMatchObject({
      status: 'REQUIRED_ONE',
      destinations: ['VN'],
    });
  });

  it('reads the rules of private travel unless business is requested', async () => {
    await world.saved(
      aRestriction()
        .for('TH')
        .stating({ ErVisaFreeDays: 60 })
        .stating({ ErVisaFreeDays: 15 }, { restrictionType: 'BUSINESS' }),
    );
    const days = async (trip: Partial<CruiseDetailArguments>): Promise<unknown[]> =>
      (await answerFor(trip)).sections
        .flatMap(({ entries }) => entries)
        .filter(({ detailType }) => detailType === 'ErVisaFreeDays')
        .map(({ value }) => value);
    expect(await days({})).toEqual([60]);
    expect(await days({ restrictionType: 'PRIVATE' })).toEqual([60]);
    expect(await days({ restrictionType: 'BUSINESS' })).toEqual([15]);
  });

  it.each(['EXPERT', 'TRAVELLER', 'LEGACY'] as const)(
    'says in the %s view what holds for calling by ship, and where nothing is known about it',
    async (view) => {
      await world.saved(
        aRestriction()
          .for('TH')
          .stating({ ErCruiseNote: { en: 'Shore leave with the ship’s card' } }, { citizenshipIds: ['DE'] }),
      );
      expect(cruiseNotes(await answerFor({ view }))).toEqual([
        'SG DE,IN: UNKNOWN',
        'TH DE: Shore leave with the ship’s card',
        'TH IN: UNKNOWN',
        'VN DE,IN: UNKNOWN',
      ]);
      expect(cruiseNotes(await answerFor({ view, restrictionType: 'BUSINESS' }))).toEqual([]);
    },
  );

  it('depends on what is not said of the travellers', async () => {
    await world.saved(
      aRestriction()
        .for('VN')
        .visaRequired()
        .stating({ ErVisaRequired: false }, { conditions: [{ kind: 'RESIDENCE', countryIds: ['AE'] }] })
        .stating(
          { ErVisaRequired: false },
          { conditions: [{ kind: 'HOLDS', documents: [{ issuerId: 'US', kind: 'VISA' }] }] },
        ),
    );
    const visa = async (travellers: CruiseDetailArguments['travellers']): Promise<unknown> => {
      const { sections } = await answerFor({ travellers });
      const entries = sections.flatMap((section) => section.entries);
      const entry = entries.find((one) => one.destination === 'VN' && one.detailType === 'ErVisaRequired');
      return [entry?.state, entry?.value];
    };
    expect(await visa(null)).toEqual(['DEPENDS', null]);
    expect(await visa({ residenceId: 'IN' })).toEqual(['DEPENDS', null]);
    expect(await visa({ residenceId: 'IN', documents: [] })).toEqual(['STATED', true]);
    expect(await visa({ residenceId: 'AE', documents: [] })).toEqual(['STATED', false]);
    expect(await visa({ documents: [{ issuerId: 'US', kind: 'VISA' }], residenceId: 'IN' })).toEqual(['STATED', false]);
  });

  it('can be requested by the rules of a past moment', async () => {
    const first = await world.saved(
      aRestriction()
        .for('TH')
        .stating({ ErCruiseNote: { en: 'Before' } }),
    );
    world.clock.set('2026-05-04T10:00:00Z');
    await world.saved(
      aRestriction()
        .for('TH')
        .stating({ ErCruiseNote: { en: 'After' } })
        .revising(first),
    );
    expect(cruiseNotes(await answerFor())).toContain('TH DE,IN: After');
    const past = await answerFor({ asOf: '2026-05-02T10:00:00Z' });
    expect(cruiseNotes(past)).toContain('TH DE,IN: Before');
    expect(past.asOf).toBe('2026-05-02T10:00:00.000Z');
  });

  it.each<[string, Partial<CruiseDetailArguments>, string]>([
    ['an unknown cruise', { cruiseId: 'nobody' }, 'cruiseId rejection.unknownCruise'],
    ['another day', { cruiseDateStart: '2026-06-02' }, 'cruiseDateStart rejection.cruiseOtherDay'],
    ['a journey that is too short', { dateEnd: '2026-06-07' }, 'dateEnd rejection.endsBeforeCruise'],
    ['types without ids', { destinationsTypes: ['COUNTRY'] }, 'destinationIds rejection.listsDiffer'],
    ['a moment that is none', { asOf: '' }, 'asOf rejection.invalidDate'],
    [
      'a residence that is no country',
      { travellers: { residenceId: 'ZZ' } },
      'travellers.residenceId rejection.unknownCountry',
    ],
    ['an unknown language', { language: 'xx' }, 'language rejection.unknownLanguage'],
  ])('is rejected for %s', async (_, trip, expected) => {
    const rejected = await answerFor(trip).then(
      () => null,
      (error: unknown) => error,
    );
    expect(
      rejected instanceof InputRejected ? rejected.rejections.map(({ field, key }) => `${field} ${key}`) : rejected,
    ).toEqual([expected]);
  });
});

describe('the lists of cruises', () => {
  it('hand out stops with their country, and without one at sea', async () => {
    const resolver = new CruisesResolver(queriesOf(new ListRoutesHandler(cruises)));
    const [route] = await resolver.shipRoutes('ship-2');
    const untimed = { arrival: null, departure: null, timeZone: null };
    expect(route!.schedules[0]!.stops.slice(0, 2)).toEqual([
      { name: 'Singapore', latitude: 1, longitude: 2, country: { id: 'SG' }, ...untimed },
      { name: 'At sea', latitude: 1, longitude: 2, country: null, ...untimed },
    ]);
    expect(await resolver.routes({ shippingLine: 'line-z' })).toEqual([]);
    expect(await resolver.shipRoutes('nobody')).toEqual([]);
  });
});
