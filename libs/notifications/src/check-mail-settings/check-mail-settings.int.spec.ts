import { generateKeyPairSync } from 'node:crypto';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Config } from '@landfall/platform';
import { queriesOf } from '@landfall/platform/testing';
import { freshForEachTest } from '../../../journeys/test/fresh-for-each-test.js';
import { TripWorld } from '../../../journeys/test/trip-world.js';
import { AMailServer } from '../../../platform/test/a-mail-server.js';
import { aRestriction } from '../../../restrictions/test/a-restriction.js';
import { freshMailRoom, type MailRoom } from '../../test/a-post-office.js';
import { CheckMailSettings } from './check-mail-settings.job.js';
import { mailSettingProblems } from './mail-setting-problems.js';
import { FindMailSettings, FindMailSettingsHandler } from './mail-settings.query.js';

jest.setTimeout(60_000);
const PASSWORD = 'pa55word-of-the-mail-server';

let world: TripWorld;
let server: AMailServer;
let logged: string[];
freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
  server = await AMailServer.start();
  logged = [];
  for (const level of ['log', 'warn', 'error'] as const)
    jest
      .spyOn(Logger.prototype, level)
      .mockImplementation((line: unknown) => void logged.push(`${level} ${String(line)}`));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await server.close();
});

const worker = (config: Partial<Config> = {}): CheckMailSettings =>
  new CheckMailSettings(world.db.database, world.clock, {
    smtpUrl: `smtp://user:${PASSWORD}@127.0.0.1:${server.port}`,
    dkim: null,
    ...config,
  });
const settings = () =>
  queriesOf(
    new FindMailSettingsHandler(world.db.database, { ...world.config, mailFrom: 'Landfall <mail@landfall.example>' }),
  ).execute(new FindMailSettings());
const problems = () => world.db.database.transaction('none', (tx) => mailSettingProblems(tx, world.clock.now()));

it('a server that would take mails is checked at the start and once an hour', async () => {
  const checking = worker();
  await checking.run();
  await checking.run();
  expect(server.connections).toBe(1);
  const target = `127.0.0.1:${server.port}`;
  expect((await settings()).checks).toEqual([
    expect.objectContaining({ subject: 'SERVER', target, problem: null, failingSince: null, stopsMails: false }),
  ]);
  world.later(3_601);
  await checking.run();
  expect(server.connections).toBe(2);
  expect(logged).toEqual([`log The mail server ${target} is as it should be.`]);
  // Another process may have other settings.
  await worker().run();
  expect(server.connections).toBe(3);
});

it('a wrong password is logged once, without it, is checked until it is mended, and turns the readiness red after a minute', async () => {
  server.says({ AUTH: '535 5.7.8 wrong' });
  const checking = worker();
  for (let at = 0; at < 3; at++) {
    await checking.run();
    world.later(25);
  }
  expect(server.connections).toBe(3);
  expect(logged).toEqual([expect.stringMatching(/^error .*LOGIN_REJECTED \(AUTH 535\).*Mails wait\.$/)]);
  expect(logged.join()).not.toContain(PASSWORD);
  const [check] = (await settings()).checks;
  expect(check).toMatchObject({ problem: 'LOGIN_REJECTED', code: 'AUTH 535', stopsMails: true });
  expect(+check!.checkedAt - +check!.failingSince!).toBe(50_000);
  expect((await problems()).work).toEqual([
    `the mail server cannot be used, 127.0.0.1:${server.port}: LOGIN_REJECTED (AUTH 535)`,
  ]);
  server.says({});
  await checking.run();
  expect(await problems()).toEqual({ work: [], warnings: [] });
  expect(logged.at(-1)).toMatch(/^log .*as it should be/);
  expect(JSON.stringify(await world.query('select * from mail_check'))).not.toContain(PASSWORD);
});

it('a start in which the mail server comes up last turns nothing red', async () => {
  server.says({ greeting: 'CUT' });
  await worker().run();
  expect((await problems()).work).toEqual([]);
});

it('a key without a record is a warning only, and is forgotten with the key', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1_024 });
  const checking = worker({ dkim: { domain: 'landfall.invalid', selector: 'mails', privateKey } });
  await checking.run();
  const [, signature] = (await settings()).checks;
  expect(signature).toMatchObject({
    subject: 'SIGNATURE',
    target: 'mails._domainkey.landfall.invalid',
    stopsMails: false,
  });
  expect(['RECORD_MISSING', 'NOT_CHECKED']).toContain(signature!.problem);
  world.later(120);
  expect((await problems()).work).toEqual([]);
  await worker().run();
  expect((await settings()).checks).toHaveLength(1);
});

describe('mails', () => {
  let room: MailRoom;
  freshMailRoom((fresh) => (room = fresh));

  it('wait while the settings are wrong, and all go out once they are mended', async () => {
    await room.world.followedJourney(room.agent, 'a@traveller.example');
    await room.world.saved(aRestriction().for('TH').stating({ ErVisaFreeDays: 60 }).revising(room.rules));
    await room.world.processLog();
    room.world.later(600);
    room.post.answers(() => ({ result: 'DEFERRED', code: 'AUTH 535', cause: 'SERVER' }));
    await room.post.deliver();
    expect(await queued(room.world)).toBe(1);
    room.post.answers(() => ({ result: 'ACCEPTED' }));
    room.world.later(600);
    await room.post.deliver();
    expect(await queued(room.world)).toBe(0);
  });
});

const queued = async (of: TripWorld): Promise<number> =>
  (await of.query(`select 1 from outgoing_mail where kind = 'CHANGE' and status <> 'SENT'`)).length;
