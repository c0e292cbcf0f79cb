import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { dayIn, type Clock, type Language } from '@landfall/kernel';
import { Places } from '@landfall/places';
import {
  CLOCK,
  CONFIG,
  Database,
  inOrder,
  pageRequest,
  type Config,
  type ListArguments,
  type ListPage,
  type Tx,
} from '@landfall/platform';
import type { EntryRestrictionSortField } from '@landfall/platform/schema';
import { openScheduledCounts } from '../../model/scheduled-revisions/scheduled-counts.js';
import { restrictionsByIds } from '../../model/restriction/restriction-store.js';
import { PublishedRules } from '../../model/restriction/published-rules.js';
import { presentRestrictions, type PresentedRestriction } from '../entry-restrictions/present-restriction.js';
import type { Reader } from '../entry-restrictions/reader.js';
import { conflictCounts } from './conflict-counts.js';
import { restrictionFilter, type ListContext, type RestrictionFilter } from './restriction-filter.js';
import { RestrictionListInput } from './restriction-list.input.js';
import { RestrictionListProjection, type RestrictionList } from './restriction-list.projection.js';
import { sortRestrictions } from './restriction-order.js';
import { RestrictionPlaceNames } from './restriction-place-names.js';

type Arguments = ListArguments<EntryRestrictionSortField, RestrictionFilter>;

export class ListEntryRestrictions extends Query<ListPage<PresentedRestriction>> {
  constructor(
    readonly args: Arguments,
    readonly reader: Reader,
  ) {
    super();
  }
}

/** Filters and sorts in memory, by what lists read of each restriction, and loads the rows of the page only. */
@QueryHandler(ListEntryRestrictions)
export class ListEntryRestrictionsHandler implements IQueryHandler<ListEntryRestrictions> {
  constructor(
    private readonly database: Database,
    private readonly projection: RestrictionListProjection,
    private readonly placeNames: RestrictionPlaceNames,
    private readonly ruleIndex: PublishedRules,
    private readonly places: Places,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'timeZone'>,
  ) {}

  async execute({ args, reader }: ListEntryRestrictions): Promise<ListPage<PresentedRestriction>> {
    const { limit, offset } = pageRequest(args, RestrictionListInput);
    const { regionId, ...others } = args.filter ?? {};
    const filter = { ...others, regionId: regionId && this.places.storedId('REGION', regionId) };
    const { list, scheduled } = await this.read(async (tx) => ({
      list: await this.projection.current(tx),
      scheduled: usesScheduled(args) ? await openScheduledCounts(tx) : new Map<string, number>(),
    }));
    // Outside of the transaction: the first look for conflicts after a start takes a while.
    const context = await this.context(args, list, scheduled, reader.language);
    const fitting = context.names.ordering(list.restrictions).filter(restrictionFilter(filter, context));
    const sort = { field: args.sortField ?? ('place' as const), order: args.sortOrder ?? ('ASC' as const) };
    const ids = sortRestrictions(fitting, sort, context)
      .slice(offset, offset + limit)
      .map(({ id }) => id);
    const results = await this.read(async (tx) =>
      presentRestrictions(tx, inOrder(ids, await restrictionsByIds(tx, ids)), {
        ...reader,
        groups: this.ruleIndex.groups,
      }),
    );
    return { results, totalCount: fitting.length };
  }

  private async context(
    args: Arguments,
    list: RestrictionList,
    scheduled: ReadonlyMap<string, number>,
    language: Language,
  ): Promise<ListContext> {
    const conflicts = usesConflicts(args)
      ? await conflictCounts(this.ruleIndex.current, list.restrictions)
      : new Map<string, number>();
    return {
      today: dayIn(this.config.timeZone, this.clock.now()),
      names: this.placeNames.in(language, list),
      conflictCount: ({ id }) => conflicts.get(id) ?? 0,
      scheduledCount: ({ id }) => scheduled.get(id) ?? 0,
    };
  }

  private read<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.database.transaction('none', work);
  }
}

const usesScheduled = ({ sortField, filter }: Arguments): boolean =>
  sortField === 'scheduledCount' || filter?.hasScheduled != null;
const usesConflicts = ({ sortField, filter }: Arguments): boolean =>
  sortField === 'conflictCount' || filter?.hasConflicts != null;
