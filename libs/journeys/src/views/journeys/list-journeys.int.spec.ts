import { jest } from '@jest/globals';
import type { Language } from '@landfall/kernel';
import type { ListPage, Presented } from '@landfall/platform';
import { queriesOf, rejectionsOf, wholeList } from '@landfall/platform/testing';
import { asking } from '../../../../restrictions/test/asking.js';
import { freshForEachTest } from '../../../test/fresh-for-each-test.js';
import { TripWorld, type Agent } from '../../../test/trip-world.js';
import type { JourneyListInput } from './journey-list.input.js';
import { JourneysResolver } from './journeys.resolver.js';
import { ListJourneysHandler } from './list-journeys.query.js';

jest.setTimeout(30_000);

let world: TripWorld;
let agent: Agent;
let other: Agent;
freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
  [agent, other] = [await world.agent('SONNENWEG'), await world.agent('NORDLICHT')];
});

const page = (
  args: JourneyListInput,
  language: Language = 'de',
  viewer = agent,
): Promise<ListPage<Presented<'Journey'>>> =>
  asking(
    () =>
      new JourneysResolver(
        queriesOf(new ListJourneysHandler(world.db.database, world.places, world.links, world.clock, world.config)),
      ).myjourneys(args),
    { viewer, language },
  );
const notes = async (args: JourneyListInput = {}, language: Language = 'de', user = agent): Promise<unknown[]> =>
  (await wholeList((part) => page({ ...args, ...part }, language, user))).map(({ internalNote }) => internalNote);
const make = async (internalNote: string | null, more: Parameters<TripWorld['journey']>[1] = {}, user = agent) => {
  world.later(60);
  return world.journey(user, { internalNote, ...more });
};

describe('the list of trip pages', () => {
  beforeEach(async () => {
    await make('Übersee', { departureId: 'AT', dateStart: '2026-07-01', dateEnd: '2026-07-10' });
    await make('familie', { departureId: 'DE', dateStart: '2026-05-01', dateEnd: '2026-05-03' });
    await make('Zwei', {
      departureId: 'CH',
      restrictionType: 'BUSINESS',
      dateStart: '2026-06-01',
      dateEnd: '2026-06-30',
    });
  });

  it('sorts by every field, by names in the language of the reader', async () => {
    expect(await notes()).toEqual(['Zwei', 'familie', 'Übersee']);
    expect(await notes({ orderBy: 'createdAt', order: 'ASC' })).toEqual(['Übersee', 'familie', 'Zwei']);
    expect(await notes({ orderBy: 'dateStart', order: 'ASC' })).toEqual(['familie', 'Zwei', 'Übersee']);
    expect(await notes({ orderBy: 'dateEnd' })).toEqual(['Übersee', 'Zwei', 'familie']);
    expect(await notes({ orderBy: 'internalNote', order: 'ASC' })).toEqual(['familie', 'Übersee', 'Zwei']);
    // Deutschland, Österreich, Schweiz; Austria, Germany, Switzerland.
    expect(await notes({ orderBy: 'departureName', order: 'ASC' })).toEqual(['familie', 'Übersee', 'Zwei']);
    expect(await notes({ orderBy: 'departureName', order: 'ASC' }, 'en')).toEqual(['Übersee', 'familie', 'Zwei']);
    expect(await notes({ orderBy: 'restrictionType', order: 'ASC' })).toHaveLength(3);
    expect(await notes({ orderBy: '' })).toEqual(['Zwei', 'familie', 'Übersee']);
  });

  it('narrows by time, kind, place, days, words and ids', async () => {
    expect(await notes({ filter: 'ONGOING' })).toEqual(['familie']);
    expect(await notes({ filter: 'UPCOMING' })).toEqual(['Zwei', 'Übersee']);
    expect(await notes({ filter: 'BUSINESS' })).toEqual(['Zwei']);
    expect(await notes({ departureId: 'AT' })).toEqual(['Übersee']);
    expect(await notes({ dateStart: '2026-06-01', dateEnd: '2026-06-30' })).toEqual(['Zwei']);
    expect(await notes({ note: 'FAM' })).toEqual(['familie']);
    expect(await notes({ destinationId: 'XX' })).toEqual([]);
    await make('Phuket', { destinationsTypes: ['AIRPORT'], destinationIds: ['HKT'], citizenshipCountryIds: ['AT'] });
    expect(await notes({ destinationId: 'HKT' })).toEqual(['Phuket']);
    expect(await notes({ destinationId: 'TH', note: 'Phu' })).toEqual(['Phuket']);
    expect(await notes({ citizenshipId: 'AT' })).toEqual(['Phuket']);
    const { id } = await make(null);
    expect(await notes({ ids: [id, 'no id'] })).toEqual([null]);
    expect(await notes({ orderBy: 'internalNote' })).toEqual(['Zwei', 'Übersee', 'Phuket', 'familie', null]);
  });

  it('has of a cruise its sailing, and finds it by line, and by ship or route', async () => {
    await make('Kreuzfahrt', {
      restrictionType: 'CRUISE',
      cruisecompassCruiseId: 'gulf-1',
      destinationsTypes: null,
      destinationIds: null,
    });
    const { results } = await page({ filter: 'CRUISE' });
    expect(results).toMatchObject([
      {
        internalNote: 'Kreuzfahrt',
        cruises: [
          {
            cruiseId: 'gulf-1',
            cruiseName: 'Gulf of Thailand',
            shippingLine: { id: 'line-a', name: 'Albatross' },
            shipName: 'Albatross 2',
            dateStart: '2026-06-01',
            dateEnd: '2026-06-08',
          },
        ],
      },
    ]);
    expect(results[0]!.destinations.map(({ id }) => id)).toEqual(['SG', 'TH', 'VN']);
    expect(await notes({ shippingLineId: 'line-a' })).toEqual(['Kreuzfahrt']);
    expect(await notes({ shippingLineId: 'line-z' })).toEqual([]);
    expect(await notes({ route: 'gulf OF' })).toEqual(['Kreuzfahrt']);
    expect(await notes({ route: 'albatross 2' })).toEqual(['Kreuzfahrt']);
    expect(await notes({ route: 'Baltic' })).toEqual([]);
    expect((await page({ filter: 'PRIVATE' })).results.flatMap(({ cruises }) => cruises)).toEqual([]);
  });

  it('has at most a hundred entries a page, and the number of all', async () => {
    expect((await page({ limit: 1_000 })).results).toHaveLength(3);
    expect(await page({ offset: 3 })).toEqual({ results: [], totalCount: 3 });
  });

  it('rejects a field, a language and a page that do not exist', async () => {
    expect(await rejectionsOf(() => page({ orderBy: 'constructor', language: 'xx', limit: -1, offset: -1 }))).toEqual({
      orderBy: ['Diesen Schlüssel gibt es nicht: constructor.'],
      language: ['Diese Sprache wird nicht angeboten.'],
      limit: ['Erwartet wird eine ganze Zahl von 1 bis 100.'],
      offset: ['Erwartet wird eine ganze Zahl von 0 bis 1000000.'],
    });
    expect(Object.keys(await rejectionsOf(() => page({ limit: 0 })))).toEqual(['limit']);
    expect(await notes({ language: 'EN' })).toHaveLength(3);
  });

  it('rejects what is no day and ids beyond number on their fields, all of them together', async () => {
    expect(
      await rejectionsOf(() =>
        page({ dateStart: '2026-02-30', dateEnd: 'tomorrow', ids: Array.from({ length: 101 }, () => 'x') }),
      ),
    ).toEqual({
      dateStart: ['Bitte geben Sie ein gültiges Datum ein.'],
      dateEnd: ['Bitte geben Sie ein gültiges Datum ein.'],
      ids: ['Zu viele Einträge auf einmal. Höchstens möglich: 100.'],
    });
    expect(Object.keys(await rejectionsOf(() => page({ note: 'x'.repeat(1_001) })))).toEqual(['note']);
    expect(await notes({ dateStart: '', note: ' ', departureId: '\0' })).toHaveLength(3);
  });

  it('has nothing of another organisation, not even by ids', async () => {
    const { id } = await make('Fremd', {}, other);
    expect(await notes()).not.toContain('Fremd');
    expect(await notes({ ids: [id] })).toEqual([]);
    expect(await notes({}, 'de', other)).toEqual(['Fremd']);
  });
});
