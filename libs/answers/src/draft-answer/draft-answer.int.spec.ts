import { jest } from '@jest/globals';
import { queriesOf, rejectionsOf } from '@landfall/platform/testing';
import { freshForEachTest } from '../../../journeys/test/fresh-for-each-test.js';
import { TripWorld } from '../../../journeys/test/trip-world.js';
import { AuthorityDirectory } from '../../../restrictions/src/model/authorities/authority-directory.js';
import { aRestriction, type ARestriction } from '../../../restrictions/test/a-restriction.js';
import { asking } from '../../../restrictions/test/asking.js';
import type { PresentedAnswer } from '../presentation/present-answer.js';
import { DraftAnswerHandler, type DraftTraveller } from './draft-answer.query.js';
import { DraftAnswerResolver } from './draft-answer.resolver.js';

jest.setTimeout(30_000);

let world: TripWorld;
freshForEachTest(TripWorld.open, (fresh) => {
  world = fresh;
});

const TRAVELLER: DraftTraveller = {
  citizenshipIds: ['DE'],
  departureId: 'DE',
  restrictionType: 'PRIVATE',
  dateStart: '2026-06-01',
  dateEnd: '2026-06-10',
};

async function drafted(
  restriction: ARestriction,
  traveller: Partial<DraftTraveller> = {},
): ReturnType<DraftAnswerResolver['draftAnswer']> {
  const authorities = new AuthorityDirectory(world.db.database);
  const { places, rules, clock, config } = world;
  const handler = new DraftAnswerHandler(world.db.database, places, rules, authorities, clock, config);
  const resolver = new DraftAnswerResolver(queriesOf(handler));
  return asking(() => resolver.draftAnswer(restriction.build(), { ...TRAVELLER, ...traveller }));
}

const daysIn = (answer: PresentedAnswer | null | undefined): unknown =>
  answer?.sections.flatMap(({ entries }) => entries).find(({ detailType }) => detailType === 'ErVisaFreeDays')?.value;

describe('the answer by a draft', () => {
  it('stands beside the published one, and publishes nothing', async () => {
    const base = aRestriction().for('TH');
    const saved = await world.saved(base.stating({ ErVisaFreeDays: 60 }));
    const draft = base.stating({ ErVisaFreeDays: 30 }, { citizenshipIds: ['DE'] }).revising(saved);
    const { ok, errors, before, after } = await drafted(draft);
    expect([ok, errors, daysIn(before), daysIn(after)]).toEqual([true, [], 60, 30]);
    expect(daysIn((await drafted(draft, { citizenshipIds: ['AT'] })).after)).toBeUndefined();
    expect(daysIn((await drafted(draft)).before)).toBe(60);
  });

  it('is also that of a place that has no rules yet', async () => {
    const { before, after } = await drafted(aRestriction().for('LA').stating({ ErVisaFreeDays: 15 }));
    expect([daysIn(before), daysIn(after)]).toEqual([undefined, 15]);
  });

  it('is missing where the draft could not be saved, with the reason', async () => {
    const saved = await world.saved(aRestriction().for('TH').stating({ ErVisaFreeDays: 60 }));
    const wrong = aRestriction().for('TH').stating({ ErVisaFreeDays: 'many' }).revising(saved);
    const { ok, errors, before, after } = await drafted(wrong);
    expect([ok, after, daysIn(before)]).toEqual([false, null, 60]);
    expect(errors).toEqual([
      { field: 'details.0.restrictionDetailJson.ErVisaFreeDays', messages: [expect.stringMatching(/\w{3,}/)] },
    ]);
  });

  it('is rejected for a traveller who cannot be, on the field', async () => {
    const draft = aRestriction().for('TH').stating({ ErVisaFreeDays: 30 });
    const traveller = { citizenshipIds: ['XX'], dateStart: '2026-06-11', departureId: 'YY' };
    const rejected = await rejectionsOf(() => drafted(draft, traveller));
    expect(Object.keys(rejected).toSorted()).toEqual(['citizenshipIds', 'dateStart', 'departureId']);
  });
});
