import type { Clock } from '@landfall/kernel';
import { hashSecret, type LinkSecrets, type Tx } from '@landfall/platform';
import { secondFactorOf } from '../second-factor/second-factor-store.js';
import type { User } from '../users/user.entity.js';
import { userWithPassword } from '../users/user-store.js';
import { SignedOnce } from '../account/signed-once.js';

const SECONDS = 5 * 60;
const ID_LENGTH = 36;

/**
 * Tickets for an automatic login, good for five minutes, one use and the password of that moment. Nobody gets one whose login needs a second
 * step: a ticket never replaces it.
 */
export class LoginTickets {
  private readonly signed: SignedOnce;

  constructor(secrets: LinkSecrets, clock: Clock) {
    this.signed = new SignedOnce('login-ticket', SECONDS, secrets, clock);
  }

  async issue(tx: Tx, user: Pick<User, 'id' | 'passwordHash'>): Promise<string | null> {
    const factor = await secondFactorOf(tx, user.id);
    return factor?.confirmedAt ? null : this.signed.write(subjectOf(user));
  }

  /** The user of a ticket, which is used up; null: it is not good. */
  async redeem(tx: Tx, text: string): Promise<User | null> {
    const ticket = this.signed.read(text);
    const user = ticket && (await userWithPassword(tx, ticket.subject.slice(0, ID_LENGTH)));
    if (!user || ticket.subject !== subjectOf(user) || (await secondFactorOf(tx, user.id))?.confirmedAt) return null;
    return (await this.signed.spend(tx, ticket)) ? user : null;
  }
}

const subjectOf = ({ id, passwordHash }: Pick<User, 'id' | 'passwordHash'>): string =>
  `${id}${hashSecret(passwordHash).toString('base64url')}`;
