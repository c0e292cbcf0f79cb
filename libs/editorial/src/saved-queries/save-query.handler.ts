import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, newId, refusal, type Outcome } from '@landfall/kernel';
import { Database } from '@landfall/platform';
import { refusingTakenName } from '../model/taken-name.js';
import { decideSavedQuery, type SavedQueryInput } from './saved-query.decide.js';
import { countOwn, insertSavedQuery, updateSavedQuery } from './saved-query-store.js';
import { QUERY_NAME_INDEX, type SavedQuery } from './saved-query.entity.js';

/** Keeps a filter for its user; with the id of an own query that one is saved anew. */
export class SaveQuery {
  constructor(
    readonly input: SavedQueryInput,
    readonly userId: string,
  ) {}
}

@CommandHandler(SaveQuery)
export class SaveQueryHandler implements ICommandHandler<SaveQuery, Outcome<{ savedQuery: SavedQuery }>> {
  constructor(private readonly database: Database) {}

  execute({ input, userId }: SaveQuery): Promise<Outcome<{ savedQuery: SavedQuery }>> {
    return refusingTakenName(QUERY_NAME_INDEX, () =>
      this.database.transaction('none', async (tx) => {
        const outcome = decideSavedQuery(input, input.id ? null : await countOwn(tx, userId));
        if (!outcome.ok) return outcome;
        const savedQuery = input.id
          ? await updateSavedQuery(tx, input.id, userId, outcome.content)
          : await insertSavedQuery(tx, newId(), userId, outcome.content);
        return savedQuery ? accepted({ savedQuery }) : refusal('id', 'refusal.notFound');
      }),
    );
  }
}
