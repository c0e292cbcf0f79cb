import { jest } from '@jest/globals';
import type { Tx } from '@landfall/platform';
import { freshForEachTest } from '../../../journeys/test/fresh-for-each-test.js';
import { IMPORTERS } from '../importers/importers.js';
import type { PlannedImport } from '../port/importer.js';
import { performTask } from '../runs/perform-task.js';
import { aGermanList, ImportDesk } from '../../test/import-desk.js';
import { ReconcileImportTasks } from './reconcile-import-tasks.job.js';

jest.setTimeout(60_000);
const DE = 'advisory-de';

let desk: ImportDesk;
freshForEachTest(ImportDesk.open, (fresh) => void (desk = fresh));

const list = (warnings: Parameters<typeof aGermanList>[1] = { AF: 'warning' }): string =>
  aGermanList(desk.world.places, warnings);

/** A run that was compared, and whose application waits in the queue. */
async function waitingToBeApplied(): Promise<{ id: string; taskId: string }> {
  const { run } = await desk.start(DE, list());
  await desk.as(desk.world.editor, () => desk.imports.applyImport(run.id));
  return { id: run.id, taskId: desk.queued[0]! };
}

describe('an import', () => {
  it('answers at once with a run that waits', async () => {
    const { ok, run } = await desk.begin(DE, list());
    expect([ok, run]).toMatchObject([
      true,
      { state: 'QUEUED', progress: { work: 'COMPARE', step: 'QUEUED', percent: 0 }, counts: { read: 0 }, problems: [] },
    ]);
    expect(desk.queued).toHaveLength(1);
    await desk.work();
    expect(await desk.shown(run!.id)).toMatchObject({ state: 'DRY_RUN', progress: null, counts: { added: 249 } });
  });

  it('shows its steps, and the share that is written', async () => {
    const { taskId, id } = await waitingToBeApplied();
    const seen: string[] = [];
    const { db, places, rules, clock, config } = desk.world;
    const transaction: typeof db.database.transaction = async (scope, work) => {
      const result = await db.database.transaction(scope, work);
      const { progress } = await desk.shown(id);
      if (progress) seen.push(`${progress.step} ${progress.percent >= 70 ? 'late' : 'early'}`);
      return result;
    };
    const database = Object.assign(Object.create(db.database) as typeof db.database, { transaction });
    await performTask({ database, places, ruleIndex: rules, clock, config }, IMPORTERS, taskId);
    const steps = [...new Set(seen)];
    expect(steps).toEqual(
      expect.arrayContaining(['READING early', 'COMPARING early', 'CHECKING early', 'WRITING late']),
    );
    expect((await desk.shown(id)).state).toBe('APPLIED');
  });

  it('that is no text in UTF-8 is rejected', async () => {
    for (const bytes of [Buffer.from([0x50, 0x4b, 0xff, 0xfe]), Buffer.from('a\0b')]) {
      const { run } = await desk.start(DE, bytes);
      expect([run.state, run.problems]).toEqual(['REJECTED', ['Die Datei ist kein Text in UTF-8.']]);
    }
    expect(await desk.files()).toBe(0);
  });
});

describe('a job that is delivered again', () => {
  it('applies nothing twice', async () => {
    const { id, taskId } = await waitingToBeApplied();
    await desk.work();
    const before = await desk.written();
    await desk.job().run({ taskId });
    expect(await desk.written()).toEqual(before);
    expect((await desk.shown(id)).state).toBe('APPLIED');
  });

  it('to two workers at the same time has one effect', async () => {
    const { id, taskId } = await waitingToBeApplied();
    await Promise.all([desk.runner.perform(taskId), desk.runner.perform(taskId)]);
    expect((await desk.shown(id)).state).toBe('APPLIED');
    const [row] = await desk.world.query<{ count: string }>('select count(*) from entry_restriction_revision');
    expect(row?.count).toBe('249');
  });

  it('is left alone as long as its worker shows signs of life, then begun again, and given up the fourth time', async () => {
    const { run } = await desk.begin(DE, list());
    const [taskId] = desk.queued;
    let begun = 0;
    const dying = { perform: async () => void (begun += 1) };
    const deliver = (): Promise<void> => desk.job(dying).run({ taskId: taskId! });
    await deliver();
    await deliver();
    expect([begun, (await desk.shown(run!.id)).state]).toEqual([1, 'RUNNING']);
    for (const second of [9, 18, 27]) {
      desk.world.clock.set(`2026-05-01T10:00:${String(second).padStart(2, '0')}Z`);
      await deliver();
    }
    expect(begun).toBe(3);
    expect(await desk.shown(run!.id)).toMatchObject({
      state: 'FAILED',
      problems: [expect.stringContaining('mehrmals unterbrochen')],
      progress: null,
    });
  });

  it('was lost on its way: the reconciler adds it again', async () => {
    await desk.begin(DE, list());
    desk.world.jobs.splice(0);
    const { db, clock, jobSink } = desk.world;
    const reconcile = (): Promise<void> => new ReconcileImportTasks(db.database, jobSink, clock).run();
    await reconcile();
    expect(desk.queued).toEqual([]);
    clock.set('2026-05-01T10:00:21Z');
    await reconcile();
    expect(desk.queued).toHaveLength(1);
  });
});

describe('an import that is cancelled', () => {
  it('before it runs, compares nothing and keeps no file', async () => {
    const { run } = await desk.begin(DE, list());
    expect(await desk.cancel(run!.id)).toMatchObject({ ok: true, run: { state: 'CANCELLED', progress: null } });
    await desk.work();
    expect(await desk.shown(run!.id)).toMatchObject({ state: 'CANCELLED', counts: { read: 0 } });
    expect(await desk.files()).toBe(0);
  });

  it.each(['CHECKING', 'WRITING'])(
    'while it applies, at %s, has written nothing and can be applied later',
    async (at) => {
      const { id, taskId } = await waitingToBeApplied();
      const before = await desk.written();
      const { db, places, rules, clock, config } = desk.world;
      const transaction: typeof db.database.transaction = async (scope, work) => {
        const result = await db.database.transaction(scope, work);
        if ((await desk.shown(id)).progress?.step === at) expect((await desk.cancel(id)).ok).toBe(true);
        return result;
      };
      const database = Object.assign(Object.create(db.database) as typeof db.database, { transaction });
      await performTask({ database, places, ruleIndex: rules, clock, config }, IMPORTERS, taskId);
      expect(await desk.written()).toEqual(before);
      expect(await desk.shown(id)).toMatchObject({ state: 'DRY_RUN', progress: null, notApplied: null });
      expect((await desk.apply(id)).ok).toBe(true);
    },
  );

  it('in its last moment, rolls back', async () => {
    const { id, taskId } = await waitingToBeApplied();
    const before = await desk.written();
    const { db, places, rules, clock, config } = desk.world;
    const importer = IMPORTERS.get(DE)!;
    const read: typeof importer.read = (...args) => {
      const reading = importer.read(...args);
      const compare = async (tx: Tx): Promise<PlannedImport> => {
        const planned = await reading.plan!.compare(tx);
        const write: typeof planned.write = async (author) => {
          await planned.write(author);
          expect((await desk.cancel(id)).ok).toBe(true);
        };
        return { ...planned, write };
      };
      return { ...reading, plan: { compare } };
    };
    const importers = new Map([[DE, { ...importer, read }]]);
    await performTask({ database: db.database, places, ruleIndex: rules, clock, config }, importers, taskId);
    expect(await desk.written()).toEqual(before);
    expect(await desk.shown(id)).toMatchObject({ state: 'DRY_RUN', progress: null });
  });

  it('reports its end', async () => {
    const { run } = await desk.start(DE, list());
    expect(await desk.cancel(run.id)).toMatchObject({
      ok: false,
      errors: [{ field: 'id' }],
      run: { state: 'DRY_RUN' },
    });
  });
});
