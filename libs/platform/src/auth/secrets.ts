import { createHash, createHmac, randomBytes } from 'node:crypto';

/** SHA-256 of a secret: the only form in which one is stored. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** A fresh secret of 256 random bits, safe in a url. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Derives the secrets of links from the process key, so that a link can be shown again while the database holds its hash only. */
export class LinkSecrets {
  constructor(private readonly key: string) {}

  /**
   * 192 bits for a purpose and the random id (122 bits) of a row. Without the process key neither the database nor its
   * backup gives a link away.
   */
  derive(purpose: 'trip' | 'verify' | 'unsubscribe', id: string): string {
    return createHmac('sha256', this.key).update(`${purpose}:${id}`).digest().subarray(0, 24).toString('base64url');
  }
}
