import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, newId, rejection, type Outcome } from '@landfall/kernel';
import { Database, ListScreens, rejectingTaken, type Validated } from '@landfall/platform';
import { decideSavedQuery } from './saved-query.decide.js';
import type { SavedQueryInput } from './saved-query.input.js';
import { countOwn, insertSavedQuery, isQueryNameTaken, updateSavedQuery } from './saved-query-store.js';
import { QUERY_NAME_INDEX, type SavedQuery } from './saved-query.entity.js';

/** Saves a filter for its user, or overwrites the own query of the given id. */
export class SaveQuery {
  constructor(
    readonly input: Validated<SavedQueryInput>,
    readonly userId: string,
  ) {}
}

@CommandHandler(SaveQuery)
export class SaveQueryHandler implements ICommandHandler<SaveQuery, Outcome<{ savedQuery: SavedQuery }>> {
  constructor(
    private readonly database: Database,
    private readonly screens: ListScreens,
  ) {}

  execute({ input, userId }: SaveQuery): Promise<Outcome<{ savedQuery: SavedQuery }>> {
    return rejectingTaken({ [QUERY_NAME_INDEX]: 'name' }, () =>
      this.database.transaction({ userId }, async (tx) => {
        const { id } = input.input;
        const kept = id ? null : await countOwn(tx, userId);
        const isNameTaken = await isQueryNameTaken(tx, userId, input.input);
        const outcome = decideSavedQuery(input, this.screens, { kept, isNameTaken });
        if (!outcome.ok) return outcome;
        const savedQuery = id
          ? await updateSavedQuery(tx, id, userId, outcome.content)
          : await insertSavedQuery(tx, newId(), userId, outcome.content);
        return savedQuery ? accepted({ savedQuery }) : rejection('id', 'rejection.notFound');
      }),
    );
  }
}
