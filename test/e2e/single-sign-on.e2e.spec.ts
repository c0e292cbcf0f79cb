import { jest } from '@jest/globals';
import { Chain } from './chain.js';
import { Landfall } from './landfall.js';

/** A browser: it keeps cookies by host, and follows one redirect after the other. */
class Browser {
  private readonly cookies = new Map<string, Map<string, string>>();
  readonly visited: string[] = [];

  async open(address: string, init: RequestInit = {}): Promise<Response> {
    const { host } = new URL(address);
    const kept = this.cookies.get(host) ?? new Map<string, string>();
    this.cookies.set(host, kept);
    const cookie = [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(address, { ...init, redirect: 'manual', headers: { ...init.headers, cookie } });
    this.visited.push(address);
    for (const line of response.headers.getSetCookie()) {
      const [name, value] = line.split(';', 1)[0]!.split('=', 2) as [string, string];
      if (value === '') kept.delete(name);
      else kept.set(name, value);
    }
    return response;
  }

  async follow(address: string, stopAt: RegExp): Promise<Response> {
    let at = address;
    for (let steps = 0; steps < 12; steps += 1) {
      const response = await this.open(at);
      const location = response.headers.get('location');
      if (location === null || stopAt.test(location)) return response;
      at = new URL(location, at).href;
    }
    throw new Error(`No end: ${this.visited.join('\n')}`);
  }
}

const chain = new Chain();
let landfall: Landfall;
beforeAll(async () => {
  // The provider recommends what a provider of more than a test would set.
  for (const level of ['info', 'warn'] as const) jest.spyOn(console, level).mockImplementation(() => undefined);
  await chain.listen();
  landfall = await Landfall.start({
    env: chain.settings,
  });
}, 150_000);
afterAll(async () => {
  await landfall.stop();
  await landfall.remove();
  await chain.close();
}, 60_000);

const AUTOMATIC = /^\/login\?automatic$/;
const logIn = (browser: Browser): Promise<Response> => browser.follow(landfall.url('/auth/oidc?lang=de'), AUTOMATIC);

/** Who the browser is afterwards, by the session of its cookie. */
async function whoIs(browser: Browser): Promise<string | undefined> {
  const post = async <T>(query: string, headers: Record<string, string>): Promise<T> => {
    const response = await browser.open(landfall.url('/api/graphql'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query }),
    });
    return ((await response.json()) as { data: T }).data;
  };
  const renewed = await post<{ renewToken: { token: string } } | null>('mutation { renewToken { token } }', {});
  const authorization = `JWT ${renewed?.renewToken.token ?? 'no token'}`;
  return (await post<{ whoAmI: { username: string } | null }>('{ whoAmI { username } }', { authorization })).whoAmI
    ?.username;
}

it('says that the provider cannot be reached, and tries again with the next login', async () => {
  const response = await new Browser().open(landfall.url('/auth/oidc?lang=de'));
  expect([response.status, await response.text()]).toEqual([
    503,
    expect.stringContaining('Die Anmeldung Ihres Unternehmens ist gerade nicht erreichbar.'),
  ]);
  chain.serve(landfall.url('/auth/oidc/callback'));
  const methods = await landfall.fetch('/api/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ loginMethods { singleSignOn } }' }),
  });
  expect(await methods.json()).toMatchObject({ data: { loginMethods: { singleSignOn: 'Mit Sonnenweg anmelden' } } });
}, 60_000);

it('logs in who has the verified address, and knows the same person again without it', async () => {
  const browser = new Browser();
  chain.person = 'agent';
  expect((await logIn(browser)).headers.get('location')).toMatch(AUTOMATIC);
  expect(await whoIs(browser)).toBe('agent');
  const mail = await landfall.mailNumber(1, 'agent@landfall.example');
  expect(mail.subject).toMatch(/Anmeldung|login/);
  const later = new Browser();
  expect((await logIn(later)).headers.get('location')).toMatch(AUTOMATIC);
  expect(await whoIs(later)).toBe('agent');
}, 60_000);

it.each(['unverified', 'stranger', 'elsewhere', 'staff'])(
  'does not log in %s',
  async (person) => {
    const browser = new Browser();
    chain.person = person;
    const response = await logIn(browser);
    expect([response.status, await response.text()]).toEqual([403, expect.stringMatching(/kein Konto|no account/)]);
    expect(await whoIs(browser)).toBeUndefined();
  },
  60_000,
);

it('takes no answer that another browser began, and none twice', async () => {
  chain.person = 'agent';
  const browser = new Browser();
  await logIn(browser);
  const callback = browser.visited.find((address) => address.includes('/auth/oidc/callback'))!;
  for (const other of [new Browser(), browser]) {
    const response = await other.open(callback);
    expect([response.status, response.headers.get('location')]).toEqual([403, null]);
  }
  const forged = await browser.open(landfall.url('/auth/oidc/callback?code=x&state=y'));
  expect(forged.status).toBe(403);
}, 60_000);
