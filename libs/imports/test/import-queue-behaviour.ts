import { jest } from '@jest/globals';
import { eventually, queueProcess } from '@landfall/platform/testing';
import { freshForEachTest } from '../../journeys/test/fresh-for-each-test.js';
import { IMPORTS_QUEUE, ImportQueue } from '../src/jobs/import-queue.js';
import { aGermanList, ImportDesk } from './import-desk.js';

/** Imports through a real queue. A backend is process wide: each has its own spec file. */
export function describeImportQueue(backend: string, redisUrl: string | null): void {
  jest.setTimeout(60_000);
  let desk: ImportDesk;
  freshForEachTest(ImportDesk.open, (fresh) => void (desk = fresh));

  it(`goes from upload to application by jobs on ${backend}, one after the other`, async () => {
    let running = 0;
    let most = 0;
    const worker = await queueProcess(
      { databaseUrl: desk.world.db.appUrl, redisUrl },
      IMPORTS_QUEUE,
      async ({ taskId }) => {
        most = Math.max(most, (running += 1));
        await desk.job().run({ taskId: String(taskId) });
        running -= 1;
      },
    );
    try {
      desk.through(new ImportQueue(worker.queues));
      const begun = [];
      for (const fileName of ['a.json', 'b.json'])
        begun.push(await desk.begin('advisory-de', aGermanList(desk.world.places, { AF: 'warning' }), { fileName }));
      const [first, second] = begun.map(({ run }) => run!.id);
      const reaches = (id: string, state: string): Promise<void> =>
        eventually(async () => expect((await desk.shown(id)).state).toBe(state), 30_000);
      await reaches(second!, 'DRY_RUN');
      expect((await desk.shown(first!)).state).toBe('DRY_RUN');
      await desk.as(desk.world.editor, () => desk.imports.applyImport(first!));
      await reaches(first!, 'APPLIED');
      expect(most).toBe(1);
    } finally {
      await worker.close();
    }
  });
}
