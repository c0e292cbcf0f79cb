import { jest } from '@jest/globals';
import { aRestriction } from '../../../../restrictions/test/a-restriction.js';
import { freshForEachTest } from '../../../test/fresh-for-each-test.js';
import { TripWorld, type Agent } from '../../../test/trip-world.js';
import type { TripPageModel } from './trip-page-content.js';

jest.setTimeout(30_000);

let world: TripWorld;
let agent: Agent;
freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
  agent = await world.agent('SONNENWEG');
  await world.saved(
    aRestriction()
      .for('TH')
      .stating({ ErCruiseNote: { en: 'Shore leave with the ship’s card' } }, { citizenshipIds: ['DE'] }),
  );
});

const GULF = {
  restrictionType: 'CRUISE' as const,
  cruisecompassCruiseId: 'gulf-1',
  destinationsTypes: [],
  destinationIds: [],
  citizenshipCountryIds: ['DE', 'IN'],
  dateStart: '2026-05-30',
  dateEnd: '2026-06-10',
};
const notesOf = (page: TripPageModel | null): string[] =>
  page!
    .detail!.sections.flatMap(({ entries }) => entries)
    .filter(({ detailType }) => detailType === 'ErCruiseNote')
    .map((e) => `${e.destination} ${e.citizenships.join()}: ${e.state === 'STATED' ? e.text : e.state}`);
/** Nothing is stated about Singapore and Viet Nam, nor for an Indian passport about Thailand. */
const NOTES = ['SG DE,IN: UNKNOWN', 'TH DE: Shore leave with the ship’s card', 'TH IN: UNKNOWN', 'VN DE,IN: UNKNOWN'];

it('the page of a cruise says of every stop and passport without a statement that it is unknown, now and of a past moment', async () => {
  const { token } = await world.journey(agent, GULF);
  expect(notesOf(await world.page(token, 'en'))).toEqual(NOTES);
  const then = world.clock.now().toISOString();
  world.later(60);
  expect(notesOf(await world.page(token, 'en', then))).toEqual(NOTES);
});

it('a private trip to the same countries shares the stored answer, and says nothing of ships that nobody states', async () => {
  const cruise = await world.journey(agent, GULF);
  const trip = await world.journey(agent, {
    citizenshipCountryIds: ['DE', 'IN'],
    destinationsTypes: ['COUNTRY', 'COUNTRY', 'COUNTRY'],
    destinationIds: ['SG', 'TH', 'VN'],
    dateStart: '2026-05-30',
    dateEnd: '2026-06-10',
  });
  expect(await world.query('select fingerprint from itinerary')).toHaveLength(1);
  expect(notesOf(await world.page(trip.token, 'en'))).not.toContain('SG DE,IN: UNKNOWN');
  expect(notesOf(await world.page(cruise.token, 'en'))).toEqual(NOTES);
});
