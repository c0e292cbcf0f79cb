import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Language } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { Database, inLanguage, listRows, type ListArguments, type Listing, type ListPage } from '@landfall/platform';
import type { ImportRunFilter, ImportRunSortField } from '@landfall/platform/schema';
import { StoredImportRun } from './import-run.entity.js';
import { presentRuns, type PresentedRun } from './present-run.js';

export class ListImportRuns extends Query<ListPage<PresentedRun>> {
  constructor(
    readonly args: ListArguments<ImportRunSortField, ImportRunFilter>,
    readonly language: Language,
  ) {
    super();
  }
}

const NEWEST_FIRST = { sql: 'started_at', order: 'DESC' } as const;

const LISTING: Listing<ImportRunSortField, ImportRunFilter> = {
  sort: (language) => ({
    startedAt: ['started_at'],
    finishedAt: ['finished_at'],
    importer: ['importer', NEWEST_FIRST],
    sourceName: [inLanguage('source_name', language), NEWEST_FIRST],
    state: ['state', NEWEST_FIRST],
  }),
  defaultSort: ['startedAt', 'DESC'],
  search: ['source_name'],
  narrow: (conditions, { importer, states, scheduleId }) =>
    conditions
      .when(importer, (name) => `importer = ${name}`)
      .when(states, (some) => `state = any(${some})`)
      .ids('schedule_id', scheduleId == null ? null : [scheduleId]),
};

@QueryHandler(ListImportRuns)
export class ListImportRunsHandler implements IQueryHandler<ListImportRuns> {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
  ) {}

  execute({ args, language }: ListImportRuns): Promise<ListPage<PresentedRun>> {
    return this.database.transaction('none', async (tx) => {
      const { results, totalCount } = await listRows(tx, StoredImportRun, LISTING, args, language);
      return { results: await presentRuns(tx, results, this.places, language), totalCount };
    });
  }
}
