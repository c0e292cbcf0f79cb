import type { CruiseRows } from './cruise-rows.js';
import { loadCruiseSeeds } from './cruise-seeds.js';
import { countriesOf, Cruises } from './cruises.js';
import { aRoute, someCruises } from '../../test/some-cruises.js';
import { SEEDS, theSeeds, type Seeds } from '../../../restrictions/test/the-seeds.js';

let seeds: Seeds;
beforeAll(async () => {
  seeds = await theSeeds();
}, 30_000);

const cruisesOf = (changes: Partial<CruiseRows> = {}): Cruises => Cruises.of(someCruises(changes), seeds.places);

describe('cruises', () => {
  it('list lines and ships by name, numbers in their order', () => {
    expect(cruisesOf().shippingLines.map(({ name }) => name)).toEqual(['Albatross', 'Zephyr']);
    expect(cruisesOf().ships.map(({ name, shippingLine }) => `${name}, ${shippingLine.name}`)).toEqual([
      'Albatross 2, Albatross',
      'Albatross 10, Albatross',
      'Zephyr I, Zephyr',
    ]);
  });

  it('tell a route with its ports and its schedules by day', () => {
    expect(cruisesOf().routes()).toMatchObject([
      {
        id: 'gulf',
        ship: { name: 'Albatross 2' },
        startPort: 'Singapore',
        finishPort: 'Singapore',
        durationDays: 7,
        isSample: true,
        schedules: [
          { cruiseId: 'gulf-1', routeId: 'gulf', dateStart: '2026-06-01', dateEnd: '2026-06-08' },
          { cruiseId: 'gulf-2', routeId: 'gulf', dateStart: '2026-06-08', dateEnd: '2026-06-15' },
        ],
      },
    ]);
  });

  it('find routes by any of line, ship and route together', () => {
    const other = aRoute({
      id: 'cape',
      name: 'Cape',
      shipId: 'ship-z',
      starts: [{ cruiseId: 'cape-1', dateStart: '2026-06-01' }],
    });
    const cruises = cruisesOf({ routes: [aRoute(), other] });
    const ids = (filter: Parameters<Cruises['routes']>[0]): string[] => cruises.routes(filter).map(({ id }) => id);
    expect(ids({})).toEqual(['cape', 'gulf']);
    expect(ids({ shippingLine: 'line-a', ship: null })).toEqual(['gulf']);
    expect(ids({ ship: 'ship-z' })).toEqual(['cape']);
    expect(ids({ route: 'gulf', ship: 'ship-2' })).toEqual(['gulf']);
    expect(ids({ route: 'gulf', ship: 'ship-z' })).toEqual([]);
    expect(ids({ ship: '' })).toEqual([]);
  });

  it('find one sailing by its id', () => {
    expect(cruisesOf().cruise('gulf-2')).toMatchObject({ dateStart: '2026-06-08' });
    expect(cruisesOf().cruise('gulf')).toBeNull();
  });

  it('call at each country once, in the order of the first call, and at none on the open sea', () => {
    expect(countriesOf(cruisesOf().cruise('gulf-1')!)).toEqual(['SG', 'TH', 'VN']);
  });

  const base = someCruises();
  it.each<[string, Partial<CruiseRows>, string]>([
    ['a ship that occurs twice', { ships: [...base.ships, base.ships[0]!] }, 'ship ship-10 occurs twice'],
    ['a ship of an unknown line', { ships: [{ id: 's', name: 'S', shippingLineId: 'nobody' }] }, 'ship s names nobody'],
    ['a route of an unknown ship', { routes: [aRoute({ shipId: 'none' })] }, 'route gulf names none'],
    ['a call at an unknown port', { routes: [aRoute({ calls: ['sin', 'nowhere'] })] }, 'route gulf names nowhere'],
    ['a port in an unknown country', { ports: [{ ...base.ports[0]!, country: 'ZZ' }] }, 'unknown country: ZZ'],
    ['a port beyond the poles', { ports: [{ ...base.ports[0]!, latitude: 91 }] }, 'port sin lies nowhere'],
    ['a route without a call', { routes: [aRoute({ calls: [] })] }, 'route gulf calls at no country'],
    ['a route on the open sea only', { routes: [aRoute({ calls: ['open-sea'] })] }, 'route gulf calls at no country'],
    ['a route of no length', { routes: [aRoute({ durationDays: 0 })] }, 'route gulf lasts 0 days'],
    [
      'a start on no day',
      { routes: [aRoute({ starts: [{ cruiseId: 'c', dateStart: '2026-02-30' }] })] },
      'route gulf starts on 2026-02-30',
    ],
    [
      'two starts on one day',
      { routes: [aRoute({ starts: ['a', 'b'].map((cruiseId) => ({ cruiseId, dateStart: '2026-06-01' })) })] },
      'starts twice on 2026-06-01',
    ],
    ['two cruises of one id', { routes: [aRoute(), aRoute({ id: 'again' })] }, 'cruise gulf-1 occurs twice'],
  ])('are not loaded with %s', (_, changes, message) => {
    expect(() => cruisesOf(changes)).toThrow(message);
  });
});

describe('the cruises that the product ships with', () => {
  it('hold together, call at two countries at least, and are marked as a sample', async () => {
    const cruises = Cruises.of(await loadCruiseSeeds(SEEDS), seeds.places);
    expect(cruises.ships.length).toBeGreaterThan(cruises.shippingLines.length);
    expect(
      cruises
        .routes()
        .flatMap(({ schedules }) => schedules)
        .filter((cruise) => countriesOf(cruise).length < 2),
    ).toEqual([]);
    expect(cruises.routes().length).toBeGreaterThan(0);
    expect(cruises.routes().filter(({ isSample }) => !isSample)).toEqual([]);
  });
});
