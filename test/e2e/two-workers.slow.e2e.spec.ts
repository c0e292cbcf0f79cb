import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '@landfall/platform/testing';
import { clientOf, tokenOfLogin, type Client } from './client-of.js';
import { noteSays } from './operations.js';
import { SeveralProcesses, SlowMailServer } from './several-processes.js';

const COUNTRY = 'TH';
const TRAVELLERS = Array.from({ length: 100 }, (_, n) => `traveller-${n}@example.test`);
/** What comes late would be a second mail: the lease of one that is under way ends in this time. */
const QUIET_MS = 30_000;
const AHEAD_MS = 40_000;

let mailServer: SlowMailServer;
let processes: SeveralProcesses;
let client: Client;
let editor: string;

beforeAll(async () => {
  mailServer = await SlowMailServer.start();
  processes = await SeveralProcesses.open('http://127.0.0.1:9', { SMTP_URL: mailServer.url });
  const [api] = await Promise.all([processes.api(), processes.worker()]);
  client = clientOf(`http://127.0.0.1:${api.port}`);
  editor = await tokenOfLogin(client, 'editor');
  await processes.followedTrips(client, await tokenOfLogin(client, 'agent'), COUNTRY, TRAVELLERS);
  await eventually(async () => {
    const open = await processes.query(`select 1 from outgoing_mail where status in ('QUEUED', 'SENDING')`);
    expect(open).toEqual([]);
  }, 60_000);
}, 180_000);

afterAll(async () => {
  await processes.close();
  await mailServer.close();
}, 60_000);

async function everybodyOnce(answerMs: number): Promise<void> {
  mailServer.answerMs = answerMs;
  const before = mailServer.changes().length;
  await noteSays(client, editor, COUNTRY, `A mail of ${answerMs} ms.`);
  const sent = (): string[] => mailServer.changes().slice(before);
  await eventually(() => expect(sent().length).toBeGreaterThanOrEqual(TRAVELLERS.length), 180_000);
  await delay(QUIET_MS);
  expect(sent().sort()).toEqual([...TRAVELLERS].sort());
  expect(await processes.query(`select distinct status from outgoing_mail where kind = 'CHANGE'`)).toEqual([
    { status: 'SENT' },
  ]);
}

it('a worker whose clock is ahead, beside one whose clock is right, sends no mail of the other', async () => {
  const ahead = await processes.worker({ clockAheadMs: AHEAD_MS });
  await everybodyOnce(400);
  await ahead.stop();
}, 120_000);

it('two workers send each mail once to a server that takes seven seconds for each', async () => {
  const other = await processes.worker();
  await everybodyOnce(7_000);
  await other.stop();
}, 300_000);
