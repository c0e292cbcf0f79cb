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
  /** The recipient's address is permanently rejected. */
  | { result: 'REJECTED'; code: string }
  /** Anything else that a later attempt may overcome. `isServerFault`: no mail would have been taken. */
  | { result: 'DEFERRED'; code: string; isServerFault?: boolean };

/** Delivers one mail to one recipient over SMTP. */
export interface MailTransport {
  send(message: OutgoingMessage): Promise<Delivery>;
}
