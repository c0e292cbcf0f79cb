import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { currentRequest, toPayload, type Presented } from '@landfall/platform';
import { EndSession } from './end-session.handler.js';
import { OwnSessions } from './own-sessions.query.js';

@Resolver()
export class OwnSessionsResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Query('mySessions')
  async mySessions(): Promise<Presented<'UserSession'>[]> {
    const { viewer, token } = currentRequest();
    return this.queries.execute(new OwnSessions(viewer!.userId, token ?? ''));
  }

  @Mutation('endSession')
  async endSession(@Args('id') id: string): Promise<Presented<'MutationResult'>> {
    return toPayload(await this.commands.execute(new EndSession(id, currentRequest().viewer!.userId)));
  }
}
