import { eventually } from '@landfall/platform/testing';
import { about, Desk, stating } from './editing.js';
import { Landfall } from './landfall.js';

let landfall: Landfall;
let editor: Desk;
beforeAll(async () => {
  landfall = await Landfall.start();
  editor = await Desk.of(landfall, 'editor');
}, 120_000);
afterAll(async () => {
  await landfall.stop();
  await landfall.remove();
}, 60_000);

interface Stream {
  heard: () => string;
  hasEnded: () => boolean;
  close: () => void;
}

async function streamOf(token: string): Promise<Stream> {
  const own = new AbortController();
  const response = await landfall.fetch('/api/changes', {
    headers: { authorization: `JWT ${token}` },
    signal: own.signal,
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  let text = '';
  let ended = false;
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const part of response.body!) text += decoder.decode(part, { stream: true });
  };
  void read()
    .catch(() => undefined)
    .finally(() => (ended = true));
  await eventually(() => expect(text).toContain('event: open'));
  return { heard: () => text, hasEnded: () => ended, close: () => own.abort() };
}

const topics = ({ heard }: Stream): string[] =>
  [...heard().matchAll(/event: changed\ndata: (.*)\n/g)].map(([, data = '']) => data);

describe('the stream of changes', () => {
  it('names what has changed, to users of every organisation and to nobody else', async () => {
    const [one, two] = await Promise.all(
      ['agent', 'agent-two'].map(async (name) => streamOf(await landfall.login(name))),
    );
    await editor.saved(about('FJ', [stating({ ErVisaRequired: true })]));
    await eventually(() => {
      expect(topics(one!)).toEqual(['rules']);
      expect(topics(two!)).toEqual(['rules']);
    });
    expect(one!.heard()).not.toContain('FJ');
    one!.close();
    two!.close();
    const anonymous = await landfall.fetch('/api/changes');
    expect([
      anonymous.status,
      ((await anonymous.json()) as { errors: [{ extensions: { code: string } }] }).errors[0].extensions.code,
    ]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('is open to a user thirty-two times, and once more when one is closed', async () => {
    const token = await landfall.login('agent');
    const streams = await Promise.all(Array.from({ length: 32 }, () => streamOf(token)));
    const ask = (): Promise<Response> =>
      landfall.fetch('/api/changes', {
        headers: { authorization: `JWT ${token}` },
        signal: AbortSignal.timeout(5_000),
      });
    const oneMore = await ask();
    expect([oneMore.status, oneMore.headers.get('retry-after')]).toEqual([503, '60']);
    await oneMore.body?.cancel();
    streams[0]!.close();
    await eventually(async () => {
      const next = await ask();
      await next.body?.cancel();
      expect(next.status).toBe(200);
    });
    for (const stream of streams) stream.close();
  });
});

it('an answer that is asked for again comes as 304 until it is another one', async () => {
  const token = await landfall.login('agent');
  const query = 'query ($c: ID!) { entryRestrictions(countryId: $c) { id version } }';
  const path = `/api/graphql?${new URLSearchParams({ query, variables: '{"c":"FM"}' }).toString()}`;
  const ask = (etag?: string): Promise<Response> =>
    landfall.fetch(path, {
      headers: {
        authorization: `JWT ${token}`,
        'apollo-require-preflight': 'true',
        ...(etag ? { 'if-none-match': etag } : {}),
      },
    });
  const first = await ask();
  const etag = first.headers.get('etag')!;
  expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const again = await ask(etag);
  expect([again.status, await again.text()]).toEqual([304, '']);
  await editor.saved(about('FM', [stating({ ErVisaRequired: true })]));
  const changed = await ask(etag);
  expect(changed.status).toBe(200);
  expect(changed.headers.get('etag')).not.toBe(etag);
});

it('streams end with the process, which does not wait for them', async () => {
  const stream = await streamOf(await landfall.login('agent'));
  const begun = Date.now();
  await landfall.stop();
  expect(Date.now() - begun).toBeLessThan(10_000);
  await eventually(() => expect(stream.hasEnded()).toBe(true));
});
