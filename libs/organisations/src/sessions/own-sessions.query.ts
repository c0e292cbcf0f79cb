import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Clock } from '@landfall/kernel';
import { CLOCK, Database, hashSecret, type Presented } from '@landfall/platform';
import { sessionsOf, sessionHashOf, idOfSession } from './session-store.js';

/** The sessions of a user that are not over, the last used first. */
export class OwnSessions extends Query<Presented<'UserSession'>[]> {
  constructor(
    readonly userId: string,
    /** The access token that asks. */
    readonly token: string,
  ) {
    super();
  }
}

@QueryHandler(OwnSessions)
export class OwnSessionsHandler implements IQueryHandler<OwnSessions> {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute({ userId, token }: OwnSessions): Promise<Presented<'UserSession'>[]> {
    return this.database.transaction('system', async (tx) => {
      const own = await sessionHashOf(tx, hashSecret(token));
      const sessions = await sessionsOf(tx, userId, this.clock.now());
      return sessions.map(({ hash, createdAt, lastUsedAt }) => ({
        id: idOfSession(hash),
        createdAt,
        lastUsedAt,
        isCurrent: own !== null && hash.equals(own),
      }));
    });
  }
}
