import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { isUuid } from '@landfall/kernel';
import { Database, type Presented } from '@landfall/platform';
import { testMailOf } from './test-mails.js';

/** What became of a test mail of this user. */
export class FindTestMail extends Query<Presented<'TestMail'> | null> {
  constructor(
    readonly id: string,
    readonly userId: string,
  ) {
    super();
  }
}

@QueryHandler(FindTestMail)
export class FindTestMailHandler implements IQueryHandler<FindTestMail> {
  constructor(private readonly database: Database) {}

  async execute({ id, userId }: FindTestMail): Promise<Presented<'TestMail'> | null> {
    return isUuid(id) ? this.database.transaction('system', (tx) => testMailOf(tx, id, userId)) : null;
  }
}
