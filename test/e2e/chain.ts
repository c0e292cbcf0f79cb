import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

const SECRET = 'a secret of the chain, for tests alone';
/** How the provider calls its people; none of it is the username here. */
const ADDRESSES: Readonly<Record<string, string>> = {
  agent: 'Agent@landfall.example',
  unverified: 'agent@landfall.example',
  stranger: 'stranger@chain.example',
  elsewhere: 'agent-two@landfall.example',
  staff: 'editor@landfall.example',
};

/** The provider of a chain, where everybody is logged in as `person`. */
export class Chain {
  person = 'agent';
  private provider: Provider | null = null;
  private readonly server: Server = createServer((request, response) => void this.answer(request, response));

  /** `host`: localhost is the site of the product, 127.0.0.1 another one. */
  constructor(private readonly host: 'localhost' | '127.0.0.1' = 'localhost') {}

  /** Takes requests, and answers none of them before it serves. */
  async listen(): Promise<void> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
  }

  get issuer(): string {
    return `http://${this.host}:${(this.server.address() as AddressInfo).port}`;
  }

  serve(redirectUri: string): void {
    this.provider = new Provider(this.issuer, {
      clients: [{ client_id: 'landfall', client_secret: SECRET, redirect_uris: [redirectUri] }],
      claims: { openid: ['sub'], email: ['email', 'email_verified'] },
      features: { devInteractions: { enabled: false } },
      cookies: { keys: ['a key of the chain, for tests'] },
      interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
      findAccount: (_ctx, id) => ({
        accountId: id,
        claims: () => ({ sub: id, email: ADDRESSES[id], email_verified: id !== 'unverified' }),
      }),
      loadExistingGrant: async ({ oidc }) => {
        const grant = new oidc.provider.Grant({ accountId: oidc.session!.accountId!, clientId: oidc.client!.clientId });
        grant.addOIDCScope('openid email');
        await grant.save();
        return grant;
      },
    });
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!this.provider) response.writeHead(503).end();
    else if (request.url?.startsWith('/interaction/'))
      await this.provider.interactionFinished(request, response, { login: { accountId: this.person } });
    else await this.provider.callback()(request, response);
  }

  /** What a product needs to log in there. */
  get settings(): Record<string, string> {
    return {
      OIDC_ISSUER: this.issuer,
      OIDC_CLIENT_ID: 'landfall',
      OIDC_CLIENT_SECRET: SECRET,
      OIDC_NAME: 'Mit Sonnenweg anmelden',
      OIDC_ORGANISATION: 'SONNENWEG',
    };
  }

  close(): Promise<unknown> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(resolve));
  }
}
