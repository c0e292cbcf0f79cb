import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { currentRequest, type Presented } from '@landfall/platform';
import { OwnOrganisation } from '../organisation/own-organisation.query.js';
import { WhoAmI } from '../users/who-am-i.query.js';
import { LogIn } from './log-in.handler.js';
import { LogOut } from './log-out.handler.js';

@Resolver()
export class LoginResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Mutation('tokenAuth')
  async tokenAuth(
    @Args('username') username: string,
    @Args('password') password: string,
  ): Promise<Presented<'TokenAuth'>> {
    return { token: await this.commands.execute(new LogIn(username, password, currentRequest().address)) };
  }

  @Mutation('logout')
  async logout(): Promise<Presented<'MutationResult'>> {
    const { token } = currentRequest();
    if (token) await this.commands.execute(new LogOut(token));
    return { ok: true, errors: [] };
  }

  @Query('whoAmI')
  async whoAmI(): Promise<Presented<'CurrentUser'> | null> {
    const { viewer } = currentRequest();
    return viewer ? this.queries.execute(new WhoAmI(viewer.userId)) : null;
  }

  @Query('permissions')
  permissions(): Presented<'Permission'>[] {
    return (currentRequest().viewer?.permissions ?? []).map((codename) => ({ codename }));
  }

  @Query('organisation')
  async organisation(@Args('id') id: string): Promise<Presented<'Organisation'> | null> {
    return currentRequest().viewer?.organisationId === id ? this.queries.execute(new OwnOrganisation(id)) : null;
  }
}
