import { Inject } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { currentRequest, toPayload, type Presented } from '@landfall/platform';
import type { MutationAddPasskeyArgs } from '@landfall/platform/schema';
import { keepTokens, loginDevice } from '../login/keep-tokens.js';
import { LogInByTicket } from '../login/log-in-by-ticket.handler.js';
import { AddPasskey } from '../passkeys/add-passkey.handler.js';
import { LogInByPasskey } from '../passkeys/log-in-by-passkey.handler.js';
import { Passkeys } from '../passkeys/passkeys.js';
import { RemovePasskey } from '../passkeys/remove-passkey.handler.js';
import { RequestPasskey } from '../passkeys/request-passkey.handler.js';
import { BeginSecondFactor } from '../second-factor/begin-second-factor.handler.js';
import { ConfirmSecondFactor } from '../second-factor/confirm-second-factor.handler.js';
import { RemoveSecondFactor } from '../second-factor/remove-second-factor.handler.js';
import type { Exchange } from '../sessions/cookies.js';
import { SIGN_ON } from '../single-sign-on/sign-on-token.js';
import type { SingleSignOn } from '../single-sign-on/single-sign-on.js';
import type { Actor } from '../account/login-method-events.js';
import { OwnLoginMethods } from './own-login-methods.query.js';

/** Ways to log in beside the password, and how users set them up. */
@Resolver()
export class LoginMethodsResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly passkeys: Passkeys,
    @Inject(SIGN_ON) private readonly signOn: SingleSignOn | null,
  ) {}

  @Query('loginMethods')
  loginMethods(): Presented<'LoginMethods'> {
    return { singleSignOn: this.signOn?.name ?? null };
  }

  @Query('ownLoginMethods')
  own(): Promise<Presented<'OwnLoginMethods'>> {
    return this.queries.execute(new OwnLoginMethods(actorNow().userId));
  }

  @Mutation('autoLogin')
  async autoLogin(@Args('ticket') ticket: string, @Context('req') exchange: Exchange): Promise<Presented<'TokenAuth'>> {
    return keepTokens(exchange, await this.commands.execute(new LogInByTicket(ticket, loginDevice(exchange))));
  }

  @Mutation('passkeyLoginOptions')
  async loginOptions(): Promise<Presented<'PasskeyOptions'>> {
    return { ok: true, errors: [], options: JSON.stringify(await this.passkeys.loginOptions()) };
  }

  @Mutation('passkeyLogin')
  async passkeyLogin(
    @Args('credential') credential: string,
    @Context('req') exchange: Exchange,
  ): Promise<Presented<'TokenAuth'>> {
    return keepTokens(exchange, await this.commands.execute(new LogInByPasskey(credential, loginDevice(exchange))));
  }

  @Mutation('passkeyOptions')
  async passkeyOptions(@Args('password') password: string): Promise<Presented<'PasskeyOptions'>> {
    const outcome = await this.commands.execute(new RequestPasskey(actorNow().userId, password));
    return { ...toPayload(outcome), options: outcome.ok ? JSON.stringify(outcome.options) : null };
  }

  @Mutation('addPasskey')
  async addPasskey(@Args() { name, credential }: MutationAddPasskeyArgs): Promise<Presented<'MutationResult'>> {
    return toPayload(await this.commands.execute(new AddPasskey(name, credential, actorNow())));
  }

  @Mutation('removePasskey')
  async removePasskey(@Args('id') id: string): Promise<Presented<'MutationResult'>> {
    return toPayload(await this.commands.execute(new RemovePasskey(id, actorNow())));
  }

  @Mutation('beginSecondFactor')
  async begin(@Args('password') password: string): Promise<Presented<'SecondFactorPayload'>> {
    const outcome = await this.commands.execute(new BeginSecondFactor(actorNow().userId, password));
    const { secret, uri } = outcome.ok ? outcome : { secret: null, uri: null };
    return { ...toPayload(outcome), secret, uri };
  }

  @Mutation('confirmSecondFactor')
  async confirm(@Args('code') code: string): Promise<Presented<'RecoveryCodesPayload'>> {
    const outcome = await this.commands.execute(new ConfirmSecondFactor(code, actorNow()));
    return { ...toPayload(outcome), codes: outcome.ok ? outcome.codes : [] };
  }

  @Mutation('removeSecondFactor')
  async remove(@Args('password') password: string): Promise<Presented<'MutationResult'>> {
    const actor = actorNow();
    return toPayload(await this.commands.execute(new RemoveSecondFactor({ userId: actor.userId, password }, actor)));
  }

  @Mutation('removeSecondFactorOfUser')
  async removeOf(@Args('id') id: string): Promise<Presented<'MutationResult'>> {
    return toPayload(await this.commands.execute(new RemoveSecondFactor({ userId: id, byStaff: true }, actorNow())));
  }
}

function actorNow(): Actor {
  const { viewer, language, correlationId } = currentRequest();
  return { userId: viewer!.userId, language, correlationId };
}
