import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Inject } from '@nestjs/common';
import { translate } from '@landfall/messages';
import {
  CONFIG,
  currentRequest,
  ListScreen,
  toPayload,
  validated,
  type Config,
  type ListArguments,
  type ListPage,
  type Presented,
} from '@landfall/platform';
import type { ImportRunFilter, ImportRunSortField } from '@landfall/platform/schema';
import { IMPORTERS } from '../importers/importers.js';
import { ImportRunById } from '../runs/import-run.query.js';
import { ListImportRuns } from '../runs/list-import-runs.query.js';
import type { PresentedRun } from '../runs/present-run.js';
import { ApplyImport } from './apply-import.handler.js';
import { CancelImport } from './cancel-import.handler.js';
import { ImportFileInput } from './import-file.input.js';
import type { Requester } from './requester.js';
import { StartImport, type ImportOutcome } from './start-import.handler.js';

@Resolver()
export class ImportsResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    @Inject(CONFIG) private readonly config: Pick<Config, 'importMaxBytes'>,
  ) {}

  @Query('importers')
  importers(): Presented<'Importer'>[] {
    const { language } = currentRequest();
    return [...IMPORTERS.values()].map(({ name, titleKey, accepts, licence, attribution }) => ({
      name,
      title: translate(language, titleKey),
      accepts: [...accepts],
      licence,
      attribution,
      maxFileBytes: this.config.importMaxBytes,
    }));
  }

  @Query('importRunList')
  @ListScreen('importruns')
  importRunList(@Args() args: ListArguments<ImportRunSortField, ImportRunFilter>): Promise<ListPage<PresentedRun>> {
    return this.queries.execute(new ListImportRuns(args, currentRequest().language));
  }

  @Query('importRun')
  importRun(@Args('id') id: string): Promise<PresentedRun | null> {
    return this.queries.execute(new ImportRunById(id, currentRequest().language));
  }

  @Mutation('startImport')
  async startImport(@Args('input') input: ImportFileInput): Promise<Presented<'ImportRunPayload'>> {
    return this.answer(await this.commands.execute(new StartImport(validated(ImportFileInput, input), requester())));
  }

  @Mutation('applyImport')
  async applyImport(@Args('id') id: string): Promise<Presented<'ImportRunPayload'>> {
    return this.answer(await this.commands.execute(new ApplyImport(id, requester())), id);
  }

  @Mutation('cancelImport')
  async cancelImport(@Args('id') id: string): Promise<Presented<'ImportRunPayload'>> {
    return this.answer(await this.commands.execute(new CancelImport(id)), id);
  }

  private async answer(outcome: ImportOutcome, id: string | null = null): Promise<Presented<'ImportRunPayload'>> {
    const runId = outcome.ok ? outcome.runId : id;
    return { ...toPayload(outcome), run: runId === null ? null : await this.importRun(runId) };
  }
}

function requester(): Requester {
  const { viewer, correlationId } = currentRequest();
  return { userId: viewer!.userId, correlationId };
}
