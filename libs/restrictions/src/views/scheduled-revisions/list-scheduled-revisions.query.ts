import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { namesOfUsers } from '@landfall/organisations/user-store';
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
import type { ScheduledRevision, ScheduledState } from '../../model/scheduled-revisions/scheduled-revision.js';
import { scheduledByIds } from '../../model/scheduled-revisions/scheduled-store.js';
import { placeKeysInCountry } from './place-keys-in-country.js';

export type ScheduledRevisionSortField = 'proposedAt' | 'effectiveOn' | 'decidedAt' | 'state';

export interface ScheduledRevisionFilter extends Pick<ListFilter, 'ids'> {
  states?: readonly ScheduledState[] | null;
  restrictionId?: string | null;
  countryId?: string | null;
  /** Only those that the viewer proposed, or only those of others. */
  isOwn?: boolean | null;
}

/** Brings its people along, so that they are not read one by one. */
export interface ListedRevision extends ScheduledRevision {
  people: Awaited<ReturnType<typeof namesOfUsers>>;
}

export class ListScheduledRevisions extends Query<ListPage<ListedRevision>> {
  constructor(
    readonly args: ListArguments<ScheduledRevisionSortField, ScheduledRevisionFilter>,
    readonly userId: string,
  ) {
    super();
  }
}

const SOURCE: ListSource<ScheduledRevisionSortField> = {
  from: 'scheduled_revision p',
  id: 'p.id',
  sort: {
    proposedAt: ['p.proposed_at'],
    effectiveOn: ['p.effective_on', 'p.proposed_at'],
    decidedAt: ['p.decided_at', 'p.proposed_at'],
    state: ['p.state', 'p.proposed_at'],
  },
  defaultSort: ['proposedAt', 'DESC'],
};

@QueryHandler(ListScheduledRevisions)
export class ListScheduledRevisionsHandler implements IQueryHandler<ListScheduledRevisions> {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
  ) {}

  execute({ args, userId }: ListScheduledRevisions): Promise<ListPage<ListedRevision>> {
    return this.database.transaction('none', async (tx) => {
      const { ids, totalCount } = await readPage(tx, SOURCE, this.conditions(args.filter ?? {}, userId), args);
      const revisions = inOrder(ids, await scheduledByIds(tx, ids));
      const people = await namesOfUsers(
        tx,
        revisions.flatMap((r) => [r.proposedBy, r.decidedBy]).filter((id) => id !== null),
      );
      return { results: revisions.map((revision) => ({ ...revision, people })), totalCount };
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
