import { jest } from '@jest/globals';
import { accepted, secretOf, type Agent, type TripWorld } from '../../../journeys/test/trip-world.js';
import { aRestriction } from '../../../restrictions/test/a-restriction.js';
import {
  aPostOffice,
  processVerifications,
  freshMailRoom,
  type MailRoom,
  type PostOffice,
} from '../../test/a-post-office.js';

jest.setTimeout(20_000);

let world: TripWorld;
let agent: Agent;
let post: PostOffice;
let rules: MailRoom['rules'];
freshMailRoom((fresh) => void ({ world, agent, post, rules } = fresh));

const later = (seconds: number): void => world.later(seconds);

describe('a verification mail', () => {
  const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const soon = { dateStart: day(10), dateEnd: day(20) };

  // A verification is due by the clock of the database: the world moves to today.
  beforeEach(() => world.clock.set(new Date(Date.now() + 60_000).toISOString()));

  it('goes out before the change mails, with the link that confirms and without an unsubscribe header', async () => {
    await world.followedJourney(agent, 'a@traveller.example', soon);
    await world.saved(aRestriction().for('TH').stating({ ErVisaFreeDays: 14 }).revising(rules));
    await world.processLog();
    const journey = await world.journey(agent, { ...soon, email: 'new@traveller.example', language: 'nl' });
    await processVerifications(world);
    later(60);
    const oneByOne = aPostOffice(world, { mailConcurrency: 1 });
    await oneByOne.deliver();
    expect(oneByOne.handed.map((m) => m.to)).toEqual(['new@traveller.example', 'a@traveller.example']);
    const [verification] = oneByOne.handed;
    expect(verification!.headers).not.toHaveProperty('List-Unsubscribe');
    expect(verification!.headers['Content-Language']).toBe('nl');
    const link = /https:\/\/trips\.example\/verify\/[\w-]+/.exec(verification!.text)![0];
    accepted(await world.confirmWith(secretOf(link)));
    expect(await world.subscriptionOf(journey.id)).toMatchObject({ status: 'CONFIRMED' });
  });

  it('that is rejected for good ends the subscription, which nobody has confirmed', async () => {
    const journey = await world.journey(agent, { ...soon, email: 'typed-wrong@traveller.example' });
    await processVerifications(world);
    post.answers(() => ({ result: 'REJECTED', code: 'RCPT 550' }));
    await post.deliver();
    expect(await world.subscriptionOf(journey.id)).toMatchObject({ status: 'ENDED', email: null });
    expect(await world.tablesHolding('typed-wrong@traveller.example')).toEqual([]);
  });

  it('is one per attempt, and one that a newer attempt has made void is not sent', async () => {
    const journey = await world.journey(agent, soon);
    accepted(await world.subscribe(journey, 'first@traveller.example'));
    accepted(await world.subscribe(journey, 'second@traveller.example'));
    await processVerifications(world);
    later(60);
    while ((await post.deliver()) > 0);
    expect(post.handed.map((m) => m.to)).toEqual(['second@traveller.example']);
    expect(await world.query('select status from outgoing_mail order by status')).toEqual([
      { status: 'SENT' },
      { status: 'SKIPPED' },
    ]);
    expect(post.handed[0]!.text).toContain('/verify/');
  });

  it('is queued once although its event reaches the reactor twice', async () => {
    await world.journey(agent, { ...soon, email: 'a@traveller.example' });
    await processVerifications(world);
    await world.processLog({ again: true });
    await processVerifications(world);
    expect(await world.query('select id from outgoing_mail')).toHaveLength(1);
  });
});
