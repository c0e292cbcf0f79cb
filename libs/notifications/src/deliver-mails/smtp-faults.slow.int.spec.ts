import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { SmtpTransport } from '../../../platform/src/mail/smtp-transport.js';
import { AMailServer, type Received, type Script, type Step } from '../../../platform/test/a-mail-server.js';
import { aRestriction } from '../../../restrictions/test/a-restriction.js';
import type { Agent, TripWorld } from '../../../journeys/test/trip-world.js';
import { aPostOffice, freshMailRoom, type MailRoom, type PostOffice } from '../../test/a-post-office.js';
import { mailProblems } from './mail-problems.js';

// The faults below are made on purpose.
Logger.overrideLogger(false);
jest.setTimeout(60_000);

const ADDRESSES = Array.from({ length: 12 }, (_, n) => `t${n}@traveller.example`);
const TIMES = { answerMs: 200, mailMs: 400 };
// This machine, but by no name of the loopback interface: those need no encryption.
const HOST = '0.0.0.0';

let world: TripWorld;
let agent: Agent;
let rules: MailRoom['rules'];
let server: AMailServer;
let transport: SmtpTransport;
let post: PostOffice;
freshMailRoom((fresh) => void ({ world, agent, rules } = fresh));

beforeEach(async () => {
  server = await AMailServer.start();
  transport = SmtpTransport.of(
    {
      smtpUrl: `smtp://user:secret@${HOST}:${server.port}`,
      mailFrom: 'Landfall <mail@landfall.example>',
      mailConcurrency: world.config.mailConcurrency,
      mailAllowList: [],
      dkim: null,
    },
    TIMES,
  );
  post = aPostOffice(world, { transport });
  for (const address of ADDRESSES) await world.followedJourney(agent, address);
  rules = await world.saved(aRestriction().for('TH').stating({ ErVisaFreeDays: 14 }).revising(rules));
  await world.processLog();
  world.later(world.config.mailCoalesceSeconds);
});
afterEach(async () => {
  transport.onApplicationShutdown();
  await server.close();
});

async function runs(count: number, seconds: number): Promise<void> {
  for (let run = 0; run < count; run += 1) {
    await post.deliver();
    world.later(seconds);
  }
}
const statuses = async (): Promise<string[]> =>
  (await world.query<{ status: string }>('select distinct status from outgoing_mail order by 1')).map((m) => m.status);
const problems = (): Promise<string[]> => world.inSystem((tx) => mailProblems(tx, world.clock.now()));
const subscriptions = (): Promise<unknown[]> => world.query('select distinct status from trip_subscription');

/** What the server has not rejected: it may have taken the mail without saying so. */
const taken = (): Received[] => server.received.filter(({ answer }) => !/^[45]/.test(answer));

/** Nobody is lost, and mails wait for the server, as operators see. */
async function allWait(): Promise<void> {
  expect(await subscriptions()).toEqual([{ status: 'CONFIRMED' }]);
  expect(await statuses()).not.toContain('FAILED');
  expect((await problems()).join()).toContain('the mail server does not take them');
}

/** Every traveller has the mail, at most so many copies of it, and all is well. */
async function allArrived(copies = 1): Promise<void> {
  expect(await statuses()).toEqual(['SENT']);
  expect(await subscriptions()).toEqual([{ status: 'CONFIRMED' }]);
  expect(await problems()).toEqual([]);
  for (const address of ADDRESSES) {
    const got = taken().filter(({ to }) => to === address);
    expect(got.length).toBeGreaterThanOrEqual(1);
    expect(got.length).toBeLessThanOrEqual(copies);
    expect(new Set(got.map(({ messageId }) => messageId)).size).toBe(1);
  }
}

const BEFORE_THE_MESSAGE: readonly Step[] = ['greeting', 'EHLO', 'AUTH', 'MAIL', 'RCPT', 'DATA'];
const offeringTls = (script: Script): Script => ({ EHLO: '250-here\r\n250-STARTTLS\r\n250 AUTH PLAIN', ...script });

it.each<[string, Script]>([
  ...BEFORE_THE_MESSAGE.flatMap((step): [string, Script][] => [
    [`says nothing at ${step}`, { [step]: 'HANG' }],
    [`never ends its answer to ${step}`, { [step]: 'TRICKLE' }],
    [`hangs up at ${step}`, { [step]: 'CUT' }],
  ]),
  ['rejects encryption', offeringTls({ STARTTLS: '454 4.7.0 TLS not available' })],
  ['says nothing to the handshake', offeringTls({ handshake: 'HANG' })],
  ['fails in the handshake', offeringTls({ handshake: '250 hello' })],
  ['rejects the password', { AUTH: '535 5.7.8 Authentication failed' }],
  ['rejects the sender', { MAIL: '553 5.1.8 Sender address rejected' }],
  ['is closing', { RCPT: '421 4.3.2 Shutting down' }],
])('a server that %s for hours loses nobody and gets every mail once when it is repaired', async (_, script) => {
  server.says(script);
  await runs(6, 1_800);
  await allWait();
  expect(post.reports).toEqual([expect.any(String)]);
  const trials = server.connections;
  // A few connections at once, then single trials; nodemailer itself tries again when nobody greets.
  expect(trials).toBeLessThan(100);
  server.says({});
  await runs(3, 61);
  await allArrived();
  expect(post.reports).toEqual([expect.any(String), null]);
});

it.each<[string, string]>([
  ['says nothing', 'HANG'],
  ['never ends its answer', 'TRICKLE'],
  ['hangs up', 'CUT'],
])('a server that %s after the whole mail gets it twice at most, with the same id', async (_, answer) => {
  server.says({ message: answer });
  await runs(2, 20);
  await allAreHeld();
  server.says({});
  await runs(4, 61);
  await allArrived(2);
  expect(server.received.filter(({ answer }) => answer.startsWith('2'))).toHaveLength(ADDRESSES.length);
});

/** Uncertain mails wait for their last try; the others are not handed to a server that says nothing. */
async function allAreHeld(): Promise<void> {
  expect(post.reports).toHaveLength(1);
  expect(await subscriptions()).toEqual([{ status: 'CONFIRMED' }]);
  expect(await statuses()).not.toContain('FAILED');
  expect(server.received.length).toBeLessThan(ADDRESSES.length);
}

/** The first time this answer, then the usual one, and so on. */
function everySecond(answer: string, usual: string): () => string {
  let times = 0;
  return () => (times++ % 2 === 0 ? answer : usual);
}

it.each<[string, Script]>([
  ['greets every second connection with 421', { greeting: everySecond('421 4.7.0 Too many connections', '220 ready') }],
  ['hangs up at every second login', { AUTH: everySecond('CUT', '235 welcome') }],
  ['says nothing to every second sender', { MAIL: everySecond('HANG', '250 sender') }],
  ['puts every second recipient off', { RCPT: everySecond('451 4.3.0 Later', '250 recipient') }],
  ['puts every second mail off', { message: everySecond('451 4.3.0 Later', '250 taken') }],
  ['dislikes every second mail', { message: everySecond('554 5.7.1 Looks like spam', '250 taken') }],
])('a server that %s gets every mail once', async (_, script) => {
  server.says(script);
  await runs(14, 1_800);
  await allArrived();
});

it('outages in a row, each of another kind, with a mail taken in between, lose and repeat nothing', async () => {
  const outages: Script[] = [
    { greeting: '554 No SMTP service here' },
    { AUTH: '535 5.7.8 Authentication failed' },
    { MAIL: 'HANG' },
    { RCPT: '550 5.7.1 Relaying denied' },
    { DATA: '421 4.3.2 Shutting down' },
    { greeting: 'CUT' },
  ];
  for (const [before, outage] of outages.entries()) {
    server.says(outage);
    await runs(3, 120);
    await allWait();
    server.says({ message: () => (taken().length === before ? '250 taken' : '421 4.3.2 Shutting down') });
    await runs(2, 120);
    expect(taken()).toHaveLength(before + 1);
  }
  server.says({});
  await runs(5, 1_800);
  await allArrived();
});
