import { jest } from '@jest/globals';
import { freshForEachTest } from '../../../journeys/test/fresh-for-each-test.js';
import { TripWorld } from '../../../journeys/test/trip-world.js';
import { aRestriction } from '../../../restrictions/test/a-restriction.js';
import { answersIn } from '../../test/answers-in.js';

jest.setTimeout(30_000);
let world: TripWorld;
freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
});

it('a place whose phases depend on a condition is gray, and names it, until the question says whether it holds', async () => {
  await world.saved(
    aRestriction()
      .for('TH')
      .stating({}, { noRestrictionsStart: '2026-01-01' })
      .stating({}, { noAccessStart: '2026-01-01', conditions: [{ kind: 'RESIDENCE', countryIds: ['IN'] }] }),
  );
  const answers = await answersIn(world);
  const { answer, warned } = await answers({});
  expect(answer.destinations[0]).toMatchObject({
    status: 'GRAY',
    entryBanned: false,
    phase: null,
    phases: [
      { phase: 'noAccess', conditions: ['with residence in this country (India)'] },
      { phase: 'noRestrictions', conditions: [] },
    ],
  });
  expect(warned('ENTRY_BANNED')).toEqual([]);
  const barred = await answers({ travellers: { residenceId: 'IN' } });
  expect(barred.answer.destinations[0]).toMatchObject({ status: 'RED', entryBanned: true });
  const free = await answers({ travellers: { residenceId: 'FR' } });
  expect(free.answer.destinations[0]).toMatchObject({ status: 'BLUE', phases: [{ phase: 'noRestrictions' }] });
});
