import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Outcome } from '@landfall/kernel';
import { currentRequest, toPayload, validated, type ListArguments, type Presented } from '@landfall/platform';
import type { SavedQuerySortField } from '@landfall/platform/schema';
import { DeleteSavedQuery } from './delete-saved-query.handler.js';
import { ListSavedQueries, type SavedQueryFilter } from './list-saved-queries.query.js';
import { SaveQuery } from './save-query.handler.js';
import { SavedQueryInput } from './saved-query.input.js';
import { SavedQueryQuery } from './saved-query.query.js';
import type { SavedQuery } from './saved-query.entity.js';

/** Everybody sees and touches the own queries only; the id of another's is unknown. */
@Resolver()
export class SavedQueriesResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Query('savedQueryList')
  savedQueryList(
    @Args() args: ListArguments<SavedQuerySortField, SavedQueryFilter>,
  ): Promise<Presented<'SavedQueryList'>> {
    const { viewer, language } = currentRequest();
    return this.queries.execute(new ListSavedQueries(args, viewer!.userId, language));
  }

  @Query('savedQuery')
  savedQuery(@Args('id') id: string): Promise<Presented<'SavedQuery'> | null> {
    return this.queries.execute(new SavedQueryQuery(id, currentRequest().viewer!.userId));
  }

  @Mutation('createSavedQuery')
  async create(@Args('input') input: SavedQueryInput): Promise<Presented<'SavedQueryPayload'>> {
    const outcome = await this.commands.execute<SaveQuery, Outcome<{ savedQuery: SavedQuery }>>(
      new SaveQuery(validated(SavedQueryInput, input), currentRequest().viewer!.userId),
    );
    return { ...toPayload(outcome), savedQuery: outcome.ok ? outcome.savedQuery : null };
  }

  @Mutation('deleteSavedQuery')
  async delete(@Args('id') id: string): Promise<Presented<'MutationResult'>> {
    return toPayload(
      await this.commands.execute<DeleteSavedQuery, Outcome<object>>(
        new DeleteSavedQuery(id, currentRequest().viewer!.userId),
      ),
    );
  }
}
