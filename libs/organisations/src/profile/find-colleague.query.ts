import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { isUuid } from '@landfall/kernel';
import { Database, type Presented, type Viewer } from '@landfall/platform';
import { userById } from '../users/user-store.js';

/** A user of the viewer's own organisation, or the viewer; null for everybody else. */
export class FindColleague extends Query<Presented<'OrganisationUser'> | null> {
  constructor(
    readonly id: string,
    readonly viewer: Pick<Viewer, 'userId' | 'organisationId'>,
  ) {
    super();
  }
}

@QueryHandler(FindColleague)
export class FindColleagueHandler implements IQueryHandler<FindColleague> {
  constructor(private readonly database: Database) {}

  async execute({ id, viewer }: FindColleague): Promise<Presented<'OrganisationUser'> | null> {
    if (!isUuid(id)) return null;
    const user = await this.database.transaction('system', (tx) => userById(tx, id));
    if (!user) return null;
    const isColleague = user.organisationId !== null && user.organisationId === viewer.organisationId;
    if (user.id !== viewer.userId && !isColleague) return null;
    const { firstName, lastName, email } = user;
    return { id: user.id, firstName, lastName, email };
  }
}
