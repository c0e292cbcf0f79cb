import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { FieldRejection } from '@landfall/kernel';
import { translate } from '@landfall/messages';
import { Places } from '@landfall/places';
import { currentRequest, Database, toFieldErrors, validated } from '@landfall/platform';
import { IMPORTERS } from '../importers/importers.js';
import { ImportFileInput } from './import-file.input.js';
import { ImportRunner } from './import-runner.js';
import { importRunById, importRuns } from './import-run-store.js';
import type { ImportRun } from './import-run.js';
import { presentRuns } from './present-run.js';

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

  /** Reads a file and keeps what applying it would change; a file that is rejected is kept as well, with its problems. */
  @Mutation('startImport')
  async startImport(@Args('input') sent: ImportFileInput): Promise<object> {
    const { input, shape } = validated(ImportFileInput, sent);
    const importer = IMPORTERS.get(input.importer);
    if (!importer || shape.length > 0) return this.rejected(shape, null);
    const run = await this.runner.start({
      importer: importer.name,
      sourceName: input.fileName,
      sourceUri: input.sourceUri ?? null,
      licence: input.licence ?? importer.licence,
      content: input.content,
      settings: { dated: input.dated ?? null, fetchedOn: null, removeMissing: input.removeMissing ?? false },
      startedBy: currentRequest().viewer!.userId,
    });
    return this.answer(run, run.state === 'DRY_RUN');
  }

  @Mutation('applyImport')
  async applyImport(@Args('id') id: string): Promise<object> {
    const { viewer, correlationId } = currentRequest();
    const result = await this.runner.apply(id, { userId: viewer!.userId, correlationId });
    return result.ok ? this.answer(result.run, true) : this.rejected(result.rejections, result.run);
  }

  private async answer(run: ImportRun, ok: boolean): Promise<object> {
    const shown = (await this.presented(run)) as { problems: string[] };
    return { ok, errors: ok ? [] : [{ field: 'content', messages: shown.problems }], run: shown };
  }

  private async rejected(rejections: readonly FieldRejection[], run: ImportRun | null): Promise<object> {
    return {
      ok: false,
      errors: toFieldErrors(rejections, currentRequest().language),
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
