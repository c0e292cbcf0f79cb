import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Language } from '@landfall/kernel';
import { namesOfUsers } from '@landfall/organisations/user-store';
import { Database, type Presented } from '@landfall/platform';
import { editorIds } from '../../model/restriction/restriction-store.js';

/** Who has saved the newest version of a restriction, by name. */
export class ListEditors extends Query<Presented<'Editor'>[]> {
  constructor(readonly language: Language) {
    super();
  }
}

@QueryHandler(ListEditors)
export class ListEditorsHandler implements IQueryHandler<ListEditors> {
  constructor(private readonly database: Database) {}

  async execute({ language }: ListEditors): Promise<Presented<'Editor'>[]> {
    const { compare } = new Intl.Collator(language);
    const people = await this.database.transaction('none', async (tx) => namesOfUsers(tx, await editorIds(tx)));
    return [...people.values()].sort(
      (a, b) => compare(a.lastName, b.lastName) || compare(a.firstName, b.firstName) || compare(a.id, b.id),
    );
  }
}
