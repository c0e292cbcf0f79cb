import { jest } from '@jest/globals';
import { LogSignal } from '@landfall/platform';
import { freshForEachTest } from '../../../journeys/test/fresh-for-each-test.js';
import { TripWorld } from '../../../journeys/test/trip-world.js';
import { applyDueRevisions } from '../commands/resolve-revision/apply-due-revisions.job.js';
import { WithdrawRevision, WithdrawRevisionHandler } from '../commands/resolve-revision/withdraw-revision.handler.js';
import type { ScheduledRevision } from '../model/scheduled-revisions/scheduled-revision.js';
import { scheduledById } from '../model/scheduled-revisions/scheduled-store.js';
import { restrictionById } from '../model/restriction/restriction-store.js';
import { RuleIndexProjection } from '../../../answers/src/rule-index/rule-index.projection.js';
import type { EntryRestriction } from '../model/restriction/entry-restriction.js';
import { aRegressionCase } from '../../test/a-regression-case.js';
import { aRestriction, type ARestriction } from '../../test/a-restriction.js';

jest.setTimeout(20_000);

let world: TripWorld;
freshForEachTest(TripWorld.open, (fresh) => void (world = fresh));

async function schedule(restriction: ARestriction, effectiveOn = '2026-05-12'): Promise<ScheduledRevision> {
  const result = await world.save(restriction.with({ effectiveOn }));
  if (!result.ok || !result.scheduled) throw new Error(`It was not planned: ${JSON.stringify(result)}`);
  return result.scheduled;
}
const worker = () => ({
  database: world.db.database,
  places: world.places,
  ruleIndex: world.rules,
  clock: world.clock,
  config: world.config,
});
const due = (day: string): Promise<number> => {
  world.clock.set(`${day}T10:00:00Z`);
  return applyDueRevisions(worker());
};
const stored = async (id: string): Promise<EntryRestriction> =>
  (await world.inSystem((tx) => restrictionById(tx, id)))!;
const scheduled = async (id: string): Promise<ScheduledRevision> =>
  (await world.inSystem((tx) => scheduledById(tx, id)))!;
const values = async (id: string): Promise<unknown[]> => (await stored(id)).details.map((d) => d.values);
const events = (): Promise<{ type: string; payload: Record<string, unknown>; actor: string }[]> =>
  world.query('select type, payload, actor from event_log where stream = $1 order by position', ['pending-revision']);
const withdraw = (id: string) =>
  new WithdrawRevisionHandler(world.db.database, world.rules, world.clock).execute(
    new WithdrawRevision(id, world.editor, 'test'),
  );

describe('a scheduled revision', () => {
  it('changes nothing until its day, and is said once with its event', async () => {
    const rules = await world.saved(aRestriction().for('TH').visaFree());
    const result = await world.save(
      aRestriction().for('TH').visaRequired().revising(rules).with({ effectiveOn: '2026-05-12' }),
    );
    expect(result).toMatchObject({
      ok: true,
      restriction: { id: rules.id, version: 1 },
      scheduled: { state: 'SCHEDULED', restrictionId: rules.id, baseVersion: 1, effectiveOn: '2026-05-12' },
    });
    expect(await due('2026-05-11')).toBe(0);
    expect(await values(rules.id)).toEqual([{ ErVisaRequired: false }]);
    expect(await events()).toEqual([
      {
        type: 'restrictions.RevisionScheduled',
        actor: world.editor,
        payload: {
          restrictionId: rules.id,
          placeKey: 'COUNTRY:TH',
          effectiveOn: '2026-05-12',
          changedTypes: ['ErVisaRequired'],
        },
      },
    ]);
  });

  it('is applied on its day, once, also by two workers at the same moment', async () => {
    const rules = await world.saved(aRestriction().for('TH').visaFree());
    const scheduledRevision = await schedule(
      aRestriction().for('TH').visaRequired().revising(rules).with({ significantUpdateNote: 'from October' }),
    );
    world.clock.set('2026-05-12T00:30:00Z');
    const applied = await Promise.all([applyDueRevisions(worker()), applyDueRevisions(worker())]);
    expect(applied.sort()).toEqual([0, 1]);
    expect(await applyDueRevisions(worker())).toBe(0);
    expect(await stored(rules.id)).toMatchObject({
      version: 2,
      modifiedBy: world.editor,
      significantUpdateNote: 'from October',
      details: [{ id: rules.details[0]!.id, values: { ErVisaRequired: true } }],
    });
    expect(await scheduled(scheduledRevision.id)).toMatchObject({ state: 'APPLIED', appliedVersion: 2, version: 2 });
    expect((await events()).at(-1)).toMatchObject({
      type: 'restrictions.RevisionResolved',
      actor: 'apply-due-revisions',
      payload: { state: 'APPLIED', appliedVersion: 2, wasScheduled: true },
    });
    expect(
      await world.query('select version, is_significant, editor from entry_restriction_revision order by version'),
    ).toMatchObject([{ version: 1 }, { version: 2, is_significant: true, editor: world.editor }]);
    expect(world.rules.versionsAt(['COUNTRY:TH'])).toMatchObject({ [rules.id]: 2 });
  });

  it('is applied late when no worker ran on its day', async () => {
    const rules = await world.saved(aRestriction().for('TH').visaFree());
    await schedule(aRestriction().for('TH').visaRequired().revising(rules));
    expect(await due('2026-06-30')).toBe(1);
    expect(await values(rules.id)).toEqual([{ ErVisaRequired: true }]);
  });

  it('creates the restriction it scheduled revisions, under the ids it was scheduled with', async () => {
    const scheduledRevision = await schedule(aRestriction().for('VN').visaRequired());
    expect(await world.query('select 1 from entry_restriction')).toEqual([]);
    expect(await due('2026-05-12')).toBe(1);
    expect(await stored(scheduledRevision.restrictionId)).toMatchObject({
      version: 1,
      countryId: 'VN',
      details: [{ id: scheduledRevision.decided.details[0]!.id }],
    });
  });

  it('is merged into what others have changed in the meantime', async () => {
    const rules = await world.saved(aRestriction().for('TH').stating({ ErVisaRequired: false, ErVisaFreeDays: 30 }));
    await schedule(
      aRestriction()
        .for('TH')
        .stating({ ErVisaRequired: false, ErVisaFreeDays: 60 })
        .stating({ ErVisaFreeDays: 14 }, { citizenshipIds: ['US'] })
        .revising(rules),
    );
    await world.saved(aRestriction().for('TH').stating({ ErVisaRequired: true, ErVisaFreeDays: 30 }).revising(rules));
    expect(await due('2026-05-12')).toBe(1);
    expect(await stored(rules.id)).toMatchObject({ version: 3 });
    expect(await values(rules.id)).toEqual([{ ErVisaRequired: true, ErVisaFreeDays: 60 }, { ErVisaFreeDays: 14 }]);
  });

  it('is one of several: each is merged into what the one before has made', async () => {
    const rules = await world.saved(aRestriction().for('TH').stating({ ErVisaRequired: false, ErVisaFreeDays: 30 }));
    await schedule(
      aRestriction().for('TH').stating({ ErVisaRequired: false, ErVisaFreeDays: 90 }).revising(rules),
      '2026-05-20',
    );
    await schedule(
      aRestriction().for('TH').stating({ ErVisaRequired: true, ErVisaFreeDays: 30 }).revising(rules),
      '2026-05-12',
    );
    expect(await due('2026-05-20')).toBe(2);
    expect(await values(rules.id)).toEqual([{ ErVisaRequired: true, ErVisaFreeDays: 90 }]);
  });

  it('is blocked where somebody else has changed the same otherwise, and writes nothing', async () => {
    const rules = await world.saved(aRestriction().for('TH').stating({ ErVisaFreeDays: 30 }));
    const scheduledRevision = await schedule(aRestriction().for('TH').stating({ ErVisaFreeDays: 60 }).revising(rules));
    await world.saved(aRestriction().for('TH').stating({ ErVisaFreeDays: 90 }).revising(rules));
    expect(await due('2026-05-12')).toBe(1);
    expect(await stored(rules.id)).toMatchObject({ version: 2, details: [{ values: { ErVisaFreeDays: 90 } }] });
    expect(await scheduled(scheduledRevision.id)).toMatchObject({
      state: 'BLOCKED',
      problem: 'scheduled.problem.conflict',
      problemValues: { fields: ['ErVisaFreeDays'] },
      appliedVersion: null,
    });
    expect((await events()).at(-1)).toMatchObject({
      payload: { state: 'BLOCKED', wasScheduled: true, appliedVersion: null },
    });
    expect(await due('2026-05-13')).toBe(0);
    expect(await withdraw(scheduledRevision.id)).toMatchObject({ ok: true });
  });

  it('is blocked when it can no longer be saved', async () => {
    const authorityId = '0191f0a0-0000-7000-8000-0000000000aa';
    await world.query(`insert into authority (id, name, authority_type) values ($1, 'Office', 'OTHER')`, [authorityId]);
    const rules = await world.saved(aRestriction().for('TH').visaFree());
    const scheduledRevision = await schedule(
      aRestriction().for('TH').stating({ ErVisaRequired: true }, { authorityId }).revising(rules),
    );
    await world.query(`update scheduled_revision set decided = replace(decided::text, $1, $2)::jsonb`, [
      authorityId,
      authorityId.replaceAll('a', 'b'),
    ]);
    expect(await due('2026-05-12')).toBe(1);
    expect(await scheduled(scheduledRevision.id)).toMatchObject({
      state: 'BLOCKED',
      problem: 'scheduled.problem.rejected',
      problemValues: { rejections: [{ key: 'rejection.unknownAuthority' }] },
    });
    expect(await stored(rules.id)).toMatchObject({ version: 1 });
  });

  it('is not applied after it was withdrawn, and is withdrawn only once', async () => {
    const rules = await world.saved(aRestriction().for('TH').visaFree());
    const scheduledRevision = await schedule(aRestriction().for('TH').visaRequired().revising(rules));
    expect(await withdraw(scheduledRevision.id)).toMatchObject({ ok: true });
    expect(await withdraw(scheduledRevision.id)).toMatchObject({
      ok: false,
      rejections: [{ field: 'id', key: 'rejection.revisionNotOpen' }],
    });
    expect(await due('2026-05-12')).toBe(0);
    expect(await stored(rules.id)).toMatchObject({ version: 1 });
    expect((await events()).map((e) => e.type)).toEqual([
      'restrictions.RevisionScheduled',
      'restrictions.RevisionResolved',
    ]);
  });

  it('keeps the day on which it was checked, not the one on which it takes effect', async () => {
    const rules = await world.saved(aRestriction().for('TH').visaFree());
    await schedule(aRestriction().for('TH').visaRequired().revising(rules).with({ isChecked: true }));
    await due('2026-05-12');
    expect((await stored(rules.id)).checkedAt?.toISOString()).toBe('2026-05-01T10:00:00.000Z');
  });
});

describe('planning', () => {
  it('is rejected with everything else that is wrong, and writes nothing', async () => {
    const rules = await world.saved(aRestriction().for('TH').visaFree());
    const result = await world.save(
      aRestriction().for('TH').stating({ ErVisaFreeDays: 0 }).revising(rules).with({ effectiveOn: '2026-05-01' }),
    );
    expect(result).toMatchObject({
      ok: false,
      rejections: [
        { field: 'effectiveOn', key: 'rejection.effectiveOnNotLater' },
        { field: 'details.0.restrictionDetailJson.ErVisaFreeDays' },
      ],
    });
    const stale = await world.save(
      aRestriction()
        .for('TH')
        .visaRequired()
        .revising({ ...rules, version: 7 })
        .with({ effectiveOn: '2026-05-12' }),
    );
    expect(stale).toMatchObject({ ok: false, rejections: [{ field: 'version', key: 'rejection.unknownVersion' }] });
    expect(await world.query('select 1 from scheduled_revision')).toEqual([]);
  });

  it('asks for a day after today in the configured zone', async () => {
    const rules = await world.saved(aRestriction().for('TH').visaFree());
    const on = (effectiveOn: string) =>
      world.save(aRestriction().for('TH').visaRequired().revising(rules).with({ effectiveOn }));
    world.clock.set('2026-05-01T22:30:00Z');
    expect(await on('2026-05-02')).toMatchObject({ ok: false, rejections: [{ field: 'effectiveOn' }] });
    world.clock.set('2026-05-01T21:30:00Z');
    expect(await on('2026-05-02')).toMatchObject({ ok: true });
    expect(await applyDueRevisions(worker())).toBe(0);
    world.clock.set('2026-05-01T22:30:00Z');
    expect(await applyDueRevisions(worker())).toBe(1);
  });
});

describe('the rule index', () => {
  it('of every process knows the open scheduled revisions, from its start and through the log', async () => {
    const projection = (): RuleIndexProjection =>
      new RuleIndexProjection(
        world.db.database,
        new LogSignal(world.db.url),
        world.rules.groups,
        world.config.timeZone,
      );
    const rules = await world.saved(aRestriction().for('TH').visaFree());
    const early = projection();
    await early.start();
    const scheduledRevision = await schedule(aRestriction().for('TH').visaRequired().revising(rules));
    const late = projection();
    await late.start();
    const days = (of: RuleIndexProjection): string[] =>
      of.scheduledRevisionsAt(['COUNTRY:TH']).map((p) => p.effectiveOn);
    try {
      expect(days(late)).toEqual(['2026-05-12']);
      await early.catchUpTo(late.versionsAt(['COUNTRY:TH']));
      expect(days(early)).toEqual(['2026-05-12']);
      await withdraw(scheduledRevision.id);
      await late.catchUpTo(world.rules.versionsAt(['COUNTRY:TH']));
      expect(days(late)).toEqual([]);
    } finally {
      await early.stop();
      await late.stop();
    }
  });

  it('leaves out a scheduled revision that would be blocked', async () => {
    const rules = await world.saved(aRestriction().for('TH').stating({ ErVisaFreeDays: 30 }));
    await schedule(aRestriction().for('TH').stating({ ErVisaFreeDays: 60 }).revising(rules));
    expect(world.rules.scheduledRevisionsAt(['COUNTRY:TH'])).toHaveLength(1);
    await world.saved(aRestriction().for('TH').stating({ ErVisaFreeDays: 90 }).revising(rules));
    expect(world.rules.scheduledRevisionsAt(['COUNTRY:TH'])).toEqual([]);
  });
});

describe('scheduled revisions that conflict', () => {
  const days = (count: number): ARestriction => aRestriction().for('TH').stating({ ErVisaFreeDays: count });
  const warned = async (restriction: ARestriction): Promise<unknown[]> => {
    const result = await world.save(restriction);
    if (!result.ok) throw new Error(JSON.stringify(result.rejections));
    return result.warnings;
  };
  const blocked = (date: string): object => ({
    field: 'effectiveOn',
    key: 'scheduled.overtaken',
    values: { date, fields: 'ErVisaFreeDays' },
  });

  const conflicting = (date: string): object => ({
    field: 'effectiveOn',
    key: 'scheduled.conflict',
    values: { date, fields: 'ErVisaRequired' },
  });

  it('are reported when the later one is scheduled, and are blocked on its day', async () => {
    const rules = await world.saved(days(30));
    expect(await warned(days(60).revising(rules).with({ effectiveOn: '2026-05-12' }))).toEqual([]);
    expect(await warned(days(90).revising(rules).with({ effectiveOn: '2026-05-20' }))).toEqual([blocked('2026-05-20')]);
    await due('2026-05-20');
    expect(await values(rules.id)).toEqual([{ ErVisaFreeDays: 60 }]);
    expect(
      (await world.query('select state from scheduled_revision order by effective_on')).map(({ state }) => state),
    ).toEqual(['APPLIED', 'BLOCKED']);
  });

  it('are reported when an earlier one comes between, and when a save comes before both', async () => {
    const rules = await world.saved(days(30));
    await schedule(days(90).revising(rules), '2026-05-20');
    expect(await warned(days(60).revising(rules).with({ effectiveOn: '2026-05-12' }))).toEqual([blocked('2026-05-20')]);
    expect(await warned(days(45).revising(rules))).toEqual([blocked('2026-05-12')]);
  });

  it('are not reported again when another conflicts with nothing, nor where both say the same', async () => {
    const rules = await world.saved(days(30));
    await schedule(days(60).revising(rules), '2026-05-12');
    await schedule(days(90).revising(rules), '2026-05-20');
    expect(
      await warned(
        days(30)
          .stating({ ErVisaRequired: true }, { citizenshipIds: ['US'] })
          .revising(rules)
          .with({ effectiveOn: '2026-05-21' }),
      ),
    ).toEqual([]);
    expect(await warned(days(60).revising(rules).with({ effectiveOn: '2026-05-22' }))).toEqual([]);
  });

  it('are reported where both can take effect and then state the same type differently', async () => {
    const rules = await world.saved(days(30));
    const indian = (required: boolean): ARestriction =>
      days(30)
        .stating({ ErVisaRequired: required }, { citizenshipIds: ['IN'] })
        .revising(rules);
    expect(await warned(indian(true).with({ effectiveOn: '2026-05-12' }))).toEqual([]);
    expect(await warned(indian(true).with({ effectiveOn: '2026-05-13' }))).toEqual([]);
    expect(await warned(indian(false).with({ effectiveOn: '2026-05-20' }))).toEqual([conflicting('2026-05-20')]);
    expect(
      await warned(
        days(30)
          .stating({ ErPassportSufficient: true }, { citizenshipIds: ['US'] })
          .revising(rules),
      ),
    ).toEqual([]);
  });

  it('are reported for a save that conflicts with what is scheduled', async () => {
    const rules = await world.saved(days(30));
    const indian = (required: boolean): ARestriction =>
      days(30)
        .stating({ ErVisaRequired: required }, { citizenshipIds: ['IN'] })
        .revising(rules);
    await schedule(indian(true), '2026-05-20');
    expect(await warned(indian(false))).toEqual([conflicting('2026-05-20')]);
  });

  it('are reported for a held revision, too', async () => {
    const rules = await world.saved(aRestriction().for('TH').visaFree());
    await aRegressionCase(world);
    expect(
      await warned(
        aRestriction()
          .for('TH')
          .visaRequired()
          .revising(rules)
          .with({ effectiveOn: '2026-05-12', proposeForConfirmation: true }),
      ),
    ).toEqual([]);
    const result = await world.save(
      aRestriction()
        .for('TH')
        .stating({})
        .revising(rules)
        .with({ effectiveOn: '2026-05-20', proposeForConfirmation: true }),
    );
    expect(result).toMatchObject({
      ok: true,
      warnings: [{ key: 'scheduled.overtaken', values: { date: '2026-05-20', fields: 'ErVisaRequired' } }],
    });
  });
});
