import { createECDH, createPrivateKey, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';

// Private keys of P-256 are the numbers from 1 to the order of its group less one (SEC 2, section 2.4.2).
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const HALF = 32;
const VALID_MS = 12 * 3_600_000;
const USED_MS = 3_600_000;

/** The key by which push services know this installation (VAPID, RFC 8292). The same seed makes the same key. */
export class VapidKeys {
  /** Uncompressed, in base64url: what a browser binds its subscription to. */
  readonly publicKey: string;
  private readonly privateKey: KeyObject;
  private readonly signed = new Map<string, { header: string; until: number }>();

  /** `seed`: 32 bytes that nobody else knows. */
  constructor(seed: Buffer) {
    const scalar = (BigInt(`0x${seed.toString('hex')}`) % (ORDER - 1n)) + 1n;
    const d = Buffer.from(scalar.toString(16).padStart(2 * HALF, '0'), 'hex');
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(d);
    const point = curve.getPublicKey();
    this.publicKey = point.toString('base64url');
    const [x, y] = [point.subarray(1, 1 + HALF), point.subarray(1 + HALF)].map((part) => part.toString('base64url'));
    this.privateKey = createPrivateKey({
      key: { kty: 'EC', crv: 'P-256', x: x!, y: y!, d: d.toString('base64url') },
      format: 'jwk',
    });
  }

  /** The header `Authorization` for a push service. `contact`: where its operator reaches ours. */
  async authorization(origin: string, contact: string, now: Date): Promise<string> {
    const known = this.signed.get(origin);
    if (known && known.until > now.getTime()) return known.header;
    const token = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
      .setAudience(origin)
      .setSubject(contact)
      .setExpirationTime(new Date(now.getTime() + VALID_MS))
      .sign(this.privateKey);
    const header = `vapid t=${token}, k=${this.publicKey}`;
    this.signed.set(origin, { header, until: now.getTime() + USED_MS });
    return header;
  }
}
