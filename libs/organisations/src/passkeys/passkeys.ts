import { Logger } from '@nestjs/common';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Clock } from '@landfall/kernel';
import { describeFault, type LinkSecrets, type Tx } from '@landfall/platform';
import { SignedOnce, type SignedText } from '../account/signed-once.js';
import type { User } from '../users/user.entity.js';
import type { Passkey } from './passkey.entity.js';

const RP_NAME = 'Landfall';
/** How long a browser may take. */
const SECONDS = 5 * 60;
const MAX_LENGTH = 20_000;
const ID = /^[\w-]{1,1400}$/;
/** Who logs in is not known before. */
const ANYBODY = 'anybody';

type NewPasskey = Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'>;

/** A credential whose signature is right, with the challenge that has to be used up. */
export interface Verified<T> {
  challenge: SignedText;
  value: T;
}

/**
 * Passkeys (WebAuthn, level 3) of the host of `PUBLIC_URL`. The device always verifies its user, so a passkey stands for both steps of a login.
 * Challenges are signed texts: nothing is stored for those who only ask.
 */
export class Passkeys {
  private readonly logger = new Logger('Passkeys');
  private readonly challenges: SignedOnce;
  private readonly origin: string;
  private readonly host: string;

  constructor(secrets: LinkSecrets, clock: Clock, publicUrl: string) {
    this.challenges = new SignedOnce('passkey', SECONDS, secrets, clock);
    const { origin, hostname } = new URL(publicUrl);
    this.origin = origin;
    this.host = hostname;
  }

  /** What the browser of a user needs to make a passkey; `known` are those that the user has. */
  registrationOptions(user: User, known: readonly Passkey[]): Promise<PublicKeyCredentialCreationOptionsJSON> {
    return generateRegistrationOptions({
      rpName: RP_NAME,
      rpID: this.host,
      userName: user.username,
      userDisplayName: `${user.firstName} ${user.lastName}`.trim() || user.username,
      userID: bytesOf(user.id),
      challenge: bytesOf(this.challenges.write(user.id)),
      timeout: SECONDS * 1_000,
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports: transportsOf(transports) })),
    });
  }

  /** What the browser of anybody needs to log in. */
  loginOptions(): Promise<PublicKeyCredentialRequestOptionsJSON> {
    return generateAuthenticationOptions({
      rpID: this.host,
      challenge: bytesOf(this.challenges.write(ANYBODY)),
      timeout: SECONDS * 1_000,
      userVerification: 'required',
    });
  }

  /** The passkey that a browser has made for this user; null: it cannot be verified. */
  async registered(userId: string, credential: string): Promise<Verified<NewPasskey> | null> {
    return this.verified(credential, userId, async (json, expectedChallenge) => {
      const response = json as RegistrationResponseJSON;
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge,
        expectedOrigin: this.origin,
        expectedRPID: this.host,
      });
      if (!verified) return null;
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      return { id, publicKey: Buffer.from(publicKey), counter, transports: transports.slice(0, 8).map(String) };
    });
  }

  /** The id that a credential names, before anything of it is verified. */
  idOf(credential: string): string | null {
    const { id } = parsed(credential) ?? {};
    return typeof id === 'string' && ID.test(id) ? id : null;
  }

  /** The counter of a passkey after this login; null: the login is not by this passkey. */
  async used(passkey: Passkey, credential: string): Promise<Verified<number> | null> {
    const { id, publicKey, counter, transports } = passkey;
    return this.verified(credential, ANYBODY, async (json, expectedChallenge) => {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: json as AuthenticationResponseJSON,
        expectedChallenge,
        expectedOrigin: this.origin,
        expectedRPID: this.host,
        credential: { id, publicKey: Uint8Array.from(publicKey), counter, transports: transportsOf(transports) },
      });
      return verified ? authenticationInfo.newCounter : null;
    });
  }

  /** Uses a challenge up; false when that has happened before. */
  spend(tx: Tx, challenge: SignedText): Promise<boolean> {
    return this.challenges.spend(tx, challenge);
  }

  private async verified<T>(
    credential: string,
    subject: string,
    verify: (json: object, expectedChallenge: (challenge: string) => boolean) => Promise<T | null>,
  ): Promise<Verified<T> | null> {
    const json = parsed(credential);
    if (!json) return null;
    const seen: SignedText[] = [];
    const isOurs = (challenge: string): boolean => {
      const text = this.challenges.read(Buffer.from(challenge, 'base64url').toString('latin1'));
      if (text?.subject !== subject) return false;
      seen.push(text);
      return true;
    };
    try {
      const value = await verify(json, isOurs);
      const [challenge] = seen;
      return value !== null && challenge ? { challenge, value } : null;
    } catch (error) {
      // The library throws for whatever is malformed or does not fit.
      this.logger.warn(`A passkey was not verified: ${describeFault(error)}`);
      return null;
    }
  }
}

/** As the types of the library want it: never shared memory. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, 'latin1'));

const transportsOf = (names: readonly string[]): AuthenticatorTransport[] => names as AuthenticatorTransport[];

function parsed(credential: string): Record<string, unknown> | null {
  if (credential.length > MAX_LENGTH) return null;
  try {
    const json: unknown = JSON.parse(credential);
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
