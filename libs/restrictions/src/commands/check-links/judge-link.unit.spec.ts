import { WebFailure, type PublicWeb, type WebAnswer, type WebRejection } from '@landfall/platform';
import { judgeLinks } from './check-links.job.js';
import { judgeLink } from './judge-link.js';

type Page = number | { to: string } | { fails: WebRejection };

/** A web of a few pages; every other address has no host. */
function webOf(pages: Record<string, Page>, requests: string[] = []): PublicWeb {
  const get = async (address: string): Promise<WebAnswer> => {
    requests.push(address);
    const page = pages[address] ?? { fails: 'UNKNOWN_HOST' as const };
    if (typeof page === 'number') return { status: page, location: null, body: Buffer.alloc(0) };
    if ('to' in page) return { status: 301, location: page.to, body: Buffer.alloc(0) };
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
    });
  });

  it('has moved to a page that is gone', async () => {
    const web = webOf({ [HERE]: { to: 'https://ministry.example/a' }, 'https://ministry.example/a': 404 });
    expect(await judgeLink(web, HERE)).toMatchObject({ state: 'BROKEN', httpStatus: 404 });
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
