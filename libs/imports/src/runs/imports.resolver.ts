import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { isIsoDate, isWebAddress, Refusals, type FieldRefusal } from '@landfall/kernel';
import { translate } from '@landfall/messages';
import { Places } from '@landfall/places';
import { currentRequest, Database, toFieldErrors } from '@landfall/platform';
import { IMPORTERS } from '../importers/importers.js';
import { ImportRunner } from './import-runner.js';
import { importRunById, importRuns } from './import-run-store.js';
import type { ImportRun } from './import-run.js';
import { presentRuns } from './present-run.js';

interface ImportFileInput {
  importer: string;
  fileName: string;
  content: string;
  sourceUri?: string | null;
  licence?: string | null;
  dated?: string | null;
  removeMissing?: boolean | null;
}

const MEGABYTE = 1_000_000;
export const MAX_FILE_BYTES = 20 * MEGABYTE;
const NAME_LENGTH = 200;
const MAX_LISTED = 200;
const LISTED = 50;

@Resolver()
export class ImportsResolver {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
    private readonly runner: ImportRunner,
  ) {}

  @Query('importers')
  importers(): object[] {
    const { language } = currentRequest();
    return [...IMPORTERS.values()].map(({ name, titleKey, accepts, licence, attribution }) => ({
      name,
      title: translate(language, titleKey),
      accepts,
      licence,
      attribution,
    }));
  }

  @Query('importRuns')
  importRuns(@Args('limit') limit?: number | null, @Args('offset') offset?: number | null): Promise<object> {
    return this.database.transaction('none', async (tx) => {
      const { runs, total } = await importRuns(
        tx,
        Math.min(Math.max(limit ?? LISTED, 0), MAX_LISTED),
        Math.max(offset ?? 0, 0),
      );
      return { results: await presentRuns(tx, runs, this.places, currentRequest().language), totalCount: total };
    });
  }

  @Query('importRun')
  importRun(@Args('id') id: string): Promise<object | null> {
    return this.database.transaction('none', async (tx) => {
      const run = await importRunById(tx, id);
      return run ? (await presentRuns(tx, [run], this.places, currentRequest().language))[0]! : null;
    });
  }

  /** Reads a file and keeps what applying it would change; a file that is refused is kept as well, with its problems. */
  @Mutation('startImport')
  async startImport(@Args('input') input: ImportFileInput): Promise<object> {
    const importer = IMPORTERS.get(input.importer);
    const refusals = refusalsOf(input, importer !== undefined);
    if (!importer || refusals.any) return this.refused(refusals.list, null);
    const run = await this.runner.start({
      importer: importer.name,
      sourceName: input.fileName.trim(),
      sourceUri: input.sourceUri?.trim() || null,
      licence: input.licence?.trim() || importer.licence,
      content: input.content,
      settings: { dated: input.dated || null, fetchedOn: null, removeMissing: input.removeMissing ?? false },
      startedBy: currentRequest().viewer!.userId,
    });
    return this.answer(run, run.state === 'DRY_RUN');
  }

  @Mutation('applyImport')
  async applyImport(@Args('id') id: string): Promise<object> {
    const { viewer, correlationId } = currentRequest();
    const result = await this.runner.apply(id, { userId: viewer!.userId, correlationId });
    return result.ok ? this.answer(result.run, true) : this.refused(result.refusals, result.run);
  }

  private async answer(run: ImportRun, ok: boolean): Promise<object> {
    const shown = (await this.presented(run)) as { problems: string[] };
    return { ok, errors: ok ? [] : [{ field: 'content', messages: shown.problems }], run: shown };
  }

  private async refused(refusals: FieldRefusal[], run: ImportRun | null): Promise<object> {
    return {
      ok: false,
      errors: toFieldErrors(refusals, currentRequest().language),
      run: run && (await this.presented(run)),
    };
  }

  private presented(run: ImportRun): Promise<object> {
    return this.database.transaction(
      'none',
      async (tx) => (await presentRuns(tx, [run], this.places, currentRequest().language))[0]!,
    );
  }
}

function refusalsOf(
  { importer, fileName, content, sourceUri, licence, dated }: ImportFileInput,
  isKnown: boolean,
): Refusals {
  const refusals = new Refusals();
  if (!isKnown) refusals.add('importer', 'refusal.unknownImporter', { name: importer.slice(0, 40) });
  if (fileName.trim() === '') refusals.add('fileName', 'refusal.required');
  if (fileName.length > NAME_LENGTH) refusals.add('fileName', 'refusal.tooLong', { max: NAME_LENGTH });
  if (Buffer.byteLength(content) > MAX_FILE_BYTES)
    refusals.add('content', 'refusal.fileTooLarge', { max: MAX_FILE_BYTES / MEGABYTE });
  if (sourceUri?.trim() && !isWebAddress(sourceUri.trim())) refusals.add('sourceUri', 'refusal.invalidUrl');
  if ((licence?.length ?? 0) > NAME_LENGTH) refusals.add('licence', 'refusal.tooLong', { max: NAME_LENGTH });
  if (dated && !isIsoDate(dated)) refusals.add('dated', 'refusal.invalidDate');
  return refusals;
}
