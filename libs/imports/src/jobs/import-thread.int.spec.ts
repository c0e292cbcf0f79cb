import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { freshForEachTest } from '../../../journeys/test/fresh-for-each-test.js';
import { aGermanList, ImportDesk } from '../../test/import-desk.js';
import { ImportsInThread } from './imports-in-thread.js';

jest.setTimeout(30_000);

let desk: ImportDesk;
let errors: jest.SpiedFunction<Logger['error']>;
freshForEachTest(ImportDesk.open, (fresh) => {
  desk = fresh;
  errors = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
});
afterEach(() => errors.mockRestore());

/** A thread that runs these lines instead of an import. */
function threadOf(lines: string): ImportsInThread {
  const { db, clock } = desk.world;
  const config = { databaseUrl: db.database.url, seedsDir: 'none', timeZone: 'Europe/Berlin' };
  return new ImportsInThread(
    { database: db.database, clock, config },
    new URL(`data:text/javascript,${encodeURIComponent(lines)}`),
  );
}

/** Lets a worker whose thread runs these lines do what waits. */
async function workWith(lines: string): Promise<void> {
  for (const taskId of desk.queued) await desk.job(threadOf(lines)).run({ taskId });
  desk.world.jobs.splice(0);
}

describe('a thread that breaks off', () => {
  it.each([
    ['by ending', 'process.exit(3)'],
    ['by a fault', 'throw new Error("broken")'],
  ])('%s leaves a run that failed, with a number that the log has, and the process alone', async (_, lines) => {
    const { run: begun } = await desk.begin('advisory-de', aGermanList(desk.world.places));
    await workWith(lines);
    const run = await desk.shown(begun!.id);
    expect(run).toMatchObject({ state: 'FAILED', importer: 'advisory-de', progress: null });
    expect(await desk.files()).toBe(0);
    const [line] = errors.mock.calls.map(([logged]) => String(logged));
    expect(run.problems).toEqual([expect.stringContaining(line!.split(' ')[0]!)]);
    expect(errors).toHaveBeenCalledTimes(1);
  });

  it('while it applies leaves the run open', async () => {
    const { run } = await desk.start('advisory-de', aGermanList(desk.world.places, { AF: 'warning' }));
    const before = await desk.written();
    await desk.as(desk.second, () => desk.imports.applyImport(run.id));
    await workWith('process.exit(1)');
    expect(await desk.shown(run.id)).toMatchObject({
      state: 'DRY_RUN',
      notApplied: expect.stringContaining('internen Fehler'),
    });
    expect(await desk.written()).toEqual(before);
    expect((await desk.apply(run.id)).ok).toBe(true);
  });
});

it('is stopped when somebody cancels what it works on', async () => {
  const { run } = await desk.begin('advisory-de', aGermanList(desk.world.places));
  const working = workWith(`
    import { parentPort } from 'node:worker_threads';
    setTimeout(() => parentPort.postMessage('done'), 25_000);
  `);
  while ((await desk.shown(run!.id)).state === 'QUEUED') await new Promise((resolve) => setTimeout(resolve, 20));
  expect((await desk.cancel(run!.id)).ok).toBe(true);
  await working;
  expect(await desk.shown(run!.id)).toMatchObject({ state: 'CANCELLED', problems: [], progress: null });
  expect(errors).not.toHaveBeenCalled();
}, 15_000);
