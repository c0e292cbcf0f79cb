import { createHash, createHmac, randomBytes } from 'node:crypto';

/** SHA-256 of a secret, the only stored form. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** A new URL-safe secret of 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

type DerivedFor =
  'trip' | 'verify' | 'unsubscribe' | 'recipient' | 'password-reset' | 'second-factor' | 'recovery-code';

type SeedOf = 'evidence' | 'web-push';

type SignedFor = 'booking' | 'bounce' | 'device' | 'refresh' | 'login-ticket' | 'passkey' | 'single-sign-on';

/** Derives the secrets of links from the process key: a link can be reproduced, the database holds its hash only. */
export class LinkSecrets {
  constructor(private readonly key: string) {}

  /** 192 bits for a purpose and a random row id (122 bits). The database alone does not reveal a link. */
  derive(purpose: DerivedFor, id: string): string {
    return this.mac(`${purpose}:${id}`).subarray(0, 24).toString('base64url');
  }

  /** Signs a text that somebody else keeps, in 43 characters; a signature is good for its purpose alone. */
  sign(purpose: SignedFor, text: string): string {
    return this.mac(`${purpose}:${text}`).toString('base64url');
  }

  seed(purpose: SeedOf): Buffer {
    return this.mac(`seed:${purpose}`);
  }

  private mac(text: string): Buffer {
    return createHmac('sha256', this.key).update(text).digest();
  }
}
