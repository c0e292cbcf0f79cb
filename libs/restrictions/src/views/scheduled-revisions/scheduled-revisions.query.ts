import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Language } from '@landfall/kernel';
import { Database } from '@landfall/platform';
import type { ScheduledState } from '../../model/scheduled-revisions/scheduled-revision.js';
import { scheduledBy } from '../../model/scheduled-revisions/scheduled-store.js';
import { ScheduledRevisionPresenter, type PresentedScheduledRevision } from './scheduled-revision-presenter.js';

interface Filter {
  restrictionId?: string | null;
  /** Absent: the open ones. */
  states?: readonly ScheduledState[] | null;
}

/** Scheduled revisions of one restriction or of all, the next to take effect first. */
export class ScheduledRevisionsQuery extends Query<PresentedScheduledRevision[]> {
  constructor(
    readonly filter: Filter,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(ScheduledRevisionsQuery)
export class ScheduledRevisionsHandler implements IQueryHandler<ScheduledRevisionsQuery> {
  constructor(
    private readonly database: Database,
    private readonly presenter: ScheduledRevisionPresenter,
  ) {}

  execute({ filter, language }: ScheduledRevisionsQuery): Promise<PresentedScheduledRevision[]> {
    return this.database.transaction('none', async (tx) =>
      this.presenter.present(tx, await scheduledBy(tx, filter), language),
    );
  }
}
