import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { InputRejected, type Outcome } from '@landfall/kernel';
import { currentRequest, Database, toPayload, validated, type ListArguments, type ListPage } from '@landfall/platform';
import { DeleteSavedQuery } from './delete-saved-query.handler.js';
import { ListSavedQueries, type SavedQueryFilter, type SavedQuerySortField } from './list-saved-queries.query.js';
import { SaveQuery } from './save-query.handler.js';
import { SavedQueriesArguments, SavedQueryInput } from './saved-query.input.js';
import { ownQueriesByIds, savedQueries } from './saved-query-store.js';
import type { SavedQuery } from './saved-query.entity.js';

/** Everybody sees and touches the own queries only; the id of another's is unknown. */
@Resolver()
export class SavedQueriesResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly database: Database,
  ) {}

  @Query('savedQueries')
  savedQueries(@Args('screen') screen: string): Promise<SavedQuery[]> {
    const { shape } = validated(SavedQueriesArguments, { screen });
    if (shape.length > 0) throw new InputRejected(shape);
    return this.database.transaction('none', (tx) => savedQueries(tx, currentRequest().viewer!.userId, screen));
  }

  @Query('savedQueryList')
  savedQueryList(@Args() args: ListArguments<SavedQuerySortField, SavedQueryFilter>): Promise<ListPage<SavedQuery>> {
    const { viewer, language } = currentRequest();
    return this.queries.execute(new ListSavedQueries(args, viewer!.userId, language));
  }

  @Query('savedQuery')
  async savedQuery(@Args('id') id: string): Promise<SavedQuery | null> {
    const { userId } = currentRequest().viewer!;
    const [found = null] = await this.database.transaction('none', (tx) => ownQueriesByIds(tx, [id], userId));
    return found;
  }

  @Mutation('createSavedQuery')
  async create(@Args('input') input: SavedQueryInput): Promise<object> {
    const outcome = await this.commands.execute<SaveQuery, Outcome<{ savedQuery: SavedQuery }>>(
      new SaveQuery(validated(SavedQueryInput, input), currentRequest().viewer!.userId),
    );
    return { ...toPayload(outcome), savedQuery: outcome.ok ? outcome.savedQuery : null };
  }

  @Mutation('deleteSavedQuery')
  async delete(@Args('id') id: string): Promise<object> {
    return toPayload(
      await this.commands.execute<DeleteSavedQuery, Outcome<object>>(
        new DeleteSavedQuery(id, currentRequest().viewer!.userId),
      ),
    );
  }
}
