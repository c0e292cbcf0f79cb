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
import type { ScheduledRevisionSortField } from '@landfall/platform/schema';
import type { ScheduledState } from '../../model/scheduled-revisions/scheduled-revision.js';
import { scheduledByIds } from '../../model/scheduled-revisions/scheduled-store.js';
import { ScheduledRevisionPresenter, type PresentedScheduledRevision } from './scheduled-revision-presenter.js';
import { placeKeysInCountry } from './place-keys-in-country.js';

export interface ScheduledRevisionFilter extends Pick<ListFilter, 'ids'> {
  states?: readonly ScheduledState[] | null;
  restrictionId?: string | null;
  countryId?: string | null;
  /** Only those that the viewer proposed, or only those of others. */
  isOwn?: boolean | null;
}

export class ListScheduledRevisions extends Query<ListPage<PresentedScheduledRevision>> {
  constructor(
    readonly args: ListArguments<ScheduledRevisionSortField, ScheduledRevisionFilter>,
    readonly userId: string,
    readonly language: Language,
  ) {
    super();
  }
}

/** What waits for a person comes before what waits for its day, and what is decided last. */
const BY_STATE = `coalesce(array_position(array['HELD', 'BLOCKED', 'SCHEDULED'], p.state::text), 4)`;

const SOURCE: ListSource<ScheduledRevisionSortField> = {
  from: 'scheduled_revision p',
  id: 'p.id',
  sort: {
    proposedAt: ['p.proposed_at'],
    effectiveOn: ['p.effective_on', 'p.proposed_at'],
    decidedAt: ['p.decided_at', 'p.proposed_at'],
    state: [BY_STATE, 'p.effective_on', 'p.proposed_at'],
  },
  defaultSort: ['proposedAt', 'DESC'],
};

@QueryHandler(ListScheduledRevisions)
export class ListScheduledRevisionsHandler implements IQueryHandler<ListScheduledRevisions> {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
    private readonly presenter: ScheduledRevisionPresenter,
  ) {}

  execute({ args, userId, language }: ListScheduledRevisions): Promise<ListPage<PresentedScheduledRevision>> {
    return this.database.transaction('none', async (tx) => {
      const { ids, totalCount } = await readPage(tx, SOURCE, this.conditions(args.filter ?? {}, userId), args);
      const revisions = inOrder(ids, await scheduledByIds(tx, ids));
      return { results: await this.presenter.present(tx, revisions, language), totalCount };
    });
  }

  private conditions(filter: ScheduledRevisionFilter, userId: string): Conditions {
    const { ids, states, restrictionId, countryId, isOwn } = filter;
    const conditions = new Conditions()
      .ids('p.id', ids)
      .ids('p.restriction_id', restrictionId == null ? null : [restrictionId])
      .when(states, (some) => `p.state = any(${some})`)
      .when(countryId && placeKeysInCountry(this.places, countryId), (keys) => `p.place_key = any(${keys})`);
    if (isOwn == null) return conditions;
    return conditions.when(userId, (id) => `p.proposed_by ${isOwn ? '=' : '<>'} ${id}`);
  }
}
