import { basename } from 'node:path/posix';
import { Logger, Inject } from '@nestjs/common';
import { dayIn, newId, type Clock } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { PublicWeb, CLOCK, CONFIG, Database, JobHost, JobProcessor, type Config } from '@landfall/platform';
import { IMPORTERS } from '../importers/importers.js';
import { importActor } from '../port/import-lock.js';
import { problem } from '../port/import-problem.js';
import type { Importer } from '../port/importer.js';
import { insertRun } from '../runs/import-run-store.js';
import { NO_COUNTS, type ImportRun } from '../runs/import-run.js';
import { failedRun, hashOf, runImport, type RunDependencies } from '../runs/run-import.js';
import { fetchScheduled } from './fetch-scheduled.js';
import { recordScheduleOutcome, takeDueSchedule } from './import-schedule-store.js';
import type { ImportSchedule } from './import-schedule.js';
import { PublishedRules } from '@landfall/restrictions/published-rules';

export const RUN_IMPORTS_QUEUE = 'run-imports';

const EVERY_MS = 60_000;
const PER_TURN = 20;
const logger = new Logger('Imports');

export interface DueImportDependencies extends RunDependencies {
  web: PublicWeb;
  importers: ReadonlyMap<string, Importer>;
}

/** Runs the schedules whose turn it is, one after the other. A run that fails is kept with its reason and stops no other. Returns their number. */
export async function runDueImports({ web, importers, ...dependencies }: DueImportDependencies): Promise<number> {
  const { database, clock, config } = dependencies;
  for (let done = 0; done < PER_TURN; done += 1) {
    const now = clock.now();
    const schedule = await database.transaction('none', (tx) => takeDueSchedule(tx, now));
    if (!schedule) return done;
    const finish = (run: ImportRun): Promise<void> => {
      tell(schedule, run);
      return database.transaction('none', (tx) => recordScheduleOutcome(tx, schedule, now));
    };
    const importer = importers.get(schedule.importer);
    const started = blankRun(schedule, now, config.timeZone);
    const failed = async (run: ImportRun): Promise<void> => {
      await database.transaction('none', (tx) => insertRun(tx, { ...run, finishedAt: clock.now() }));
      await finish(run);
    };
    try {
      // Importers are part of the product: one that is gone was dropped by an update.
      const fetched = importer
        ? await fetchScheduled(web, schedule.address)
        : { problem: problem('rejection.unknownImporter', { name: schedule.importer }) };
      if (!importer || 'problem' in fetched) {
        await failed({ ...started, state: 'FAILED', problems: 'problem' in fetched ? [fetched.problem] : [] });
        continue;
      }
      const { sourceName, sourceUri, licence, settings } = started;
      const author = schedule.applies ? { actor: importActor(importer.name), correlationId: null } : null;
      await finish(
        await runImport(dependencies, {
          importer,
          sourceName,
          sourceUri,
          licence,
          settings,
          content: fetched.text,
          scheduleId: schedule.id,
          startedBy: null,
          author,
        }),
      );
    } catch (error) {
      await failed(failedRun(started, error));
    }
  }
  return PER_TURN;
}

/** The log names the schedule and the reason; the address may hold a key, and is left to the console. */
function tell({ id, importer }: ImportSchedule, { state, problems: [first] }: ImportRun): void {
  if (state !== 'REJECTED' && state !== 'FAILED') return;
  logger.warn(`Schedule ${id} (${importer}): ${state}${first && 'key' in first ? `, ${first.key}` : ''}`);
}

function blankRun({ id, importer, address, licence }: ImportSchedule, now: Date, timeZone: string): ImportRun {
  const url = new URL(address);
  return {
    id: newId(),
    importer,
    scheduleId: id,
    sourceName: basename(url.pathname) || url.hostname,
    sourceUri: address,
    licence,
    dated: null,
    settings: { dated: null, fetchedOn: dayIn(timeZone, now), removeMissing: false },
    content: null,
    contentHash: hashOf(''),
    state: 'FAILED',
    counts: NO_COUNTS,
    problems: [],
    changes: [],
    changesHash: null,
    brokenRegressionCases: [],
    startedAt: now,
    startedBy: null,
    finishedAt: null,
    appliedBy: null,
  };
}

@JobProcessor({ queue: RUN_IMPORTS_QUEUE, every: EVERY_MS })
export class RunDueImports extends JobHost {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
    private readonly ruleIndex: PublishedRules,
    private readonly web: PublicWeb,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    super();
  }

  async run(): Promise<void> {
    const { database, places, ruleIndex, web, clock, config } = this;
    await runDueImports({ database, places, ruleIndex, web, clock, config, importers: IMPORTERS });
  }
}
