import { timingSafeEqual } from 'node:crypto';
import type { LinkSecrets } from '@landfall/platform';

const TOKEN = /^([\w-]{43})\.(\d{1,6})\.([\w-]{43})$/;

export interface RefreshToken {
  secret: string;
  generation: number;
}

/**
 * Writes and reads refresh tokens. The next one of a session follows from its secret by the key of the product: two windows that renew
 * at once get the same one, and a token that was exchanged before is still known as one of its session.
 */
export class RefreshTokens {
  constructor(private readonly secrets: Pick<LinkSecrets, 'sign'>) {}

  write({ secret, generation }: RefreshToken): string {
    return `${secret}.${generation}.${this.secrets.sign('refresh', `${secret}.${generation}`)}`;
  }

  read(text: string): RefreshToken | null {
    const [, secret, generation, signature] = TOKEN.exec(text) ?? [];
    if (!secret || !generation || !signature) return null;
    const expected = this.secrets.sign('refresh', `${secret}.${generation}`);
    if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null;
    return { secret, generation: Number(generation) };
  }
}
