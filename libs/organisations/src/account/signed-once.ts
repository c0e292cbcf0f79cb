import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '@landfall/kernel';
import { hashSecret, type LinkSecrets, type Tx } from '@landfall/platform';
import { spend } from './spent-text-store.js';

const TEXT = /^([\w-]{1,80})\.(\d{1,11})\.([\w-]{22})\.([\w-]{43})$/;

export interface SignedText {
  /** What it is about. */
  subject: string;
  expiresAt: Date;
  hash: Buffer;
}

/**
 * Texts that somebody else keeps until they come back, once: tickets of automatic logins and the challenges of passkeys. Nothing is stored before
 * a text has been used, so asking for many fills no table.
 */
export class SignedOnce {
  constructor(
    private readonly purpose: 'login-ticket' | 'passkey',
    private readonly seconds: number,
    private readonly secrets: Pick<LinkSecrets, 'sign'>,
    private readonly clock: Clock,
  ) {}

  /** A new text about a subject of letters, digits, `_` and `-`. */
  write(subject: string): string {
    const expires = Math.floor(this.clock.now().getTime() / 1_000) + this.seconds;
    const body = `${subject}.${expires}.${randomBytes(16).toString('base64url')}`;
    return `${body}.${this.secrets.sign(this.purpose, body)}`;
  }

  /** Null: written by somebody else, changed, or too old. */
  read(text: string): SignedText | null {
    const [, subject, expires, , signature] = TEXT.exec(text) ?? [];
    if (!subject || !signature) return null;
    const expected = this.secrets.sign(this.purpose, text.slice(0, text.lastIndexOf('.')));
    if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null;
    const expiresAt = new Date(Number(expires) * 1_000);
    return expiresAt > this.clock.now() ? { subject, expiresAt, hash: hashSecret(text) } : null;
  }

  /** Uses a text up; false when that has happened before. */
  spend(tx: Tx, { hash, expiresAt }: SignedText): Promise<boolean> {
    return spend(tx, { hash, expiresAt }, this.clock.now());
  }
}
