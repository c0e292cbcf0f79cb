import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { LinkSecrets } from '@landfall/platform';
import type { CreatedJourney, TripWorld } from '../../../journeys/test/trip-world.js';
import { aRestriction } from '../../../restrictions/test/a-restriction.js';
import { freshMailRoom, type MailRoom } from '../../test/a-post-office.js';
import { BounceAddresses } from './bounce-addresses.js';
import { MaildirMailbox } from './mailbox.js';
import { receiveBounces } from './receive-bounces.js';

jest.setTimeout(30_000);

const addresses = new BounceAddresses('bounces@trips.example', new LinkSecrets('a secret of the tests, long enough'));

let world: TripWorld;
let room: MailRoom;
let folder: string;
let journey: CreatedJourney;
freshMailRoom((fresh) => {
  room = fresh;
  world = fresh.world;
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landfall-maildir-'));
  await mkdir(join(folder, 'new'));
  journey = await world.followedJourney(room.agent, 'gone@mail.example');
  room.rules = await world.saved(aRestriction().for('TH').stating({ ErVisaFreeDays: 15 }).revising(room.rules));
  await world.processLog();
  world.later(world.config.mailCoalesceSeconds);
  await room.post.deliver();
});
afterEach(() => rm(folder, { recursive: true }));

const mailId = async (): Promise<string> =>
  (await world.query<{ id: string }>(`select id from outgoing_mail where kind = 'CHANGE'`))[0]!.id;

/** A report as a server far away returns it. */
const report = (to: string, action: string, status: string): string =>
  [
    'From: MAILER-DAEMON@mx.example',
    'To: <bounces@trips.example>',
    `Delivered-To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'I am sorry.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822; gone@mail.example',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 No such user',
    '--b--',
    '',
  ].join('\r\n');

async function arrives(...mails: string[]): Promise<number> {
  for (const [at, mail] of mails.entries()) await writeFile(join(folder, 'new', `${Date.now()}.${at}.mx`), mail);
  return receiveBounces({
    database: world.db.database,
    clock: world.clock,
    addresses,
    mailbox: new MaildirMailbox(folder),
  });
}
const statusNow = async (): Promise<string> => (await world.subscriptionOf(journey.id)).status;

describe('a mail that comes back', () => {
  it('for good suspends its address, once, and is removed', async () => {
    const back = report(addresses.of(await mailId()), 'failed', '5.1.1');
    expect(await arrives(back, back)).toBe(2);
    expect(await statusNow()).toBe('SUSPENDED');
    expect(await world.query(`select status, failure_code as code from outgoing_mail where kind = 'CHANGE'`)).toEqual([
      { status: 'FAILED', code: '5.1.1' },
    ]);
    const facts = await world.query<{ fact: string }>(`select fact from evidence_inbox where fact like '%FAILED%'`);
    expect(facts).toHaveLength(1);
    expect(await readdir(folder, { recursive: true })).toEqual(['new']);
  });

  it('for a while changes nothing but what is known of the mail', async () => {
    await arrives(report(addresses.of(await mailId()), 'delayed', '4.2.2'));
    expect(await statusNow()).toBe('CONFIRMED');
    expect(await world.query(`select status, failure_code as code from outgoing_mail where kind = 'CHANGE'`)).toEqual([
      { status: 'SENT', code: '4.2.2' },
    ]);
  });

  it('is believed by its signed address alone, whatever its letters are written in', async () => {
    const id = await mailId();
    const forged = addresses.of(id).replace(/.(?=@)/, (letter) => (letter === '0' ? '1' : '0'));
    const others = new BounceAddresses(
      'bounces@trips.example',
      new LinkSecrets('another secret, which is long enough'),
    );
    await arrives(
      report(forged, 'failed', '5.1.1'),
      report(others.of(id), 'failed', '5.1.1'),
      report('bounces@trips.example', 'failed', '5.1.1'),
      'Subject: I am on holiday\r\n\r\nBack on Monday.',
      '\0\0\0',
    );
    expect(await statusNow()).toBe('CONFIRMED');
    await arrives(report(addresses.of(id).toUpperCase(), 'failed', '5.1.1'));
    expect(await statusNow()).toBe('SUSPENDED');
  });
});
