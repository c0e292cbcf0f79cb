import type { Places } from '@landfall/places';
import type { Viewer } from '@landfall/platform';
import { commandsOf, queriesOf, recordsOn } from '@landfall/platform/testing';
import type { ImportRun, ImportRunPayload } from '@landfall/platform/schema';
import { TripWorld } from '../../journeys/test/trip-world.js';
import { ApplyImportHandler } from '../src/commands/apply-import.handler.js';
import { CancelImportHandler } from '../src/commands/cancel-import.handler.js';
import type { ImportFileInput } from '../src/commands/import-file.input.js';
import { ImportsResolver } from '../src/commands/imports.resolver.js';
import { StartImportHandler } from '../src/commands/start-import.handler.js';
import { receiveFile } from '../src/files/receive-file.js';
import { IMPORTS_QUEUE, ImportQueue } from '../src/jobs/import-queue.js';
import type { ImportRunner } from '../src/jobs/import-runner.js';
import { ImportsInPlace } from '../src/jobs/imports-in-place.js';
import { PerformImports } from '../src/jobs/perform-imports.job.js';
import { ImportRunByIdHandler } from '../src/runs/import-run.query.js';
import { ListImportRunsHandler } from '../src/runs/list-import-runs.query.js';
import type { PresentedRun } from '../src/runs/present-run.js';
import { ImportSchedulesResolver } from '../src/schedules/import-schedules.resolver.js';
import { asking } from '../../restrictions/test/asking.js';

export type ShownRun = ImportRun;
export type RunPayload = ImportRunPayload & { run: ImportRun };

export type StartInput = ImportFileInput;

/** The console of imports, used by two people in German. */
export class ImportDesk {
  /** Id of the second person. */
  second!: string;

  private realQueue: ImportQueue | null = null;

  private constructor(readonly world: TripWorld) {}

  static async open(): Promise<ImportDesk> {
    return new ImportDesk(await TripWorld.open());
  }

  async startAfresh(): Promise<void> {
    await this.world.startAfresh();
    this.realQueue = null;
    this.second = await this.world.secondEditor();
  }

  close(): Promise<void> {
    return this.world.close();
  }

  as<T>(userId: string, work: () => T): T {
    const viewer: Viewer = { userId, isStaff: true, organisationId: null, permissions: [] };
    return asking(work, { viewer, language: 'de' });
  }

  get imports(): ImportsResolver {
    const { db, places, clock, config } = this.world;
    const commands = commandsOf(
      new StartImportHandler(db.database, this.queue, clock),
      new ApplyImportHandler(db.database, this.queue, clock),
      new CancelImportHandler(db.database, clock),
    );
    const queries = queriesOf(
      new ImportRunByIdHandler(db.database, places),
      new ListImportRunsHandler(db.database, places),
    );
    return new ImportsResolver(commands, queries, config);
  }

  get schedules(): ImportSchedulesResolver {
    const { db, places, clock } = this.world;
    return new ImportSchedulesResolver(recordsOn(db.database, clock), places);
  }

  get queue(): ImportQueue {
    return this.realQueue ?? new ImportQueue(this.world.jobSink);
  }

  /** Sends the work to a queue with workers instead of keeping its jobs. */
  through(queue: ImportQueue): void {
    this.realQueue = queue;
  }

  /** Does the work where the test runs; in the product a thread does it. */
  get runner(): ImportRunner {
    const { db, places, rules, clock, config } = this.world;
    return new ImportsInPlace({ database: db.database, places, ruleIndex: rules, clock, config });
  }

  /** The job of a worker. */
  job(runner: ImportRunner = this.runner): PerformImports {
    const { db, clock } = this.world;
    return new PerformImports(db.database, runner, clock);
  }

  /** Ids of the tasks that wait in the queue. */
  get queued(): string[] {
    return this.world.jobs.filter(({ queue }) => queue === IMPORTS_QUEUE).map(({ data }) => String(data['taskId']));
  }

  /** What a worker does with the jobs that wait. */
  async work(): Promise<void> {
    const tasks = this.queued;
    this.world.jobs.splice(0);
    for (const taskId of tasks) await this.job().run({ taskId });
  }

  async upload(content: string | Uint8Array, userId = this.world.editor): Promise<string> {
    const { db, clock } = this.world;
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const file = await receiveFile(db.database, streamOf(bytes), {
      uploadedBy: userId,
      uploadedAt: clock.now(),
      maxBytes: 25_000_000,
    });
    return file!.id;
  }

  /** Starts the comparison of an uploaded file, which then waits in the queue. */
  async begin(
    importer: string,
    content: string | Uint8Array,
    more: Partial<StartInput> = {},
  ): Promise<Omit<RunPayload, 'run'> & { run: PresentedRun | null }> {
    const fileId = await this.upload(content);
    return this.as(this.world.editor, () =>
      this.imports.startImport({ importer, fileId, fileName: 'file.json', ...more }),
    );
  }

  /** Has a file compared; a file that is rejected answers its problems. */
  async start(importer: string, content: string | Uint8Array, more: Partial<StartInput> = {}): Promise<RunPayload> {
    const { ok, errors, run: begun } = await this.begin(importer, content, more);
    if (!ok || !begun) return { ok, errors, run: begun as never };
    await this.work();
    const run = await this.shown(begun.id);
    return run.state === 'DRY_RUN'
      ? { ok: true, errors: [], run }
      : { ok: false, errors: [{ field: 'content', messages: run.problems }], run };
  }

  /** Has a run applied; one that is not answers why. */
  async apply(id: string, userId: string = this.world.editor): Promise<RunPayload> {
    const requested = (await this.as(userId, () => this.imports.applyImport(id))) as unknown as RunPayload;
    if (!requested.ok) return requested;
    await this.work();
    const run = await this.shown(id);
    return run.state === 'APPLIED'
      ? { ok: true, errors: [], run }
      : { ok: false, errors: [{ field: 'id', messages: [run.notApplied ?? ''] }], run };
  }

  cancel(id: string): Promise<RunPayload> {
    return this.as(this.second, () => this.imports.cancelImport(id)) as unknown as Promise<RunPayload>;
  }

  shown(id: string): Promise<ShownRun> {
    return this.as(this.world.editor, () => this.imports.importRun(id)) as unknown as Promise<ShownRun>;
  }

  /** Reviews a file and applies it; throws when either is rejected. */
  async applied(importer: string, content: string, more: Partial<StartInput> = {}): Promise<ShownRun> {
    const started = await this.start(importer, content, more);
    if (!started.ok) throw new Error(JSON.stringify(started.errors));
    const { ok, errors, run } = await this.apply(started.run.id);
    if (!ok) throw new Error(JSON.stringify(errors));
    return run;
  }

  /** How many uploaded files are kept. */
  async files(): Promise<number> {
    const [row] = await this.world.query<{ count: string }>('select count(*) from import_file');
    return Number(row!.count);
  }

  /** How many rows there are of all that an import may write. */
  async written(): Promise<string[]> {
    const rows = await this.world.query<{ count: string }>(
      'select count(*) from entry_restriction_revision union all select count(*) from event_log union all select count(*) from authority union all select count(*) from place_overlay',
    );
    return rows.map(({ count }) => count);
  }
}

async function* streamOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

type Warning = 'warning' | 'partialWarning' | 'none';

/** A list as the Auswärtiges Amt answers it: every country without a warning, but for those named. */
export function aGermanList(
  places: Places,
  warnings: Readonly<Record<string, Warning>> = {},
  { without = [] as readonly string[], lastModified = 1764500000 } = {},
): string {
  const entries = places.countries('de').filter(({ iso2 }) => iso2 !== 'DE' && !without.includes(iso2));
  const response = Object.fromEntries(
    entries.map(({ iso2, names }) => [
      String(200_000 + Number.parseInt(iso2, 36)),
      {
        lastModified,
        title: `${names.de}: Reise- und Sicherheitshinweise`,
        countryCode: iso2,
        countryName: names.de,
        warning: warnings[iso2] === 'warning',
        partialWarning: warnings[iso2] === 'partialWarning',
      },
    ]),
  );
  return JSON.stringify({ response: { lastModified, contentList: Object.keys(response), ...response } });
}
