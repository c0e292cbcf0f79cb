import { createHash, createPublicKey } from 'node:crypto';
import { jwtVerify } from 'jose';
import { VapidKeys } from './vapid-keys.js';

const seedOf = (text: string): Buffer => createHash('sha256').update(text).digest();
const NOW = new Date('2026-05-01T10:00:00Z');
const publicKeyOf = ({ publicKey }: VapidKeys) => {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
};

it('every process makes the same key of one seed, and another one of another', () => {
  const [a, again, b] = [seedOf('a'), seedOf('a'), seedOf('b')].map((seed) => new VapidKeys(seed).publicKey);
  expect(a).toBe(again);
  expect(a).not.toBe(b);
  expect(Buffer.from(a!, 'base64url')).toHaveLength(65);
});

it.each([Buffer.alloc(32, 0), Buffer.alloc(32, 0xff)])('makes a key of any seed', (seed) => {
  expect(Buffer.from(new VapidKeys(seed).publicKey, 'base64url')[0]).toBe(4);
});

it('signs for one service who asks, for twelve hours, and again before it is over', async () => {
  const keys = new VapidKeys(seedOf('a'));
  const header = await keys.authorization('https://push.example', 'mailto:a@trips.example', NOW);
  const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header)!;
  expect(key).toBe(keys.publicKey);
  const { payload, protectedHeader } = await jwtVerify(token!, publicKeyOf(keys), { currentDate: NOW });
  expect(protectedHeader).toMatchObject({ alg: 'ES256', typ: 'JWT' });
  expect(payload).toEqual({
    aud: 'https://push.example',
    sub: 'mailto:a@trips.example',
    exp: NOW.getTime() / 1_000 + 12 * 3_600,
  });
  const later = (minutes: number): Promise<string> =>
    keys.authorization('https://push.example', 'mailto:a@trips.example', new Date(NOW.getTime() + minutes * 60_000));
  expect(await later(59)).toBe(header);
  expect(await later(61)).not.toBe(header);
  expect(await keys.authorization('https://other.example', 'mailto:a@trips.example', NOW)).not.toBe(header);
});

it('is no key of somebody else', async () => {
  const header = await new VapidKeys(seedOf('a')).authorization('https://push.example', 'mailto:a@trips.example', NOW);
  const token = /t=([\w.-]+)/.exec(header)![1]!;
  await expect(jwtVerify(token, publicKeyOf(new VapidKeys(seedOf('b'))), { currentDate: NOW })).rejects.toThrow();
});
