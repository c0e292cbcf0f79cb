import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, rejection, type Clock, type Outcome } from '@landfall/kernel';
import { CLOCK, Database, type Tx } from '@landfall/platform';
import { noteLoginMethod, type Actor } from '../account/login-method-events.js';
import type { Passkey } from './passkey.entity.js';
import { insertPasskey, MOST_PASSKEYS, passkeysOf } from './passkey-store.js';
import { Passkeys } from './passkeys.js';

const LONGEST_NAME = 60;

/** Keeps the passkey that the browser of a user has made. */
export class AddPasskey extends Command<Outcome<object>> {
  constructor(
    readonly name: string,
    /** As the browser writes it, in JSON. */
    readonly credential: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(AddPasskey)
export class AddPasskeyHandler implements ICommandHandler<AddPasskey> {
  constructor(
    private readonly database: Database,
    private readonly passkeys: Passkeys,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ name, credential, actor }: AddPasskey): Promise<Outcome<object>> {
    const plain = name.trim();
    if (plain === '') return rejection('name', 'rejection.required');
    if (plain.length > LONGEST_NAME) return rejection('name', 'rejection.tooLong', { max: LONGEST_NAME });
    const made = await this.passkeys.registered(actor.userId, credential);
    if (!made) return INVALID;
    return this.database.transaction('system', async (tx) => {
      if (!(await this.passkeys.spend(tx, made.challenge))) return INVALID;
      return this.keep(tx, { ...made.value, name: plain }, actor);
    });
  }

  private async keep(
    tx: Tx,
    made: Omit<Passkey, 'userId' | 'createdAt' | 'lastUsedAt'>,
    actor: Actor,
  ): Promise<Outcome<object>> {
    const { userId } = actor;
    const now = this.clock.now();
    if ((await passkeysOf(tx, userId)).length >= MOST_PASSKEYS)
      return rejection('name', 'rejection.passkeysFull', { max: MOST_PASSKEYS });
    if (!(await insertPasskey(tx, { ...made, userId, createdAt: now, lastUsedAt: null }))) return INVALID;
    await noteLoginMethod(tx, userId, { method: 'PASSKEY', change: 'ADDED' }, { actor, now });
    return accepted({});
  }
}

const INVALID = rejection('credential', 'rejection.passkeyInvalid');
