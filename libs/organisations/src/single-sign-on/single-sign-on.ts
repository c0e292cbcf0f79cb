import { Logger } from '@nestjs/common';
import { describeFault, type SingleSignOnConfig } from '@landfall/platform';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type Configuration,
} from 'openid-client';

const CALLBACK = '/auth/oidc/callback';
const SECONDS = 10;
const LONGEST_ANSWER = 4_000;

/** What the provider says of somebody who has logged in there. */
export interface SignOnClaims {
  issuer: string;
  subject: string;
  /** Null: none, or one that the provider has not verified. */
  email: string | null;
}

/** The login at the OpenID Connect provider of a chain: authorisation code with PKCE, state and nonce. The provider is looked up with the first login. */
export class SingleSignOn {
  private readonly logger = new Logger('SingleSignOn');
  private found: Promise<Configuration> | null = null;

  constructor(
    private readonly config: SingleSignOnConfig,
    private readonly publicUrl: string,
  ) {}

  get name(): string {
    return this.config.name;
  }

  get organisation(): string {
    return this.config.organisation;
  }

  /** The address of the provider, and what the browser has to keep until it comes back. Rejects when the provider cannot be reached. */
  async begin(): Promise<{ url: string; kept: string }> {
    const configuration = await this.configuration();
    const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
    const url = buildAuthorizationUrl(configuration, {
      redirect_uri: `${this.publicUrl}${CALLBACK}`,
      scope: 'openid email',
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    return { url: url.href, kept: [state, nonce, verifier].join('.') };
  }

  /** Who has come back with this query from the provider; null: the answer is not one to the login that this browser began. */
  async finish(query: string, kept: string): Promise<SignOnClaims | null> {
    const [expectedState, expectedNonce, pkceCodeVerifier] = kept.split('.');
    if (!expectedState || !expectedNonce || !pkceCodeVerifier || query.length > LONGEST_ANSWER) return null;
    try {
      const answer = new URL(`${this.publicUrl}${CALLBACK}?${query}`);
      const checks = { expectedState, expectedNonce, pkceCodeVerifier, idTokenExpected: true };
      const configuration = await this.configuration();
      const tokens = await authorizationCodeGrant(configuration, answer, checks);
      const claims = tokens.claims();
      if (!claims) return null;
      const { iss: issuer, sub: subject } = claims;
      // Some providers say the address in the token, others when asked.
      const says = 'email' in claims ? claims : await fetchUserInfo(configuration, tokens.access_token, subject);
      return { issuer, subject, email: verifiedEmail(says) };
    } catch (error) {
      this.logger.warn(`A login at the provider did not end well: ${describeFault(error)}`);
      return null;
    }
  }

  private configuration(): Promise<Configuration> {
    this.found ??= this.discover().catch((error: unknown) => {
      // Looked up again with the next login.
      this.found = null;
      throw error;
    });
    return this.found;
  }

  private discover(): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = this.config;
    const server = new URL(issuer);
    // Only an issuer on the same machine has no TLS (see the configuration).
    const execute = server.protocol === 'http:' ? [allowInsecureRequests] : [];
    return discovery(server, clientId, clientSecret, undefined, { execute, timeout: SECONDS });
  }
}

const verifiedEmail = ({ email, email_verified: isVerified }: Readonly<Record<string, unknown>>): string | null =>
  typeof email === 'string' && isVerified === true ? email : null;
