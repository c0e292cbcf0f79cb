import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
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

/** A report of a server far away that an address does not exist. */
const report = (returnedTo: string, address: string): string =>
  [
    `To: <${returnedTo}>`,
    `Delivered-To: ${returnedTo}`,
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    `Final-Recipient: rfc822; ${address}`,
    'Action: failed',
    'Status: 5.1.1',
    `Diagnostic-Code: smtp; 550 no mailbox ${address}`,
    '--b--',
    '',
  ].join('\r\n');

const QUEUES: [string, string | null][] = [
  ['PostgreSQL', null],
  ...(REDIS ? [['Redis', REDIS] as [string, string]] : []),
];

describe.each(QUEUES)('with queues on %s, an hour after the end of their trips', (_queues, redisUrl) => {
  let product: Landfall;
  let url: string;
  let maildir: string;
  const mark = randomBytes(6).toString('hex');
  const address = (who: string): string => `canary-${who}-${mark}@example.test`;
  const note = `NOTE-of-the-agency-${mark}`;
  const secrets = [note, mark];

  beforeAll(async () => {
    maildir = await mkdtemp(join(tmpdir(), 'landfall-maildir-'));
    await mkdir(join(maildir, 'new'));
    product = await Landfall.start({
      env: {
        LOG_LEVEL: 'log',
        BOUNCE_ADDRESS: 'bounces@trips.example',
        BOUNCE_MAILDIR: maildir,
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
    await rm(maildir, { recursive: true });
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
    const returns = await createTrip(product, agent, TRIP, { note });
    await subscribe(product, tokenOf(returns.url!), address('returns'));
    const group = await product.data<{ made: { ok: boolean; pages: { id: string; url: string }[] } }>(
      agent,
      `mutation { made: createMyjourneyGroup(departureType: COUNTRY, departureId: "DE", destinationsTypes: [COUNTRY], destinationIds: ["TH"],
        dateStart: "${TRIP.dateStart}", dateEnd: "${TRIP.dateEnd}", restrictionType: PRIVATE, language: "de", internalNote: "${note}",
        bookingNumber: "B${mark}", members: [{ label: "Ms ${mark}", citizenshipCountryIds: ["DE"] }, { label: "Mr ${mark}", citizenshipCountryIds: ["TR"] }]) {
          ok pages { id url } } }`,
    );
    expect(group.made).toMatchObject({ ok: true, pages: [{}, {}] });
    for (const page of group.made.pages) {
      secrets.push(tokenOf(page.url));
      for (const path of ['', '/pdf', '/calendar.ics'])
        expect((await product.fetch(`/m/${tokenOf(page.url)}${path}`)).status).toBe(200);
    }

    const [rules] = await restrictionsOf(product, editor, 'TH');
    const input = toInput(rules!);
    const details = input.details.map((detail) => ({ ...detail, noteEn: `A new note ${mark.slice(0, 3)}.` }));
    expect(await saveRestriction(product, editor, 'update', { ...input, details })).toMatchObject({ ok: true });
    const mail = await product.mailNumber(2, address('follows'), 60_000);
    const unsubscribe = /\/unsubscribe\/([\w-]+)/.exec((await product.mailNumber(2, address('leaves'))).text)![1]!;
    secrets.push(unsubscribe, /\/unsubscribe\/([\w-]+)/.exec(mail.text)![1]!);
    expect(await act(product, `unsubscribeTripUpdates(unsubscribe: "${unsubscribe}")`)).toMatchObject({ ok: true });
    const returned = await product.mailNumber(2, address('returns'));
    await writeFile(join(maildir, 'new', '1.mx'), report(returned.envelope.from, address('returns')));
    await writeFile(join(maildir, 'new', '2.mx'), `Subject: I am on holiday\r\n\r\nDear ${address('returns')}`);
    await eventually(
      async () =>
        expect(await rowsOf(url, `select 1 from trip_subscription where status = 'SUSPENDED'`)).toHaveLength(1),
      100_000,
    );
    for (const id of [followed.id, group.made.pages[0]!.id]) {
      const { file } = await product.data<{ file: { records: number } }>(
        agent,
        `{ file: myjourneyEvidence(id: "${id}", language: "de") { records } }`,
      );
      expect(file.records).toBeGreaterThan(0);
    }

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
    const files = (
      await Promise.all([product.home, join(ROOT, 'dist'), maildir].map((folder) => filesBelow(folder)))
    ).flat();
    expect(files.length).toBeGreaterThan(100);
    const hits: string[] = [];
    for (const file of files) {
      const bytes = await readFile(file).catch(() => Buffer.alloc(0));
      hits.push(...forms.filter((form) => bytes.includes(form)).map((form) => `${file} ${form}`));
    }
    expect(hits).toEqual([]);
  }, 400_000);
});
