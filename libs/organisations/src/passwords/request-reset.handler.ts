import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Fault, type Clock, type Language } from '@landfall/kernel';
import {
  CLOCK,
  Database,
  LinkSecrets,
  subscriberOf,
  takeWithin,
  type RateLimitRule,
  type Tx,
} from '@landfall/platform';
import { User } from '../users/user.entity.js';
import { insertReset, resetsSince } from '../account/account-mail-store.js';

const BY_ADDRESS: RateLimitRule = { name: 'password-reset', points: 20, seconds: 3_600 };
const PER_HOUR = 3;
const HOUR_MS = 3_600_000;
const MAX_LENGTH = 254;

/** Asks for a mail with a link to a new password. Nothing tells whether there is such a user. */
export class RequestPasswordReset extends Command<void> {
  constructor(
    /** A username or an address. */
    readonly who: string,
    readonly language: Language,
    readonly address: string,
  ) {
    super();
  }
}

@CommandHandler(RequestPasswordReset)
export class RequestPasswordResetHandler implements ICommandHandler<RequestPasswordReset> {
  constructor(
    private readonly database: Database,
    private readonly secrets: LinkSecrets,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws TOO_MANY_REQUESTS when an address asks too often. */
  execute({ who, language, address }: RequestPasswordReset): Promise<void> {
    const now = this.clock.now();
    return this.database.transaction('system', async (tx) => {
      if (!(await takeWithin(tx, BY_ADDRESS, subscriberOf(address))))
        throw new Fault('TOO_MANY_REQUESTS', 'fault.tooManyAttempts');
      const user = await userCalled(tx, who);
      if (!user) return;
      const recent = await resetsSince(tx, user.id, new Date(now.getTime() - HOUR_MS));
      if (recent < PER_HOUR) await insertReset(tx, this.secrets, { userId: user.id, language, now });
    });
  }
}

/** By the username, else by an address that only one user has. */
async function userCalled(tx: Tx, who: string): Promise<User | null> {
  const name = who.replaceAll('\0', '').trim();
  if (name === '' || name.length > MAX_LENGTH) return null;
  const found = await tx.manager
    .createQueryBuilder(User, 'u')
    .where(`u.isActive and u.email <> '' and (lower(u.username) = lower(:name) or lower(u.email) = lower(:name))`, {
      name,
    })
    .orderBy('lower(u.username) = lower(:name)', 'DESC')
    .limit(2)
    .getMany();
  const [first, second] = found;
  const isByName = first?.username.toLowerCase() === name.toLowerCase();
  return first && (isByName || !second) ? first : null;
}
