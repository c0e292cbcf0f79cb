import { validated } from '@landfall/platform';
import { jest } from '@jest/globals';
import { newId } from '@landfall/kernel';
import { freshForEachTest } from '../../../journeys/test/fresh-for-each-test.js';
import { TripWorld } from '../../../journeys/test/trip-world.js';
import { RegressionCaseInput } from '../commands/regression-cases/regression-case.input.js';
import {
  DeleteRegressionCase,
  DeleteRegressionCaseHandler,
} from '../commands/regression-cases/delete-regression-case.handler.js';
import {
  SaveRegressionCase,
  SaveRegressionCaseHandler,
} from '../commands/regression-cases/save-regression-case.handler.js';
import { applyDueRevisions } from '../commands/resolve-revision/apply-due-revisions.job.js';
import {
  ConfirmRevision,
  ConfirmRevisionHandler,
  type ConfirmResult,
} from '../commands/resolve-revision/confirm-revision.handler.js';
import { RejectRevision, RejectRevisionHandler } from '../commands/resolve-revision/reject-revision.handler.js';
import { RejectRevisionInput } from '../commands/resolve-revision/reject-revision.input.js';
import { WithdrawRevision, WithdrawRevisionHandler } from '../commands/resolve-revision/withdraw-revision.handler.js';
import type { EntryRestriction } from '../model/restriction/entry-restriction.js';
import type { ScheduledRevision } from '../model/scheduled-revisions/scheduled-revision.js';
import { scheduledById } from '../model/scheduled-revisions/scheduled-store.js';
import { restrictionById } from '../model/restriction/restriction-store.js';
import { aRestriction, type ARestriction } from '../../test/a-restriction.js';

jest.setTimeout(20_000);

let world: TripWorld;
let second: string;
freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
  second = await world.secondEditor();
});

const regressionCaseInput = (changes: Partial<RegressionCaseInput> = {}): RegressionCaseInput => ({
  name: 'German to Thailand',
  departureType: 'COUNTRY',
  departureId: 'DE',
  destinationsTypes: ['COUNTRY'],
  destinationIds: ['TH'],
  citizenshipIds: ['DE'],
  restrictionType: 'PRIVATE',
  startsInDays: 10,
  nights: 7,
  expectations: [{ kind: 'SUMMARY', key: 'VISA', expected: 'OK' }],
  ...changes,
});
const VISA: RegressionCaseInput['expectations'] = [{ kind: 'SUMMARY', key: 'VISA', expected: 'REQUIRED' }];
const saveRegressionCase = (kind: 'create' | 'update', input: RegressionCaseInput, by = world.editor) =>
  new SaveRegressionCaseHandler(world.db.database, world.places, world.clock, world.config).execute(
    new SaveRegressionCase(kind, validated(RegressionCaseInput, input), by),
  );
const deletion = (id: string, by: string) =>
  new DeleteRegressionCaseHandler(world.db.database, world.clock).execute(new DeleteRegressionCase(id, by));
const withdraw = (id: string) =>
  new WithdrawRevisionHandler(world.db.database, world.rules, world.clock).execute(
    new WithdrawRevision(id, world.editor, 'test'),
  );
async function regressionCase(changes: Partial<RegressionCaseInput> = {}): Promise<string> {
  const result = await saveRegressionCase('create', regressionCaseInput(changes));
  if (!result.ok) throw new Error(JSON.stringify(result.rejections));
  return result.regressionCase.id;
}
const confirm = (id: string, editor: string): Promise<ConfirmResult> =>
  new ConfirmRevisionHandler(world.db.database, world.decisionRules).execute(new ConfirmRevision(id, editor, 'test'));
const reject = (id: string, reason: string) =>
  new RejectRevisionHandler(world.db.database, world.clock).execute(
    new RejectRevision(validated(RejectRevisionInput, { id, reason }), second, 'test'),
  );
async function proposed(restriction: ARestriction): Promise<ScheduledRevision> {
  const result = await world.save(restriction.with({ proposeForConfirmation: true }));
  if (!result.ok || !result.scheduled) throw new Error(`It was not proposed: ${JSON.stringify(result)}`);
  return result.scheduled;
}
const stored = async (id: string): Promise<EntryRestriction> =>
  (await world.inSystem((tx) => restrictionById(tx, id)))!;
const scheduled = async (id: string): Promise<ScheduledRevision> =>
  (await world.inSystem((tx) => scheduledById(tx, id)))!;
const applyDue = (): Promise<number> =>
  applyDueRevisions({
    database: world.db.database,
    places: world.places,
    ruleIndex: world.rules,
    clock: world.clock,
    config: world.config,
  });
const written = async (): Promise<string[]> =>
  (
    await world.query<{ count: string }>(
      `select count(*) from entry_restriction_revision union all select count(*) from scheduled_revision union all select count(*) from event_log`,
    )
  ).map((r) => r.count);

const visaFree = aRestriction().for('TH').visaFree();
const visa = aRestriction().for('TH').visaRequired();

describe('a save that breaks a regression case', () => {
  it('is rejected, names it, and changes nothing', async () => {
    const rules = await world.saved(visaFree);
    const id = await regressionCase();
    const before = await written();
    expect(await world.save(visa.revising(rules))).toMatchObject({
      ok: false,
      rejections: [
        { field: 'regressionCase', key: 'rejection.regressionCaseBroken', values: { names: 'German to Thailand' } },
      ],
      brokenRegressionCases: [
        { id, name: 'German to Thailand', failures: [{ key: 'VISA', expected: 'OK', actual: 'REQUIRED' }] },
      ],
    });
    expect(await written()).toEqual(before);
    expect(await stored(rules.id)).toMatchObject({ version: 1, details: [{ values: { ErVisaRequired: false } }] });
    expect(world.rules.versionsAt(['COUNTRY:TH'])).toEqual({ [rules.id]: 1 });
  });

  it('is published when it failed before, when it touches another place, and when the regression case is gone', async () => {
    const rules = await world.saved(visaFree);
    await regressionCase({
      name: 'fails already',
      expectations: [{ kind: 'SUMMARY', key: 'ENTRY_PERMIT', expected: 'OK' }],
    });
    const elsewhere = await regressionCase({
      name: 'elsewhere',
      destinationIds: ['VN'],
      expectations: [{ kind: 'SUMMARY', key: 'VISA', expected: 'UNKNOWN' }],
    });
    expect(await world.saved(visa.revising(rules))).toMatchObject({ version: 2 });
    const vietnam = aRestriction().for('VN').visaRequired();
    expect(await world.save(vietnam)).toMatchObject({ ok: false, brokenRegressionCases: [{ name: 'elsewhere' }] });
    expect(await deletion(elsewhere, second)).toMatchObject({ ok: true });
    expect(await world.saved(vietnam)).toMatchObject({ version: 1 });
  });

  it('is published at once when it breaks none, proposed or not', async () => {
    const rules = await world.saved(visaFree);
    await regressionCase();
    const result = await world.save(
      visaFree.stating({ ErVisaFreeDays: 60 }).revising(rules).with({ proposeForConfirmation: true }),
    );
    expect(result).toMatchObject({ ok: true, restriction: { version: 2 }, scheduled: null });
  });
});

describe('a proposed revision', () => {
  it('waits, is rejected to who proposed it, and applied by a second person, who is named in the revision', async () => {
    const rules = await world.saved(visaFree);
    await regressionCase();
    const waiting = await proposed(visa.revising(rules));
    expect(waiting).toMatchObject({
      state: 'HELD',
      effectiveOn: null,
      brokenRegressionCases: [{ name: 'German to Thailand' }],
    });
    expect(await stored(rules.id)).toMatchObject({ version: 1 });
    expect(await confirm(waiting.id, world.editor)).toMatchObject({
      ok: false,
      rejections: [{ field: 'id', key: 'rejection.secondPerson' }],
    });
    expect(await stored(rules.id)).toMatchObject({ version: 1 });
    expect(await confirm(waiting.id, second)).toMatchObject({
      ok: true,
      restriction: { id: rules.id, version: 2 },
      scheduled: { state: 'APPLIED', appliedVersion: 2 },
    });
    expect(await stored(rules.id)).toMatchObject({
      version: 2,
      modifiedBy: world.editor,
      details: [{ values: { ErVisaRequired: true } }],
    });
    expect(await world.query('select editor, confirmed_by from entry_restriction_revision where version = 2')).toEqual([
      { editor: world.editor, confirmed_by: second },
    ]);
    expect(await confirm(waiting.id, second)).toMatchObject({
      ok: false,
      rejections: [{ key: 'rejection.revisionNotOpen' }],
    });
  });

  it('creates a restriction only when it is confirmed', async () => {
    await regressionCase({ expectations: [{ kind: 'SUMMARY', key: 'VISA', expected: 'UNKNOWN' }] });
    const waiting = await proposed(visa);
    expect(await world.query('select 1 from entry_restriction')).toEqual([]);
    expect(await confirm(waiting.id, second)).toMatchObject({
      ok: true,
      restriction: { id: waiting.restrictionId, version: 1 },
    });
  });

  it('for a later day becomes a scheduled revision by confirmation, and is applied on its day without asking again', async () => {
    const rules = await world.saved(visaFree);
    await regressionCase();
    const waiting = await proposed(visa.revising(rules).with({ effectiveOn: '2026-05-12' }));
    expect(world.rules.scheduledRevisionsAt(['COUNTRY:TH'])).toEqual([]);
    expect(await confirm(waiting.id, second)).toMatchObject({
      ok: true,
      restriction: { version: 1 },
      scheduled: { state: 'SCHEDULED' },
    });
    expect(world.rules.scheduledRevisionsAt(['COUNTRY:TH'])).toMatchObject([{ effectiveOn: '2026-05-12' }]);
    world.clock.set('2026-05-12T08:00:00Z');
    expect(await applyDue()).toBe(1);
    expect(await world.query('select confirmed_by from entry_restriction_revision where version = 2')).toEqual([
      { confirmed_by: second },
    ]);
  });

  it('whose day has passed is applied at once', async () => {
    const rules = await world.saved(visaFree);
    await regressionCase();
    const waiting = await proposed(visa.revising(rules).with({ effectiveOn: '2026-05-12' }));
    world.clock.set('2026-05-13T08:00:00Z');
    expect(await applyDue()).toBe(0);
    expect(await confirm(waiting.id, second)).toMatchObject({
      ok: true,
      restriction: { version: 2 },
      scheduled: { state: 'APPLIED' },
    });
  });

  it('is merged into what was changed since, or blocked by it', async () => {
    const rules = await world.saved(aRestriction().for('TH').stating({ ErVisaRequired: false, ErVisaFreeDays: 30 }));
    await regressionCase();
    const waiting = await proposed(
      aRestriction().for('TH').stating({ ErVisaRequired: true, ErVisaFreeDays: 30 }).revising(rules),
    );
    const other = await proposed(
      aRestriction().for('TH').stating({ ErVisaRequired: true, ErVisaFreeDays: 45 }).revising(rules),
    );
    await world.saved(aRestriction().for('TH').stating({ ErVisaRequired: false, ErVisaFreeDays: 60 }).revising(rules));
    expect(await confirm(waiting.id, second)).toMatchObject({
      ok: true,
      restriction: { version: 3, details: [{ values: { ErVisaRequired: true, ErVisaFreeDays: 60 } }] },
    });
    expect(await confirm(other.id, second)).toMatchObject({
      ok: false,
      rejections: [{ field: 'id', key: 'scheduled.problem.conflict' }],
      scheduled: { state: 'BLOCKED' },
    });
    expect(await scheduled(other.id)).toMatchObject({
      state: 'BLOCKED',
      problemValues: { fields: ['ErVisaFreeDays'] },
      decidedBy: second,
    });
    expect(await stored(rules.id)).toMatchObject({ version: 3 });
  });

  it('that breaks more by now is shown once more before it is confirmed', async () => {
    const rules = await world.saved(visaFree);
    await regressionCase();
    const waiting = await proposed(visa.revising(rules));
    await regressionCase({
      name: 'by day',
      expectations: [{ kind: 'VALUE', key: 'ErVisaRequired', place: 'TH', citizenship: 'DE', expected: false }],
    });
    expect(await confirm(waiting.id, second)).toMatchObject({
      ok: false,
      rejections: [{ field: 'regressionCase' }],
      brokenRegressionCases: [{ name: 'by day' }, { name: 'German to Thailand' }],
    });
    expect(await stored(rules.id)).toMatchObject({ version: 1 });
    expect(await confirm(waiting.id, second)).toMatchObject({ ok: true, restriction: { version: 2 } });
  });

  it('is rejected with a reason, and not without', async () => {
    const rules = await world.saved(visaFree);
    await regressionCase();
    const waiting = await proposed(visa.revising(rules));
    expect(await reject(waiting.id, '  ')).toMatchObject({
      ok: false,
      rejections: [{ field: 'reason', key: 'rejection.required' }],
    });
    expect(await reject(waiting.id, 'The source says otherwise.')).toMatchObject({ ok: true });
    expect(await scheduled(waiting.id)).toMatchObject({
      state: 'REJECTED',
      problem: 'The source says otherwise.',
      decidedBy: second,
    });
    expect(await confirm(waiting.id, second)).toMatchObject({ ok: false });
    expect(await reject(waiting.id, ' ')).toMatchObject({
      rejections: expect.arrayContaining([
        { field: 'reason', key: 'rejection.required' },
        { field: 'id', key: 'rejection.revisionNotOpen' },
      ]),
    });
    expect(await reject(waiting.id, 'again')).toMatchObject({
      ok: false,
      rejections: [{ key: 'rejection.revisionNotOpen' }],
    });
    expect(await stored(rules.id)).toMatchObject({ version: 1 });
    expect(JSON.stringify(await world.query('select payload from event_log'))).not.toContain('source says');
  });
});

describe('a regression case that a revision of an editor would break', () => {
  const heldAt = (field: string) => ({
    ok: false,
    rejections: [{ field, key: 'rejection.regressionCaseHeld', values: { hours: 24 } }],
  });
  const relaxed = (id: string, by = world.editor) =>
    saveRegressionCase('update', regressionCaseInput({ id, expectations: VISA }), by);

  it('keeps what it checks from that editor once the save is rejected, and so the second person is not avoided', async () => {
    const rules = await world.saved(visaFree);
    const id = await regressionCase();
    expect(await world.save(visa.revising(rules))).toMatchObject({ ok: false });
    expect(await relaxed(id)).toMatchObject(heldAt('expectations'));
    expect(await saveRegressionCase('update', regressionCaseInput({ id, destinationIds: ['VN'] }))).toMatchObject(
      heldAt('destinationIds'),
    );
    expect(await saveRegressionCase('update', regressionCaseInput({ id, nights: 3 }))).toMatchObject(heldAt('nights'));
    expect(await deletion(id, world.editor)).toMatchObject(heldAt('id'));
    expect(await world.save(visa.revising(rules))).toMatchObject({ ok: false, brokenRegressionCases: [{ id }] });
    expect(await saveRegressionCase('update', regressionCaseInput({ id, name: 'Renamed' }))).toMatchObject({
      ok: true,
    });
  });

  it('is changed and deleted by another editor', async () => {
    const rules = await world.saved(visaFree);
    const id = await regressionCase();
    await world.save(visa.revising(rules));
    expect(await relaxed(id, second)).toMatchObject({ ok: true });
    expect(await deletion(id, second)).toMatchObject({ ok: true });
  });

  it('is held for a day after the last attempt', async () => {
    const rules = await world.saved(visaFree);
    const id = await regressionCase();
    await world.save(visa.revising(rules));
    world.later(23 * 3_600);
    await world.save(visa.revising(rules));
    world.later(2 * 3_600);
    expect(await relaxed(id)).toMatchObject(heldAt('expectations'));
    world.later(22 * 3_600);
    expect(await relaxed(id)).toMatchObject({ ok: true });
  });

  it('is held while the proposal waits, and for a day after it was withdrawn', async () => {
    const rules = await world.saved(visaFree);
    const id = await regressionCase();
    const { id: proposal } = await proposed(visa.revising(rules));
    world.later(72 * 3_600);
    expect(await relaxed(id)).toMatchObject(heldAt('expectations'));
    expect(await withdraw(proposal)).toMatchObject({ ok: true });
    expect(await deletion(id, world.editor)).toMatchObject(heldAt('id'));
    world.later(25 * 3_600);
    expect(await relaxed(id)).toMatchObject({ ok: true });
  });

  it('is held for a day after the second person has rejected the proposal', async () => {
    const rules = await world.saved(visaFree);
    const id = await regressionCase();
    const waiting = await proposed(visa.revising(rules));
    world.later(72 * 3_600);
    expect(await reject(waiting.id, 'Not so.')).toMatchObject({ ok: true });
    expect(await relaxed(id)).toMatchObject(heldAt('expectations'));
  });

  it('is free as soon as a second person has confirmed', async () => {
    const rules = await world.saved(visaFree);
    const id = await regressionCase();
    await world.save(visa.revising(rules));
    const waiting = await proposed(visa.revising(rules));
    expect(await confirm(waiting.id, second)).toMatchObject({ ok: true });
    expect(await relaxed(id)).toMatchObject({ ok: true });
  });
});

describe('a regression case that its breaker changes beforehand', () => {
  const broken = { ok: false, brokenRegressionCases: [{ name: 'German to Thailand' }] };
  const relaxed = (id: string, by: string) =>
    saveRegressionCase('update', regressionCaseInput({ id, expectations: VISA }), by);

  it('counts as it was for that editor, for a day, and not for others', async () => {
    const rules = await world.saved(visaFree);
    const id = await regressionCase();
    expect(await relaxed(id, world.editor)).toMatchObject({ ok: true });
    expect(await world.save(visa.revising(rules))).toMatchObject(broken);
    world.later(25 * 3_600);
    expect(await world.save(visa.revising(rules))).toMatchObject({ ok: true });
  });

  it('counts as it was also when it is deleted, and a second person can confirm', async () => {
    const rules = await world.saved(visaFree);
    const id = await regressionCase();
    expect(await deletion(id, world.editor)).toMatchObject({ ok: true });
    expect(await world.save(visa.revising(rules))).toMatchObject(broken);
    const waiting = await proposed(visa.revising(rules));
    expect(await confirm(waiting.id, world.editor)).toMatchObject({ ok: false });
    expect(await confirm(waiting.id, second)).toMatchObject({ ok: true, restriction: { version: 2 } });
  });

  it('leaves those alone who did not change it', async () => {
    const rules = await world.saved(visaFree);
    const id = await regressionCase();
    expect(await relaxed(id, second)).toMatchObject({ ok: true });
    expect(await world.save(visa.revising(rules))).toMatchObject({ ok: true });
  });

  it('counts as it was on the day of a scheduled revision', async () => {
    const rules = await world.saved(visaFree);
    const planned = await world.save(visa.revising(rules).with({ effectiveOn: '2026-05-12' }));
    if (!planned.ok || !planned.scheduled) throw new Error('It was not planned.');
    const id = await regressionCase();
    world.clock.set('2026-05-11T20:00:00Z');
    expect(await relaxed(id, world.editor)).toMatchObject({ ok: true });
    world.clock.set('2026-05-12T08:00:00Z');
    expect(await applyDue()).toBe(1);
    expect(await scheduled(planned.scheduled.id)).toMatchObject({
      state: 'HELD',
      brokenRegressionCases: [{ name: 'German to Thailand' }],
    });
    expect(await confirm(planned.scheduled.id, second)).toMatchObject({ ok: true, restriction: { version: 2 } });
  });

  it('is no matter where only its name or note changes', async () => {
    const rules = await world.saved(visaFree);
    const id = await regressionCase();
    await saveRegressionCase('update', regressionCaseInput({ id, note: 'x' }));
    expect(await world.query('select 1 from former_regression_case')).toEqual([]);
    expect(await world.save(visa.revising(rules))).toMatchObject(broken);
  });
});

describe('a scheduled revision that breaks a regression case only on its day', () => {
  it('waits for a second person then', async () => {
    const rules = await world.saved(visaFree);
    const result = await world.save(visa.revising(rules).with({ effectiveOn: '2026-05-12' }));
    if (!result.ok || !result.scheduled) throw new Error('It was not planned.');
    await regressionCase();
    world.clock.set('2026-05-12T08:00:00Z');
    expect(await applyDue()).toBe(1);
    expect(await scheduled(result.scheduled.id)).toMatchObject({
      state: 'HELD',
      brokenRegressionCases: [{ name: 'German to Thailand' }],
    });
    expect(await stored(rules.id)).toMatchObject({ version: 1 });
    expect(await confirm(result.scheduled.id, second)).toMatchObject({ ok: true, restriction: { version: 2 } });
  });
});

describe('the names of regression cases', () => {
  it('are unique, however they are written and whoever comes first', async () => {
    const id = await regressionCase();
    expect(await saveRegressionCase('create', regressionCaseInput({ name: 'german to THAILAND' }))).toMatchObject({
      ok: false,
      rejections: [{ field: 'name', key: 'rejection.nameTaken' }],
    });
    expect(await saveRegressionCase('update', regressionCaseInput({ id, nights: 8 }))).toMatchObject({
      ok: true,
      regressionCase: { id, nights: 8 },
    });
    expect(await saveRegressionCase('update', regressionCaseInput({ id: newId() }))).toMatchObject({
      ok: false,
      rejections: [{ field: 'id', key: 'rejection.notFound' }],
    });
    const both = await Promise.all([
      saveRegressionCase('create', regressionCaseInput({ name: 'twin' })),
      saveRegressionCase('create', regressionCaseInput({ name: 'Twin' })),
    ]);
    expect(both.map((r) => r.ok).sort()).toEqual([false, true]);
  });
});

it('keeps the note of a regression case that an update leaves out, and loses one that it empties', async () => {
  const id = await regressionCase({ note: 'As the embassy says' });
  const noteAfter = async (changes: Partial<RegressionCaseInput>): Promise<string | null> => {
    const result = await saveRegressionCase('update', regressionCaseInput({ id, ...changes }));
    if (!result.ok) throw new Error(JSON.stringify(result.rejections));
    return result.regressionCase.note;
  };
  expect(await noteAfter({ nights: 3 })).toBe('As the embassy says');
  expect(await noteAfter({ note: null })).toBeNull();
});
