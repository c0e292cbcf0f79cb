import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { freshForEachTest } from '../../../journeys/test/fresh-for-each-test.js';
import { ImportsInThread } from './imports-in-thread.js';
import type { StartRequest } from './import-runner.js';
import { importRuns } from './import-run-store.js';
import { aGermanList, ImportDesk } from '../../test/import-desk.js';

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
const request = (): StartRequest => ({
  importer: 'advisory-de',
  sourceName: 'list.json',
  sourceUri: null,
  licence: 'Terms',
  content: aGermanList(desk.world.places),
  settings: { dated: null, fetchedOn: null, removeMissing: false },
  startedBy: desk.world.editor,
});

describe('a thread that breaks off', () => {
  it.each([
    ['by ending', 'process.exit(3)'],
    ['by a fault', 'throw new Error("broken")'],
  ])('%s leaves a run that failed, with a number that the log has, and the process alone', async (_, lines) => {
    const run = await threadOf(lines).start(request());
    expect(run).toMatchObject({
      state: 'FAILED',
      content: null,
      importer: 'advisory-de',
      problems: [{ key: 'import.problem.internal' }],
    });
    const [found] = run.problems;
    const id = found && 'key' in found ? String(found.values?.['id']) : '';
    expect(errors.mock.calls.map(([line]) => String(line))).toEqual([expect.stringContaining(id)]);
    expect(await desk.world.inSystem((tx) => importRuns(tx, 10, 0))).toMatchObject({
      total: 1,
      runs: [{ id: run.id, state: 'FAILED' }],
    });
  });

  it('while it applies leaves the run open', async () => {
    const { run } = await desk.start('advisory-de', aGermanList(desk.world.places, { AF: 'warning' }));
    const before = await desk.written();
    const rejected = await threadOf('process.exit(1)').apply(run.id, { userId: desk.second, correlationId: 'c' });
    expect(rejected).toMatchObject({
      ok: false,
      rejections: [{ field: 'id', key: 'import.problem.internal' }],
      run: { state: 'DRY_RUN', content: null },
    });
    expect(await desk.written()).toEqual(before);
    expect((await desk.apply(run.id)).ok).toBe(true);
  });
});

it('lets one file wait for the other', async () => {
  const echo = threadOf(`
    import { parentPort, workerData } from 'node:worker_threads';
    const began = Date.now();
    setTimeout(() => parentPort.postMessage({ kind: 'started', run: { id: workerData.task.request.sourceName, began, ended: Date.now() } }), 150);
  `);
  const runs = (await Promise.all(
    ['a', 'b', 'c'].map((sourceName) => echo.start({ ...request(), sourceName })),
  )) as unknown as { id: string; began: number; ended: number }[];
  expect(runs.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(runs[1]!.began).toBeGreaterThanOrEqual(runs[0]!.ended);
  expect(runs[2]!.began).toBeGreaterThanOrEqual(runs[1]!.ended);
});
