import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Language } from '@landfall/kernel';
import { Database } from '@landfall/platform';
import { scheduledByIds } from '../../model/scheduled-revisions/scheduled-store.js';
import { ScheduledRevisionPresenter, type PresentedScheduledRevision } from './scheduled-revision-presenter.js';

/** One scheduled revision, decided or not; null: there is none of this id. */
export class ScheduledRevisionQuery extends Query<PresentedScheduledRevision | null> {
  constructor(
    readonly id: string,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(ScheduledRevisionQuery)
export class ScheduledRevisionHandler implements IQueryHandler<ScheduledRevisionQuery> {
  constructor(
    private readonly database: Database,
    private readonly presenter: ScheduledRevisionPresenter,
  ) {}

  async execute({ id, language }: ScheduledRevisionQuery): Promise<PresentedScheduledRevision | null> {
    const [found = null] = await this.database.transaction('none', async (tx) =>
      this.presenter.present(tx, await scheduledByIds(tx, [id]), language),
    );
    return found;
  }
}
