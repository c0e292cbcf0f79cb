export interface OutgoingMessage {
  to: string;
  subject: string;
  html: string;
  text: string;
  messageId: string;
  headers: Record<string, string>;
}

export type Delivery =
  | { result: 'ACCEPTED' }
  /** A permanent rejection of recipient or message. */
  | { result: 'REJECTED'; code: string }
  /** A temporary failure: connection, time-out, 4xx. */
  | { result: 'DEFERRED'; code: string };

/** Delivers one mail to one recipient over SMTP. */
export interface MailTransport {
  send(message: OutgoingMessage): Promise<Delivery>;
}
