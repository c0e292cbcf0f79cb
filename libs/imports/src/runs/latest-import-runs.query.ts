import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Language } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { Database, type ListPage } from '@landfall/platform';
import { importRuns } from './import-run-store.js';
import { presentRuns, type PresentedRun } from './present-run.js';

const MAX_LISTED = 200;
const LISTED = 50;

export class LatestImportRuns extends Query<ListPage<PresentedRun>> {
  constructor(
    readonly args: { limit?: number | null; offset?: number | null },
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(LatestImportRuns)
export class LatestImportRunsHandler implements IQueryHandler<LatestImportRuns> {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
  ) {}

  execute({ args: { limit, offset }, language }: LatestImportRuns): Promise<ListPage<PresentedRun>> {
    return this.database.transaction('none', async (tx) => {
      const { runs, total } = await importRuns(
        tx,
        Math.min(Math.max(limit ?? LISTED, 0), MAX_LISTED),
        Math.max(offset ?? 0, 0),
      );
      return { results: await presentRuns(tx, runs, this.places, language), totalCount: total };
    });
  }
}
