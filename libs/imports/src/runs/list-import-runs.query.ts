import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Language } from '@landfall/kernel';
import { Places } from '@landfall/places';
import {
  Conditions,
  Database,
  inOrder,
  readPage,
  type ListArguments,
  type ListFilter,
  type ListPage,
  type ListSource,
} from '@landfall/platform';
import { importRunsByIds } from './import-run-store.js';
import type { ImportState } from './import-run.js';
import { presentRuns, type PresentedRun } from './present-run.js';

export type ImportRunSortField = 'startedAt' | 'finishedAt' | 'importer' | 'sourceName' | 'state';

export interface ImportRunFilter extends ListFilter {
  importer?: string | null;
  states?: readonly ImportState[] | null;
  scheduleId?: string | null;
}

export class ListImportRuns extends Query<ListPage<PresentedRun>> {
  constructor(
    readonly args: ListArguments<ImportRunSortField, ImportRunFilter>,
    readonly language: Language,
  ) {
    super();
  }
}

const NEWEST_FIRST = { sql: 'r.started_at', order: 'DESC' } as const;
const SOURCE: ListSource<ImportRunSortField> = {
  from: 'import_run r',
  id: 'r.id',
  sort: {
    startedAt: ['r.started_at'],
    finishedAt: ['r.finished_at'],
    importer: ['r.importer', NEWEST_FIRST],
    sourceName: ['lower(r.source_name)', NEWEST_FIRST],
    state: ['r.state', NEWEST_FIRST],
  },
  defaultSort: ['startedAt', 'DESC'],
};

@QueryHandler(ListImportRuns)
export class ListImportRunsHandler implements IQueryHandler<ListImportRuns> {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
  ) {}

  execute({ args, language }: ListImportRuns): Promise<ListPage<PresentedRun>> {
    const { ids: requested, search, importer, states, scheduleId } = args.filter ?? {};
    const conditions = new Conditions()
      .ids('r.id', requested)
      .search(search, ['r.source_name'])
      .when(importer, (name) => `r.importer = ${name}`)
      .when(states, (some) => `r.state = any(${some})`)
      .ids('r.schedule_id', scheduleId == null ? null : [scheduleId]);
    return this.database.transaction('none', async (tx) => {
      const { ids, totalCount } = await readPage(tx, SOURCE, conditions, args);
      const runs = inOrder(ids, await importRunsByIds(tx, ids));
      return { results: await presentRuns(tx, runs, this.places, language), totalCount };
    });
  }
}
