import { createHash, createHmac, randomBytes } from 'node:crypto';

/** SHA-256 of a secret, the only stored form. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** A new URL-safe secret of 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Derives the secrets of links from the process key: a link can be reproduced, the database holds its hash only. */
export class LinkSecrets {
  constructor(private readonly key: string) {}

  /** 192 bits for a purpose and a random row id (122 bits). The database alone does not reveal a link. */
  derive(purpose: 'trip' | 'verify' | 'unsubscribe' | 'recipient' | 'password-reset', id: string): string {
    return createHmac('sha256', this.key).update(`${purpose}:${id}`).digest().subarray(0, 24).toString('base64url');
  }

  /** Signs the knowledge that a device has logged in before. */
  signDevice(text: string): string {
    return createHmac('sha256', this.key).update(`device:${text}`).digest('base64url');
  }

  signRefresh(text: string): string {
    return createHmac('sha256', this.key).update(`refresh:${text}`).digest('base64url');
  }
}
