import { hashSecret, type LinkSecrets } from '@landfall/platform';

/** Paths and secrets of the links that travellers get. */
export class TripLinks {
  constructor(
    private readonly secrets: LinkSecrets,
    private readonly publicUrl: string,
  ) {}

  tripUrl(journeyId: string): string {
    return `${this.publicUrl}/m/${this.tripToken(journeyId)}`;
  }

  /** The secret of the link: for no log, no notification and no table. */
  tripToken(journeyId: string): string {
    return this.secrets.derive('trip', journeyId);
  }

  tripTokenHash(journeyId: string): Buffer {
    return hashSecret(this.tripToken(journeyId));
  }

  /** A new attempt makes the links of older mails void. */
  verificationUrl(subscriptionId: string, attempt: number): string {
    return `${this.publicUrl}/verify/${this.secrets.derive('verify', `${subscriptionId}:${attempt}`)}`;
  }

  verificationHash(subscriptionId: string, attempt: number): Buffer {
    return hashSecret(this.secrets.derive('verify', `${subscriptionId}:${attempt}`));
  }

  /** Stands for a mailbox where its address must not be kept: the same for `anna@` and `Anna+trip@`. */
  recipientKey(email: string): string {
    return this.secrets.derive('recipient', email.toLowerCase().replace(/\+[^@]*(?=@[^@]*$)/, ''));
  }

  unsubscribeUrl(subscriptionId: string): string {
    return `${this.publicUrl}/unsubscribe/${this.secrets.derive('unsubscribe', subscriptionId)}`;
  }

  unsubscribeHash(subscriptionId: string): Buffer {
    return hashSecret(this.secrets.derive('unsubscribe', subscriptionId));
  }
}
