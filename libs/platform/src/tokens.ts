/** Injection tokens of values without a class. */
export const CLOCK = Symbol('Clock');
export const CONFIG = Symbol('Config');
export const MAIL_TRANSPORT = Symbol('MailTransport');
