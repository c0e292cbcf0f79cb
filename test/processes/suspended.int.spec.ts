import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Logger } from '@nestjs/common';
import { accepted, type Agent, type CreatedJourney, type TripWorld } from '../../libs/journeys/test/trip-world.js';
import {
  freshMailRoom,
  processVerifications,
  type MailRoom,
  type PostOffice,
} from '../../libs/notifications/test/a-post-office.js';
import { aRestriction } from '../../libs/restrictions/test/a-restriction.js';

// A rejected recipient is made on purpose.
Logger.overrideLogger(false);

const SCRIPT = fileURLToPath(new URL('../../scripts/suspended.mjs', import.meta.url));
const ADDRESS = 'a@traveller.example';

let world: TripWorld;
let agent: Agent;
let post: PostOffice;
let rules: MailRoom['rules'];
let journey: CreatedJourney;
freshMailRoom((fresh) => void ({ world, agent, post, rules } = fresh));

async function change(days: number): Promise<void> {
  rules = await world.saved(aRestriction().for('TH').stating({ ErVisaFreeDays: days }).revising(rules));
  await world.processLog();
  world.later(world.config.mailCoalesceSeconds);
}

const suspended = async (...args: string[]): Promise<{ said: string; failed: boolean }> => {
  const env = { ...process.env, DATABASE_URL: world.db.url };
  return promisify(execFile)(process.execPath, [SCRIPT, ...args], { env }).then(
    ({ stdout }) => ({ said: stdout, failed: false }),
    (error: { stderr: string }) => ({ said: error.stderr, failed: true }),
  );
};
const stateOf = async (): Promise<string> => (await world.subscriptionOf(journey.id)).status;
const daysIn = (text: string): number[] => [30, 14, 7].filter((days) => new RegExp(`\\b${days} days\\b`).test(text));

beforeEach(async () => {
  journey = await world.followedJourney(agent, ADDRESS);
  post.answers(() => ({ result: 'REJECTED', code: 'RCPT 550' }));
  await change(14);
  await post.deliver();
  post.answers(() => ({ result: 'ACCEPTED' }));
  expect(await stateOf()).toBe('SUSPENDED');
});

it('npm run suspended lists them without their addresses, and brings them back with what they have missed', async () => {
  const { id } = await world.subscriptionOf(journey.id);
  const listed = await suspended();
  expect(listed.said).toMatch(new RegExp(`^${id}  \\S+\\n1 suspended\\.\\n$`));
  expect(await suspended('--resume', '00000000-0000-7000-8000-000000000000')).toMatchObject({ failed: true });
  expect(await stateOf()).toBe('SUSPENDED');
  await change(7);
  expect(await suspended('--resume', id)).toMatchObject({ said: expect.stringContaining('1 get mails again') });
  expect(await stateOf()).toBe('CONFIRMED');
  // The script takes the time of the machine, the worker that of this world.
  await world.query(`update outgoing_mail set due_at = '2000-01-01' where status = 'QUEUED'`);
  await post.deliver();
  expect(post.handed.slice(1).map(({ to, text }) => [to, daysIn(text)])).toEqual([[ADDRESS, [30, 7]]]);
  expect(await suspended()).toMatchObject({ said: '0 suspended.\n' });
});

it('a traveller whose subscription is suspended can ask for mails again, with the same address', async () => {
  accepted(await world.subscribe(journey, ADDRESS));
  expect(await stateOf()).toBe('PENDING');
  await processVerifications(world);
  await post.deliver();
  expect(post.handed.at(-1)).toMatchObject({ to: ADDRESS });
  accepted(await world.confirm(journey.id));
  expect(await stateOf()).toBe('CONFIRMED');
  await change(7);
  await post.deliver();
  expect(daysIn(post.handed.at(-1)!.text)).toEqual([14, 7]);
  expect(await suspended('--resume', 'all')).toMatchObject({ said: expect.stringContaining('0 get mails again') });
});
