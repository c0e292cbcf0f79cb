import { randomInt } from 'node:crypto';
import type { Clock } from '@landfall/kernel';
import type { LinkSecrets, Tx } from '@landfall/platform';
import { Secret, TOTP } from 'otpauth';
import type { SecondFactor } from './second-factor.entity.js';
import { lockSecondFactor } from './second-factor-store.js';

const ISSUER = 'Landfall';
const PERIOD_MS = 30_000;
/** As RFC 4226 asks for. */
const SECRET_BYTES = 20;
const CODE = /^\d{6}$/;
const RECOVERY_COUNT = 10;
/** Without those that look alike. 10 of 31 are 49 bits. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const RECOVERY_LENGTH = 10;

/** Codes of an authenticator app (TOTP, RFC 6238: SHA-1, 6 digits, 30 seconds) and the recovery codes in its place. Each is good once. */
export class SecondFactors {
  constructor(
    private readonly secrets: Pick<LinkSecrets, 'derive'>,
    private readonly clock: Clock,
  ) {}

  /** The secret in base32, and the address that an app reads from a QR code. */
  setUpOf(seed: string, username: string): { secret: string; uri: string } {
    const totp = this.totp(seed, username);
    return { secret: totp.secret.base32, uri: totp.toString() };
  }

  /** Why a login without or with this code goes no further, as a key of `@landfall/messages`; null: it may. A right code is used up. */
  async problemOf(tx: Tx, userId: string, code: string): Promise<string | null> {
    const factor = await lockSecondFactor(tx, userId);
    if (!factor?.confirmedAt) return null;
    if (code === '') return 'rejection.codeRequired';
    return (await this.accepts(tx, factor, code)) ? null : 'rejection.codeWrong';
  }

  /** Whether a code is right and was not used before; it is used up by that. The row must be locked. */
  async accepts(tx: Tx, factor: SecondFactor, code: string): Promise<boolean> {
    const plain = code.replaceAll(/[\s-]/g, '').toUpperCase();
    if (!CODE.test(plain)) return this.acceptsRecovery(tx, factor, plain);
    const now = this.clock.now().getTime();
    const delta = this.totp(factor.seed, '').validate({ token: plain, timestamp: now, window: 1 });
    if (delta === null) return false;
    const lastStep = Math.floor(now / PERIOD_MS) + delta;
    if (lastStep <= factor.lastStep) return false;
    await tx.manager.save(Object.assign(factor, { lastStep }));
    return true;
  }

  private async acceptsRecovery(tx: Tx, factor: SecondFactor, code: string): Promise<boolean> {
    const derived = this.derived(factor, code);
    if (!factor.recoveryCodes.includes(derived)) return false;
    const recoveryCodes = factor.recoveryCodes.filter((other) => other !== derived);
    await tx.manager.save(Object.assign(factor, { recoveryCodes }));
    return true;
  }

  /** Turns the second step on. Returns new recovery codes, shown once. */
  async confirm(tx: Tx, factor: SecondFactor): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_COUNT }, newRecoveryCode);
    const recoveryCodes = codes.map((code) => this.derived(factor, code));
    await tx.manager.save(Object.assign(factor, { confirmedAt: this.clock.now(), recoveryCodes }));
    return codes.map((code) => `${code.slice(0, RECOVERY_LENGTH / 2)}-${code.slice(RECOVERY_LENGTH / 2)}`);
  }

  private derived({ seed }: SecondFactor, code: string): string {
    return this.secrets.derive('recovery-code', `${seed}:${code}`);
  }

  private totp(seed: string, label: string): TOTP {
    const bytes = Buffer.from(this.secrets.derive('second-factor', seed), 'base64url').subarray(0, SECRET_BYTES);
    return new TOTP({ issuer: ISSUER, label, secret: new Secret({ buffer: Uint8Array.from(bytes).buffer }) });
  }
}

const newRecoveryCode = (): string =>
  Array.from({ length: RECOVERY_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
