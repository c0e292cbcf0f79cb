import { basename } from 'node:path/posix';
import { Logger, Inject } from '@nestjs/common';
import { dayIn, type Clock } from '@landfall/kernel';
import { PublicWeb, CLOCK, CONFIG, Database, JobHost, JobProcessor, type Config } from '@landfall/platform';
import { receiveFile } from '../files/receive-file.js';
import { IMPORTERS } from '../importers/importers.js';
import { ImportQueue } from '../jobs/import-queue.js';
import { problem } from '../port/import-problem.js';
import type { Importer } from '../port/importer.js';
import { insertRun } from '../runs/import-run-store.js';
import type { ImportRun } from '../runs/import-run.js';
import { newRun, newTask, queueRun, type RunRequest } from '../runs/queue-run.js';
import { failedRun } from '../runs/run-facts.js';
import { fetchScheduled } from './fetch-scheduled.js';
import { recordScheduleOutcome, takeDueSchedule } from './import-schedule-store.js';
import type { ImportSchedule } from './import-schedule.entity.js';

export const RUN_IMPORTS_QUEUE = 'run-imports';

const EVERY_MS = 60_000;
const PER_TURN = 20;
const logger = new Logger('Imports');

export interface DueImportDependencies {
  database: Database;
  clock: Clock;
  config: Pick<Config, 'timeZone'>;
  web: PublicWeb;
  importers: ReadonlyMap<string, Importer>;
  queue: Pick<ImportQueue, 'announce'>;
}

/**
 * Reads the addresses of the schedules whose turn it is, one after the other, and queues a run for each. A run without a file is
 * kept with its reason and stops no other. Returns their number.
 */
export async function runDueImports({ web, importers, ...dependencies }: DueImportDependencies): Promise<number> {
  const { database, clock, config, queue } = dependencies;
  for (let done = 0; done < PER_TURN; done += 1) {
    const now = clock.now();
    const schedule = await database.transaction('none', (tx) => takeDueSchedule(tx, now));
    if (!schedule) return done;
    const request = requestOf(schedule, now, config.timeZone);
    const failed = async (run: ImportRun): Promise<void> => {
      tell(schedule, run);
      await database.transaction('none', async (tx) => {
        await insertRun(tx, { ...run, finishedAt: clock.now() });
        await recordScheduleOutcome(tx, schedule, now);
      });
    };
    try {
      // Importers are part of the product: one that is gone was dropped by an update.
      const fetched = importers.has(schedule.importer)
        ? await fetchScheduled(web, schedule.address)
        : { problem: problem('rejection.unknownImporter', { name: schedule.importer }) };
      if ('problem' in fetched) {
        await failed({ ...newRun(request, null, now), state: 'FAILED', problems: [fetched.problem] });
        continue;
      }
      const file = await receiveFile(database, streamOf(fetched.bytes), {
        uploadedBy: null,
        uploadedAt: now,
        maxBytes: fetched.bytes.length,
      });
      const run = newRun(request, file, now);
      const work = schedule.applies ? 'IMPORT' : 'COMPARE';
      const task = newTask(run, { work, requestedBy: null, correlationId: null }, now);
      await database.transaction('system', async (tx) => {
        await queueRun(tx, run, task);
        await recordScheduleOutcome(tx, schedule, now);
      });
      queue.announce(task.id);
    } catch (error) {
      await failed(failedRun(newRun(request, null, now), error));
    }
  }
  return PER_TURN;
}

async function* streamOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** The log names the schedule and the reason; the address may hold a key, and is left to the console. */
function tell({ id, importer }: ImportSchedule, { state, problems: [first] }: ImportRun): void {
  if (state !== 'REJECTED' && state !== 'FAILED') return;
  logger.warn(`Schedule ${id} (${importer}): ${state}${first && 'key' in first ? `, ${first.key}` : ''}`);
}

function requestOf(schedule: ImportSchedule, now: Date, timeZone: string): RunRequest {
  const { id, importer, address, licence } = schedule;
  const url = new URL(address);
  return {
    importer,
    sourceName: basename(url.pathname) || url.hostname,
    sourceUri: address,
    licence,
    settings: { dated: null, fetchedOn: dayIn(timeZone, now), removeMissing: false },
    scheduleId: id,
    startedBy: null,
  };
}

@JobProcessor({ queue: RUN_IMPORTS_QUEUE, every: EVERY_MS })
export class RunDueImports extends JobHost {
  constructor(
    private readonly database: Database,
    private readonly web: PublicWeb,
    private readonly queue: ImportQueue,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    super();
  }

  async run(): Promise<void> {
    const { database, web, queue, clock, config } = this;
    await runDueImports({ database, web, queue, clock, config, importers: IMPORTERS });
  }
}
