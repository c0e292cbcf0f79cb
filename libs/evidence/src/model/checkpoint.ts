import { createHash, createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';

/** What a log looked like when it had `size` leaves. */
export interface Checkpoint {
  origin: string;
  size: number;
  root: Buffer;
  at: string;
}

const ED25519 = 1;
const KEY_BYTES = 32;
const SIGNATURE_BYTES = 64;
const KEY_ID_BYTES = 4;
// What DER puts before the bytes of a key (RFC 8410).
const PRIVATE_KEY_HEADER = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_KEY_HEADER = Buffer.from('302a300506032b6570032100', 'hex');

const publicKeyOf = (bytes: Buffer): KeyObject =>
  createPublicKey({ key: Buffer.concat([PUBLIC_KEY_HEADER, bytes]), format: 'der', type: 'spki' });

const keyIdOf = (origin: string, publicKey: Buffer): Buffer =>
  createHash('sha256')
    .update(Buffer.concat([Buffer.from(`${origin}\n`), Buffer.of(ED25519), publicKey]))
    .digest()
    .subarray(0, KEY_ID_BYTES);

function strictBase64(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64');
  return bytes.toString('base64') === text ? bytes : null;
}

export class Verifier {
  private constructor(
    readonly origin: string,
    private readonly publicKey: Buffer,
  ) {}

  static of(origin: string, publicKey: Buffer): Verifier {
    return new Verifier(origin, publicKey);
  }

  /** From the notation of `toString`; null for anything else. */
  static parse(text: string): Verifier | null {
    const [, origin, id, key] = /^(\S+)\+([0-9a-f]{8})\+([A-Za-z0-9+/=]+)$/.exec(text) ?? [];
    const bytes = key === undefined ? null : strictBase64(key);
    if (!origin || bytes?.length !== KEY_BYTES + 1 || bytes[0] !== ED25519) return null;
    const publicKey = bytes.subarray(1);
    return keyIdOf(origin, publicKey).toString('hex') === id ? new Verifier(origin, publicKey) : null;
  }

  toString(): string {
    const key = Buffer.concat([Buffer.of(ED25519), this.publicKey]).toString('base64');
    return `${this.origin}+${this.keyId.toString('hex')}+${key}`;
  }

  get keyId(): Buffer {
    return keyIdOf(this.origin, this.publicKey);
  }

  isSigned(bytes: Uint8Array, signature: Uint8Array): boolean {
    return signature.length === SIGNATURE_BYTES && verify(null, bytes, publicKeyOf(this.publicKey), signature);
  }

  /** The checkpoint of a signed note; null where note or signature are anything else than this key would have written. */
  checkpointOf(note: string): Checkpoint | null {
    const [, body, origin, size, root, at, name, signed] =
      /^((\S+)\n(\d+)\n([A-Za-z0-9+/=]+)\n(\S+)\n)\n— (\S+) ([A-Za-z0-9+/=]+)\n$/.exec(note) ?? [];
    const [rootBytes, signature] = [strictBase64(root ?? ''), strictBase64(signed ?? '')];
    if (body === undefined || origin !== this.origin || name !== this.origin || !rootBytes || !signature) return null;
    if (!signature.subarray(0, KEY_ID_BYTES).equals(this.keyId)) return null;
    if (!this.isSigned(Buffer.from(body), signature.subarray(KEY_ID_BYTES))) return null;
    return { origin, size: Number(size), root: rootBytes, at: at! };
  }
}

export class Signer {
  readonly verifier: Verifier;
  private readonly privateKey: KeyObject;

  /** `seed`: 32 bytes that nobody else knows. */
  constructor(
    readonly origin: string,
    seed: Buffer,
  ) {
    this.privateKey = createPrivateKey({
      key: Buffer.concat([PRIVATE_KEY_HEADER, seed]),
      format: 'der',
      type: 'pkcs8',
    });
    const spki = createPublicKey(this.privateKey).export({ format: 'der', type: 'spki' });
    this.verifier = Verifier.of(origin, spki.subarray(spki.length - KEY_BYTES));
  }

  sign(bytes: Uint8Array): Buffer {
    return sign(null, bytes, this.privateKey);
  }

  /** A checkpoint as signed note: name, size, root and moment in a line each, then the signature. */
  note({ size, root, at }: Omit<Checkpoint, 'origin'>): string {
    const body = `${this.origin}\n${size}\n${root.toString('base64')}\n${at}\n`;
    const signature = Buffer.concat([this.verifier.keyId, this.sign(Buffer.from(body))]).toString('base64');
    return `${body}\n— ${this.origin} ${signature}\n`;
  }
}
