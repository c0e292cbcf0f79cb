import { jest } from '@jest/globals';
import { RuleIndexProjection } from '@landfall/answers/rule-index';
import { LogSignal } from '@landfall/platform';
import { applyDueRevisions } from '../../../../restrictions/src/commands/resolve-revision/apply-due-revisions.job.js';
import {
  WithdrawRevision,
  WithdrawRevisionHandler,
} from '../../../../restrictions/src/commands/resolve-revision/withdraw-revision.handler.js';
import { aRestriction, type ARestriction } from '../../../../restrictions/test/a-restriction.js';
import type { TripPageModel } from './trip-page-content.js';
import { freshForEachTest } from '../../../test/fresh-for-each-test.js';
import { TripWorld, type Agent, type CreatedJourney } from '../../../test/trip-world.js';

jest.setTimeout(20_000);

let world: TripWorld;
let agent: Agent;
freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
  agent = await world.agent('SONNENWEG');
});

async function scheduled(restriction: ARestriction, effectiveOn: string): Promise<string> {
  const result = await world.save(restriction.with({ effectiveOn }));
  if (!result.ok || !result.scheduled) throw new Error(`It was not planned: ${JSON.stringify(result)}`);
  return result.scheduled.id;
}
const withdraw = (id: string) =>
  new WithdrawRevisionHandler(world.db.database, world.rules, world.clock).execute(
    new WithdrawRevision(id, world.editor, 'test'),
  );
const applyDue = (): Promise<number> =>
  applyDueRevisions({
    database: world.db.database,
    places: world.places,
    ruleIndex: world.rules,
    clock: world.clock,
    config: world.config,
  });
async function page({ token }: CreatedJourney): Promise<TripPageModel> {
  return (await world.page(token, 'en'))!;
}
const reported = async (journey: CreatedJourney): Promise<unknown[]> =>
  (await page(journey)).detail!.scheduled.map((p) => [p.text, p.title, p.before, p.after]);
const hash = async (): Promise<string> =>
  (await world.query<{ snapshot_hash: string }>('select snapshot_hash from itinerary'))[0]!.snapshot_hash;
const changes = (): Promise<unknown[]> => world.query('select detail_type from itinerary_change');
const mails = (): Promise<unknown[]> => world.query('select 1 from outgoing_mail where kind = $1', ['CHANGE']);
/** The trip runs from the 20th of May to the 10th of June. */
const visaFree = aRestriction().for('TH').visaFree();
const visa = aRestriction().for('TH').visaRequired();

describe('a trip page', () => {
  it('shows a scheduled revision as soon as it is made, raises no flag for it, and loses it when it is withdrawn', async () => {
    const rules = await world.saved(visaFree);
    const journey = await world.followedJourney(agent, 'traveller@mail.example');
    const before = await hash();
    const scheduledRevision = await scheduled(visa.revising(rules), '2026-06-02');
    await world.processLog();
    expect(await reported(journey)).toEqual([
      ['Changes on 2 June 2026, during your trip', 'Visa requirement', 'No visa is required.', 'A visa is required.'],
    ]);
    expect((await page(journey)).detail!.scheduled).toMatchObject([
      {
        effectiveOn: '2026-06-02',
        timing: 'DURING_TRIP',
        destination: 'TH',
        detailType: 'ErVisaRequired',
        citizenships: ['DE'],
      },
    ]);
    expect(await hash()).not.toBe(before);
    expect([await changes(), await mails()]).toEqual([[], []]);
    await withdraw(scheduledRevision);
    await world.processLog();
    expect(await reported(journey)).toEqual([]);
    expect(await hash()).toBe(before);
    expect([await changes(), await mails()]).toEqual([[], []]);
  });

  it('tells of the change when the scheduled revision takes effect, and no more of the scheduled revision', async () => {
    const rules = await world.saved(visaFree);
    const journey = await world.followedJourney(agent, 'traveller@mail.example');
    await scheduled(visa.revising(rules), '2026-05-12');
    await world.processLog();
    expect(await reported(journey)).toMatchObject([
      ['Changes on 12 May 2026, before your trip', 'Visa requirement', expect.anything(), expect.anything()],
    ]);
    world.clock.set('2026-05-12T06:00:00Z');
    expect(await applyDue()).toBe(1);
    await world.processLog();
    expect(await reported(journey)).toEqual([]);
    expect(await changes()).toEqual([{ detail_type: 'ErVisaRequired' }]);
    expect(await mails()).toHaveLength(1);
    await world.processLog({ again: true });
    expect(await changes()).toHaveLength(1);
  });

  it('that is made after the scheduled revision shows it at once', async () => {
    const rules = await world.saved(visaFree);
    await scheduled(visa.revising(rules), '2026-06-10');
    const [through, home] = [await world.journey(agent), await world.journey(agent, { dateEnd: '2026-06-09' })];
    expect(await reported(through)).toHaveLength(1);
    expect(await reported(home)).toEqual([]);
  });

  it('shows a scheduled revision for a country of which nothing is stated yet', async () => {
    const journey = await world.journey(agent);
    await scheduled(visa, '2026-05-25');
    await world.processLog();
    expect(await reported(journey)).toMatchObject([
      [
        'Changes on 25 May 2026, during your trip',
        'Visa requirement',
        'No information is available on this.',
        'A visa is required.',
      ],
    ]);
    world.clock.set('2026-05-25T06:00:00Z');
    await applyDue();
    await world.processLog();
    expect(await reported(journey)).toEqual([]);
    expect(await changes()).toEqual([{ detail_type: 'ErVisaRequired' }]);
  });

  it('says that a phase begins during the trip', async () => {
    await world.saved(aRestriction().for('TH').barred('2026-06-01', '2026-06-05'));
    const journey = await world.journey(agent);
    expect(await reported(journey)).toEqual([
      [
        'Changes on 1 June 2026, during your trip',
        'Entry status',
        'Not stated or not applicable',
        'Entry not possible',
      ],
      [
        'Changes on 6 June 2026, during your trip',
        'Entry status',
        'Entry not possible',
        'Not stated or not applicable',
      ],
    ]);
  });

  it('does not get a withdrawn scheduled revision back from a process that has not heard of the withdrawal', async () => {
    const rules = await world.saved(visaFree);
    const scheduledRevision = await scheduled(visa.revising(rules), '2026-06-02');
    const journey = await world.journey(agent);
    const current = world.rules;
    const lagging = new RuleIndexProjection(
      world.db.database,
      new LogSignal(world.db.url),
      current.groups,
      current.timeZone,
    );
    await lagging.refresh(rules.id);
    await withdraw(scheduledRevision);
    await world.processLog();
    expect(await reported(journey)).toEqual([]);
    expect(lagging.scheduledRevisionsAt(['COUNTRY:TH'])).toHaveLength(1);
    world.rules = lagging;
    await world.journey(agent, { email: null });
    expect(await reported(journey)).toEqual([]);
    world.rules = current;
  });
});
