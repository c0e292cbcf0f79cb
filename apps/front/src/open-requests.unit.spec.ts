import type { IncomingMessage } from 'node:http';
import { MAX_CHANGES, MAX_OPEN, OpenRequests } from './open-requests.js';

const from = (remoteAddress: string): IncomingMessage =>
  ({ url: '/api/graphql', headers: {}, socket: { remoteAddress } }) as IncomingMessage;
const GET = from('192.0.2.1');
const FLOOD = { arrivals: 3, seconds: 10 };

let now: number;
let open: OpenRequests;
beforeEach(() => {
  now = 0;
  open = new OpenRequests(() => now);
});

/** A process that needs `ms` for each answer, and stands still for a while each second; more than it can answer arrives all the time. */
function flood({ ms, pauseMs = 0 }: { ms: number; pauseMs?: number }): { sent: number; waits: number[] } {
  const queue: { since: number; giveBack: (status: number) => void }[] = [];
  const waits: number[] = [];
  let [sent, credit, free] = [0, 0, 0];
  for (; now < FLOOD.seconds * 1_000; now += 1) {
    if (now % 1_000 === 500) free = now + pauseMs;
    for (; free <= now && queue.length > 0; free += ms) {
      const { since, giveBack } = queue.shift()!;
      waits.push(now + ms - since);
      giveBack(200);
    }
    if (queue.length === 0) free = Math.max(free, now);
    for (credit += FLOOD.arrivals / ms; credit >= 1; credit -= 1) {
      const giveBack = open.take('api', GET, false);
      if (!giveBack) continue;
      sent += 1;
      queue.push({ since: now, giveBack });
    }
  }
  return { sent, waits };
}

describe('requests of an overloaded process', () => {
  it.each([
    { ms: 2, pauseMs: 0 },
    { ms: 8, pauseMs: 0 },
    { ms: 2, pauseMs: 100 },
  ])('are sent to it as fast as it answers, and no faster ($ms ms each, pauses of $pauseMs ms)', ({ ms, pauseMs }) => {
    open.take('api', GET, false)!(503);
    const { sent, waits } = flood({ ms, pauseMs });
    const capacity = ((1_000 - pauseMs) / ms) * FLOOD.seconds;
    expect(sent).toBeGreaterThan(0.93 * capacity);
    expect(sent).toBeLessThan(1.03 * capacity);
    expect(Math.max(...waits)).toBeLessThanOrEqual(130 + pauseMs);
  });

  it('are turned away before the process has to do it itself', () => {
    const { waits } = flood({ ms: 5 });
    expect(Math.max(...waits)).toBeLessThanOrEqual(320);
    expect(waits.filter((wait) => wait > 130).length).toBeLessThan(150);
  });

  it('do not wait for those that take long, and pass freely soon after the last of them has been answered', () => {
    const long = Array.from({ length: 8 }, () => open.take('api', GET, true)!);
    expect(long).not.toContain(null);
    now = 1_500;
    open.take('api', GET, false)!(503);
    const many = Array.from({ length: 30 }, () => open.take('api', GET, false));
    expect(many.filter((one) => one !== null).length).toBeGreaterThan(8);
    expect(many).toContain(null);
    now += 50;
    for (const giveBack of many) giveBack?.(200);
    now += 51;
    expect(Array.from({ length: 30 }, () => open.take('api', GET, false))).not.toContain(null);
  });
});

describe('a flood of strangers', () => {
  const request = (url: string, headers: Record<string, string> = {}): IncomingMessage =>
    ({ url, headers, socket: { remoteAddress: '192.0.2.1' } }) as unknown as IncomingMessage;

  it.each([
    ['a user', request('/api/graphql', { authorization: 'JWT token' })],
    ['a login on a known device', request('/api/graphql', { cookie: 'a=b; landfall-device=x' })],
    ['a session to be renewed', request('/api/graphql', { cookie: '__Host-landfall-session=x' })],
    ['the console', request('/login')],
  ])('takes no place of %s', (_, one) => {
    open.take('api', GET, false)!(503);
    while (open.take('api', GET, false));
    expect(open.take('api', request('/API/graphql?a', { cookie: 'other-landfall-device=x' }), false)).toBeNull();
    expect(Array.from({ length: 20 }, () => open.take('api', one, false))).not.toContain(null);
  });
});

test('an address has a few of the places for streams, and a network of IPv6 is one address', () => {
  const taken = (address: string): number =>
    Array.from({ length: 20 }, () => open.take('api', from(address), true)).filter((one) => one !== null).length;
  expect(['192.0.2.1', '2001:db8::1', '2001:db8::2', '192.0.2.2'].map(taken)).toEqual([8, 8, 0, 8]);
});

test('a stream that has ended makes room for another one of its address', () => {
  const streams = Array.from({ length: 8 }, () => open.take('api', GET, true)!);
  expect(open.take('api', GET, true)).toBeNull();
  streams[0]!(200);
  streams[0]!(200);
  expect([open.take('api', GET, true), open.take('api', GET, true)]).toEqual([expect.any(Function), null]);
});

describe('streams of changes', () => {
  const STREAM = {
    url: '/api/changes',
    headers: { authorization: `JWT ${'a'.repeat(43)}` },
    socket: { remoteAddress: '192.0.2.1' },
  } as IncomingMessage;

  it('take no place of other requests, nor these theirs, and have a limit of their own', () => {
    const streams = Array.from({ length: MAX_CHANGES }, () => open.take('api', STREAM, false));
    expect(streams.every((stream) => stream !== null)).toBe(true);
    expect(open.take('api', STREAM, false)).toBeNull();
    expect(open.take('api', GET, false)).not.toBeNull();
    streams[0]!(200);
    for (let i = 0; i < MAX_OPEN; i += 1) open.take('api', GET, false);
    expect(open.take('api', STREAM, false)).not.toBeNull();
  });

  it('are those of users alone: without a token the request is one like any other', () => {
    for (let i = 0; i < MAX_CHANGES; i += 1) open.take('api', { ...STREAM, headers: {} } as IncomingMessage, false);
    expect(open.take('api', STREAM, false)).not.toBeNull();
  });
});
