import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Clock, Language } from '@landfall/kernel';
import { CLOCK, Database, type Tx } from '@landfall/platform';
import { noteLoginMethod } from '../account/login-method-events.js';
import { SessionOpening, type LoggedIn } from '../login/session-opening.js';
import type { User } from '../users/user.entity.js';
import { identityOf, insertIdentity, memberByEmail, memberById } from './sign-on-identity-store.js';
import { SIGN_ON } from './sign-on-token.js';
import type { SignOnClaims, SingleSignOn } from './single-sign-on.js';

export type ProviderLogin = { result: 'LOGGED_IN'; tokens: LoggedIn } | { result: 'FAILED' | 'NO_ACCOUNT' };

interface Context {
  language: Language;
  correlationId: string;
  passes: string;
}

/** The answer of the provider of a chain for the tokens of a new session. */
export class LogInByProvider extends Command<ProviderLogin> {
  constructor(
    /** With which the provider has sent the browser back. */
    readonly query: string,
    /** What the browser has kept since it went there. */
    readonly kept: string,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(LogInByProvider)
export class LogInByProviderHandler implements ICommandHandler<LogInByProvider> {
  constructor(
    private readonly database: Database,
    private readonly opening: SessionOpening,
    @Inject(SIGN_ON) private readonly signOn: SingleSignOn | null,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ query, kept, context }: LogInByProvider): Promise<ProviderLogin> {
    const claims = (await this.signOn?.finish(query, kept)) ?? null;
    if (!claims) return { result: 'FAILED' };
    const user = await this.database.transaction('system', (tx) => this.userOf(tx, claims, context));
    if (!user) return { result: 'NO_ACCOUNT' };
    return { result: 'LOGGED_IN', tokens: await this.opening.open(user, user.username, context.passes) };
  }

  /** The user whom the provider names; at the first time the one user with the verified address. Never one of another organisation. */
  private async userOf(tx: Tx, { issuer, subject, email }: SignOnClaims, context: Context): Promise<User | null> {
    const { organisation } = this.signOn!;
    const identity = await identityOf(tx, issuer, subject);
    if (identity) return memberById(tx, organisation, identity.userId);
    const user = email === null ? null : await memberByEmail(tx, organisation, email);
    if (!user) return null;
    const now = this.clock.now();
    if (!(await insertIdentity(tx, { issuer, subject, userId: user.id, createdAt: now }))) return user;
    const actor = { userId: user.id, ...context };
    await noteLoginMethod(tx, user.id, { method: 'SINGLE_SIGN_ON', change: 'ADDED' }, { actor, now });
    return user;
  }
}
