import type { ServerResponse } from 'node:http';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Fault } from '@landfall/kernel';
import { currentRequest, type Presented } from '@landfall/platform';
import { OwnOrganisation } from '../organisation/own-organisation.query.js';
import { WhoAmI } from '../users/who-am-i.query.js';
import type { Exchange } from '../sessions/cookies.js';
import { dropRefreshToken, keepRefreshToken, refreshToken } from '../sessions/refresh-cookie.js';
import { keepTokens, loginDevice } from './keep-tokens.js';
import { LogIn } from './log-in.handler.js';
import { LogOut } from './log-out.handler.js';
import { RenewSession } from './renew-session.handler.js';

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
    @Context('req') exchange: Exchange,
    @Args('code') code?: string | null,
  ): Promise<Presented<'TokenAuth'>> {
    const credentials = { username, password, code, ...loginDevice(exchange) };
    return keepTokens(exchange, await this.commands.execute(new LogIn(credentials)));
  }

  @Mutation('renewToken')
  async renewToken(@Context('req') exchange: Exchange): Promise<Presented<'TokenAuth'>> {
    const tokens = await this.commands.execute(new RenewSession(refreshToken(exchange)));
    if (!tokens) {
      dropRefreshToken(exchange);
      throw new Fault('UNAUTHENTICATED', 'fault.UNAUTHENTICATED');
    }
    keepRefreshToken(exchange, tokens.refresh);
    return { token: tokens.access };
  }

  @Mutation('logout')
  async logout(@Context('req') exchange: Exchange & { res: ServerResponse }): Promise<Presented<'MutationResult'>> {
    const { token } = currentRequest();
    await this.commands.execute(new LogOut(token, refreshToken(exchange)));
    dropRefreshToken(exchange);
    // Other cookies stay: the one of a known device lets its owner in while somebody else guesses passwords.
    exchange.res.setHeader('Clear-Site-Data', '"cache", "storage"');
    return { ok: true, errors: [] };
  }

  @Query('whoAmI')
  async whoAmI(): Promise<Presented<'CurrentUser', 'dmVersionKey'> | null> {
    const { viewer, language } = currentRequest();
    return viewer ? this.queries.execute(new WhoAmI(viewer.userId, language)) : null;
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
