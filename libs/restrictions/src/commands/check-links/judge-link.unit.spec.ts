import { WebFailure, type PublicWeb, type WebAnswer, type WebRejection } from '@landfall/platform';
import { judgeLinks } from './check-links.job.js';
import { judgeLink } from './judge-link.js';

type Page = number | { to: string } | { fails: WebRejection } | { text: string; mediaType?: string };

/** A web of a few pages; every other address has no host. */
function webOf(pages: Record<string, Page>, requests: string[] = []): PublicWeb {
  const get = async (address: string): Promise<WebAnswer> => {
    requests.push(address);
    const page = pages[address] ?? { fails: 'UNKNOWN_HOST' as const };
    const empty = { location: null, retryAfter: null, mediaType: 'text/html', body: Buffer.alloc(0) };
    if (typeof page === 'number') return { ...empty, status: page };
    if ('to' in page) return { ...empty, status: 301, location: page.to };
    if ('text' in page)
      return { ...empty, status: 200, mediaType: page.mediaType ?? 'text/html', body: Buffer.from(page.text) };
    throw new WebFailure(page.fails, 'as arranged');
  };
  return { get } as Partial<PublicWeb> as PublicWeb;
}

const HERE = 'https://ministry.example/entry';

describe('the source of a rule', () => {
  it.each<[string, Page, string]>([
    ['answers', 200, 'OK'],
    ['is gone', 404, 'BROKEN'],
    ['is gone for good', 410, 'BROKEN'],
    ['turns machines away', 403, 'UNREACHABLE'],
    ['has an error', 500, 'UNREACHABLE'],
    ['does not answer', { fails: 'TIMEOUT' }, 'UNREACHABLE'],
    ['has no host any more', { fails: 'UNKNOWN_HOST' }, 'BROKEN'],
    ['leads into the own network', { fails: 'NOT_PUBLIC' }, 'UNREACHABLE'],
  ])('%s', async (_, page, state) => {
    expect(await judgeLink(webOf({ [HERE]: page }), HERE)).toMatchObject({ uri: HERE, state, location: null });
  });

  it('has moved: the new address is reported', async () => {
    const web = webOf({
      [HERE]: { to: 'https://ministry.example/a' },
      'https://ministry.example/a': { to: 'https://ministry.example/b' },
      'https://ministry.example/b': 200,
    });
    expect(await judgeLink(web, HERE)).toEqual({
      uri: HERE,
      state: 'REDIRECTED',
      httpStatus: 200,
      location: 'https://ministry.example/b',
      digest: null,
    });
  });

  it('has moved to a page that is gone', async () => {
    const web = webOf({ [HERE]: { to: 'https://ministry.example/a' }, 'https://ministry.example/a': 404 });
    expect(await judgeLink(web, HERE)).toMatchObject({ state: 'BROKEN', httpStatus: 404 });
  });

  it('has a digest of what people read of it', async () => {
    const digestOf = async (text: string, mediaType?: string): Promise<string | null> =>
      (await judgeLink(webOf({ [HERE]: mediaType ? { text, mediaType } : { text } }), HERE)).digest;
    const page = await digestOf('<p class="a">A visa is <b>not</b> required.</p><script nonce="x">1 < 2</script>');
    expect(page).toMatch(/^[\da-f]{64}$/);
    expect(
      await digestOf('<!-- 7 --><style>p{}</style>\n<P>A visa is\n<i>not</i> required.</P><SCRIPT>3</SCRIPT>'),
    ).toBe(page);
    expect(await digestOf('<p>A visa is required.</p>')).not.toBe(page);
    expect(await digestOf('<p>A <script')).toBe(await digestOf('A'));
    expect(await digestOf('<p>a</p>', 'application/pdf')).not.toBe(await digestOf('<b>a</b>', 'application/pdf'));
    expect(await digestOf('')).toBeNull();
  });

  it('leads in a circle', async () => {
    expect((await judgeLink(webOf({ [HERE]: { to: HERE } }), HERE)).state).toBe('BROKEN');
  });

  it('is requested once, however many details cite it', async () => {
    const requests: string[] = [];
    await judgeLinks(webOf({ [HERE]: 200 }, requests), [HERE, HERE, 'https://other.example']);
    expect(requests.toSorted()).toEqual([HERE, 'https://other.example']);
  });

  it('is not called gone where no address answers at all', async () => {
    const states = async (pages: Record<string, Page>): Promise<string[]> =>
      (await judgeLinks(webOf(pages), [HERE, 'https://other.example'])).map((v) => v.state).sort();
    expect(await states({})).toEqual(['UNREACHABLE', 'UNREACHABLE']);
    expect(await states({ [HERE]: 200 })).toEqual(['BROKEN', 'OK']);
  });
});
