export interface OutgoingMessage {
  to: string;
  subject: string;
  html: string;
  text: string;
  messageId: string;
  headers: Record<string, string>;
  /** Sender of the envelope, to which servers return the mail; without one it is that of the mail. */
  returnTo?: string;
}

/**
 * Why a mail was not taken. `SERVER`: no mail would have been. `REJECTION`: a permanent answer that speaks of us or of a policy.
 * `UNCLEAR_REJECTION`: a permanent answer to the recipient's address that does not say why. `RECIPIENT`: anything that a later attempt may
 * overcome. `UNCERTAIN`: the whole message was handed over, and no answer came: perhaps it was taken.
 */
export type DeferralCause = 'SERVER' | 'REJECTION' | 'UNCLEAR_REJECTION' | 'RECIPIENT' | 'UNCERTAIN';

export type Delivery =
  | { result: 'ACCEPTED' }
  /** The recipient's address is permanently rejected; `isOurs`: by ourselves, no server was asked. */
  | { result: 'REJECTED'; code: string; isOurs?: boolean }
  | { result: 'DEFERRED'; code: string; cause: DeferralCause };

/** Delivers one mail to one recipient over SMTP. */
export interface MailTransport {
  send(message: OutgoingMessage): Promise<Delivery>;
}
