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
  /** The server rejected this recipient or message for good. */
  | { result: 'REJECTED'; code: string }
  /** Not now: connection, time-out, 4xx. */
  | { result: 'DEFERRED'; code: string };

/** Hands one mail to one recipient to an SMTP server. */
export interface MailTransport {
  send(message: OutgoingMessage): Promise<Delivery>;
}
