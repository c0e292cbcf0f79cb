import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Redis } from 'ioredis';
import { eventually, queueProcess } from '@landfall/platform/testing';
import { Landfall, ROOT } from './landfall.js';
import { act, createTrip, inDays, restrictionsOf, saveRestriction, subscribe, toInput, tokenOf } from './operations.js';
import { rowsOf } from './rows.js';

const REDIS = process.env['TEST_REDIS_URL'] ?? null;
const TRIP = { destinations: ['TH'], citizenships: ['DE'], dateStart: inDays(5), dateEnd: inDays(12) };
const run = promisify(execFile);
const PUSH_SERVICE = 'http://127.0.0.1:9';

/** A text as it would be found in a file, a log or a table. */
const formsOf = (text: string): string[] => [
  text,
  text.toUpperCase(),
  encodeURIComponent(text),
  ...[0, 1, 2].map((shift) => {
    // The middle of its base64, at each place that it may have in what is encoded.
    const encoded = Buffer.from('x'.repeat(shift) + text).toString('base64');
    return encoded.slice(4, 4 * Math.floor((text.length + shift) / 3));
  }),
];

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Every row of every table and queue, as text. */
async function allRowsOf(url: string): Promise<string> {
  const tables = await rowsOf<{ name: string }>(
    url,
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  expect(tables.length).toBeGreaterThan(45);
  const parts: string[] = [];
  for (const { name } of tables) {
    const rows = await rowsOf<{ row: string }>(url, `select t::text as row from ${name} t`);
    parts.push(`${name}: ${rows.map(({ row }) => row).join('\n')}`);
  }
  return parts.join('\n');
}

async function contentsOfRedis(url: string): Promise<string> {
  const redis = new Redis(url);
  const parts: string[] = [];
  for await (const keys of redis.scanStream() as AsyncIterable<string[]>)
    for (const key of keys)
      parts.push(key, String(await redis.dumpBuffer(key).then((dump) => dump?.toString('latin1'))));
  redis.disconnect();
  return parts.join('\n');
}

const QUEUES: [string, string | null][] = [
  ['PostgreSQL', null],
  ...(REDIS ? [['Redis', REDIS] as [string, string]] : []),
];

describe.each(QUEUES)('with queues on %s, an hour after the end of their trips', (_queues, redisUrl) => {
  let product: Landfall;
  let url: string;
  const mark = randomBytes(6).toString('hex');
  const address = (who: string): string => `canary-${who}-${mark}@example.test`;
  const note = `NOTE-of-the-agency-${mark}`;
  const secrets = [note, mark];

  beforeAll(async () => {
    product = await Landfall.start({
      env: {
        LOG_LEVEL: 'log',
        WEB_PUSH_CONTACT: 'mailto:operator@trips.example',
        // Nobody listens there: the push waits until the end of the trip.
        WEB_PUSH_HOSTS: PUSH_SERVICE,
        ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
      },
    });
    url = await product.databaseUrl();
  }, 180_000);
  afterAll(async () => {
    await product.stop();
    await product.remove();
  }, 60_000);

  it('nothing of travellers is left in tables, queues, logs and files', async () => {
    const [agent, editor] = [await product.login('agent'), await product.login('editor')];
    const followed = await createTrip(product, agent, TRIP, { note });
    const token = tokenOf(followed.url!);
    secrets.push(token);
    await subscribe(product, token, address('follows'));
    const device = (act: string, endpoint: string): Promise<Response> =>
      product.fetch(`/m/${token}/device/${act}`, { method: 'POST', body: new URLSearchParams({ endpoint }) });
    const endpoint = `${PUSH_SERVICE}/${address('device')}`;
    expect((await device('on', endpoint)).status).toBe(200);
    expect((await device('on', `${PUSH_SERVICE}/${address('switched-off')}`)).status).toBe(200);
    expect((await device('off', `${PUSH_SERVICE}/${address('switched-off')}`)).status).toBe(200);
    expect((await device('on', `https://${mark}.example/${address('rejected')}`)).status).toBe(422);
    const left = await createTrip(product, agent, TRIP, { note });
    await subscribe(product, tokenOf(left.url!), address('leaves'));
    await createTrip(product, agent, TRIP, { note, email: address('typed-by-agent') });
    await product.mailNumber(1, address('typed-by-agent'));

    const [rules] = await restrictionsOf(product, editor, 'TH');
    const input = toInput(rules!);
    const details = input.details.map((detail) => ({ ...detail, noteEn: `A new note ${mark.slice(0, 3)}.` }));
    expect(await saveRestriction(product, editor, 'update', { ...input, details })).toMatchObject({ ok: true });
    const mail = await product.mailNumber(2, address('follows'), 60_000);
    const unsubscribe = /\/unsubscribe\/([\w-]+)/.exec((await product.mailNumber(2, address('leaves'))).text)![1]!;
    secrets.push(unsubscribe, /\/unsubscribe\/([\w-]+)/.exec(mail.text)![1]!);
    expect(await act(product, `unsubscribeTripUpdates(unsubscribe: "${unsubscribe}")`)).toMatchObject({ ok: true });

    // Where something goes wrong.
    for (const query of [
      `{ myjourneys(dateStart: "${address('typed')}") { total } }`,
      `{ myjourneys(note: "${note}") { nothing } }`,
      `{ tripPage(token: "${mark}") { state } }`,
      `mutation { subscribeTripUpdates(token: "${token}", email: "${mark}") { ok } }`,
      `mutation { tokenAuth(username: "${address('name')}", password: "${mark}") { token } }`,
    ])
      await product.ask(agent, query);
    for (const path of [`/m/${mark}`, `/verify/${mark}`, `/unsubscribe/${mark}`, `/${mark}?email=${address('path')}`])
      await product.fetch(path);

    expect(await allRowsOf(url)).toContain(address('follows'));
    expect(await allRowsOf(url)).toContain(endpoint);
    await eventually(async () =>
      expect(await rowsOf(url, 'select status, failure_code as code from outgoing_push')).toEqual([
        { status: 'SENDING', code: 'NO_ANSWER' },
      ]),
    );
    await rowsOf(url, `analyze`);
    await rowsOf(url, `update journey set date_start = current_date - 9, date_end = current_date - 2`);
    const queue = await queueProcess({ databaseUrl: url, redisUrl }, 'expire-journeys');
    await queue.queues.add('expire-journeys', mark.slice(0, 4), {});
    await eventually(async () => {
      const [row] = await rowsOf<{ open: number }>(
        url,
        `select count(*)::int as open from journey where expired_at is null`,
      );
      expect(row).toEqual({ open: 0 });
    }, 60_000);
    await queue.close();

    const forms = secrets.flatMap(formsOf);
    const foundIn = (text: string): string[] => forms.filter((form) => text.includes(form));
    expect(foundIn(await allRowsOf(url))).toEqual([]);
    if (redisUrl) expect(foundIn(await contentsOfRedis(redisUrl))).toEqual([]);
    expect(foundIn(product.output)).toEqual([]);

    await run(process.execPath, [join(ROOT, 'scripts/remove-remains.mjs')], {
      env: { ...process.env, DATABASE_URL: url },
    });
    const files = [...(await filesBelow(product.home)), ...(await filesBelow(join(ROOT, 'dist')))];
    expect(files.length).toBeGreaterThan(100);
    const hits: string[] = [];
    for (const file of files) {
      const bytes = await readFile(file).catch(() => Buffer.alloc(0));
      hits.push(...forms.filter((form) => bytes.includes(form)).map((form) => `${file} ${form}`));
    }
    expect(hits).toEqual([]);
  }, 240_000);
});
