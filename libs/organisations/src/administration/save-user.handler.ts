import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  accepted,
  isLanguage,
  isUuid,
  newId,
  rejection,
  type Clock,
  type Language,
  type Outcome,
} from '@landfall/kernel';
import {
  CLOCK,
  Database,
  LinkSecrets,
  newSecret,
  Passwords,
  rejectingTaken,
  type Tx,
  type Validated,
} from '@landfall/platform';
import { organisationById } from '../organisation/organisation-store.js';
import { insertInvitation } from '../account/account-mail-store.js';
import { appendToAccount } from '../account/account-stream.js';
import { User } from '../users/user.entity.js';
import { decideUser } from './user.decide.js';
import { rightsChanged, userInvited } from './user-events.js';
import type { UserInput } from './user.input.js';

export class SaveUser extends Command<Outcome<{ user: User }>> {
  constructor(
    readonly how: 'create' | 'update',
    readonly input: Validated<UserInput>,
    readonly actor: { userId: string; correlationId: string; language: Language },
  ) {
    super();
  }
}

/** Keeps a user. A new one is invited by mail to set a password; nobody else ever knows it. */
@CommandHandler(SaveUser)
export class SaveUserHandler implements ICommandHandler<SaveUser> {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly secrets: LinkSecrets,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ how, input, actor }: SaveUser): Promise<Outcome<{ user: User }>> {
    // Of a new user: one that opens nothing, made outside of any transaction.
    const passwordHash = how === 'create' ? await this.passwords.hash(newSecret()) : null;
    return rejectingTaken({ app_user_username: 'username' }, () =>
      this.database.transaction('system', (tx) => this.save(tx, { input, actor, passwordHash })),
    );
  }

  private async save(
    tx: Tx,
    { input, actor, passwordHash }: Pick<SaveUser, 'input' | 'actor'> & { passwordHash: string | null },
  ): Promise<Outcome<{ user: User }>> {
    const state = passwordHash === null ? await lockedUser(tx, input.input.id ?? '') : null;
    if (passwordHash === null && !state) return rejection('id', 'rejection.notFound');
    const outcome = decideUser(input, state, state?.id === actor.userId);
    if (!outcome.ok) return outcome;
    const { content } = outcome;
    if (!(await isKnown(tx, content.organisationId))) return rejection('organisationId', 'rejection.notFound');
    const id = state?.id ?? newId();
    if (state) await tx.manager.update(User, { id }, content);
    else await tx.manager.insert(User, { id, ...content, passwordHash: passwordHash! });
    if (!state) await this.invite(tx, id, input.input.language ?? null, actor.language);
    const fact = state ? rightsChanged(state, content) : userInvited(content);
    const { userId: editor, correlationId } = actor;
    if (fact) await appendToAccount(tx, id, fact, { actor: editor, correlationId });
    return accepted({ user: await tx.manager.findOneByOrFail(User, { id }) });
  }

  private invite(tx: Tx, userId: string, requested: string | null, own: Language): Promise<void> {
    const language = isLanguage(requested) ? requested : own;
    return insertInvitation(tx, this.secrets, { userId, language, now: this.clock.now() });
  }
}

const lockedUser = (tx: Tx, id: string): Promise<User | null> =>
  isUuid(id) ? tx.manager.findOne(User, { where: { id }, lock: { mode: 'pessimistic_write' } }) : Promise.resolve(null);

/** Staff may belong to none. */
const isKnown = async (tx: Tx, organisationId: string | null): Promise<boolean> =>
  organisationId === null || (isUuid(organisationId) && (await organisationById(tx, organisationId)) !== null);
