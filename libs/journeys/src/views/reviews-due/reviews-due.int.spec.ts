import { jest } from '@jest/globals';
import { aRestriction } from '../../../../restrictions/test/a-restriction.js';
import { reviewsDueOn, type ReviewFacts } from '../../../test/reviews-due-on.js';
import { freshForEachTest } from '../../../test/fresh-for-each-test.js';
import { TripWorld, type Agent } from '../../../test/trip-world.js';

jest.setTimeout(20_000);

let world: TripWorld;
let agent: Agent;
freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
  agent = await world.agent('SONNENWEG');
});

const reviewsDue = (today = '2026-05-01', lastImminent = '2026-05-04'): Promise<ReviewFacts[]> =>
  reviewsDueOn(world, today, lastImminent);
const places = (list: readonly ReviewFacts[]): string[] => list.map(({ restriction }) => restriction.countryId);

describe('the list of what waits for its review', () => {
  it('holds details whose day has passed, not those of today, of imports or of inactive restrictions', async () => {
    await world.saved(
      aRestriction().for('TH').stating({ ErVisaRequired: true }, { checkedAt: '2026-04-01', nextReview: '2026-04-30' }),
    );
    await world.saved(
      aRestriction().for('VN').stating({ ErVisaRequired: true }, { checkedAt: '2026-04-01', nextReview: '2026-05-01' }),
    );
    await world.saved(aRestriction().for('LA').stating({ ErVisaRequired: true }, { checkedAt: '2026-01-30' }));
    await world.saved(aRestriction().for('KH').stating({ ErVisaRequired: true }, { checkedAt: '2026-01-31' }));
    await world.saved(
      aRestriction().for('MY').stating({ ErVisaRequired: true }, { checkedAt: '2025-01-31' }).inactive(),
    );
    const list = await reviewsDue();
    expect(new Map(list.map((o) => [o.restriction.countryId, [o.nextReview, o.daysPastDue]]))).toEqual(
      new Map([
        ['TH', ['2026-04-30', 1]],
        ['LA', ['2026-04-30', 1]],
      ]),
    );
  });

  it('puts what more trips rest on first, and what departs at once before that', async () => {
    for (const country of ['TH', 'VN', 'LA'])
      await world.saved(aRestriction().for(country).stating({ ErVisaRequired: true }, { nextReview: '2026-04-01' }));
    await world.journey(agent, { destinationIds: ['VN'] });
    await world.journey(await world.agent('NORDLICHT'), {
      destinationIds: ['LA'],
      dateStart: '2026-05-02',
      dateEnd: '2026-05-09',
    });
    const list = await reviewsDue();
    expect(places(list)).toEqual(['LA', 'VN', 'TH']);
    expect(list.map((o) => [o.activeTripPages, o.departingWithin72Hours])).toEqual([
      [1, 1],
      [1, 0],
      [0, 0],
    ]);
  });

  it('puts the riskier place first, by what the foreign office of the citizenship says', async () => {
    const at = (country: string, level: number) =>
      aRestriction()
        .for(country)
        .stating({ ErVisaRequired: true }, { nextReview: '2026-04-01' })
        .stating({ AdvisoryRiskLevel: level }, { citizenshipIds: ['DE'], checkedAt: '2026-04-30' });
    await world.saved(at('TH', 1));
    await world.saved(at('VN', 5));
    const list = await reviewsDue();
    expect(list.map((o) => [o.restriction.countryId, o.riskLevel])).toEqual([
      ['VN', 5],
      ['TH', 1],
    ]);
  });
});
