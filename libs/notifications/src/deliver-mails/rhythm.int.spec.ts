import { jest } from '@jest/globals';
import { SetRhythm } from '@landfall/journeys/traveller';
import { SetRhythmHandler } from '../../../journeys/src/commands/set-rhythm/set-rhythm.handler.js';
import { accepted, rejectedFor, secretOf, type TripWorld } from '../../../journeys/test/trip-world.js';
import { aRestriction } from '../../../restrictions/test/a-restriction.js';
import { freshMailRoom, type MailRoom } from '../../test/a-post-office.js';

jest.setTimeout(30_000);

let world: TripWorld;
let room: MailRoom;
freshMailRoom((fresh) => {
  room = fresh;
  world = fresh.world;
});

async function setRhythm(journeyId: string, rhythm: string): ReturnType<SetRhythmHandler['execute']> {
  const { id } = await world.subscriptionOf(journeyId);
  const secret = secretOf(world.links.unsubscribeUrl(id));
  return new SetRhythmHandler(world.db.database).execute(new SetRhythm(secret, rhythm));
}

async function revise(restriction: ReturnType<typeof aRestriction>): Promise<void> {
  room.rules = await world.saved(restriction.revising(room.rules));
  await world.processLog();
  world.later(world.config.mailCoalesceSeconds);
  await room.post.deliver();
}
const receivers = (): string[] => room.post.handed.map(({ to }) => to).sort();
const days = (count: number) => aRestriction().for('TH').stating({ ErVisaFreeDays: count });
const note = (text: string) =>
  aRestriction()
    .for('TH')
    .stating({ ErVisaFreeDays: 30, ErEntryNote: { de: text, en: text } });

describe('the rhythm of mails', () => {
  it('once a day sends what has changed in one mail, in the morning', async () => {
    world.clock.set('2026-05-04T10:00:00Z');
    const slow = await world.followedJourney(room.agent, 'daily@mail.example');
    await world.followedJourney(room.agent, 'at-once@mail.example');
    accepted(await setRhythm(slow.id, 'DAILY'));
    await revise(days(20));
    await revise(days(15));
    expect(receivers()).toEqual(['at-once@mail.example', 'at-once@mail.example']);
    world.clock.set('2026-05-05T05:59:00Z');
    await room.post.deliver();
    expect(receivers()).toHaveLength(2);
    // Eight o'clock in Berlin.
    world.clock.set('2026-05-05T06:00:01Z');
    await room.post.deliver();
    expect(receivers()).toEqual(['at-once@mail.example', 'at-once@mail.example', 'daily@mail.example']);
    expect(room.post.handed.at(-1)!.text).toMatch(/30[\s\S]*15/);
  });

  it('once a day is at once shortly before departure', async () => {
    const journey = await world.followedJourney(room.agent, 'daily@mail.example');
    accepted(await setRhythm(journey.id, 'DAILY'));
    world.clock.set('2026-05-18T10:00:00Z');
    await revise(days(20));
    expect(receivers()).toEqual(['daily@mail.example']);
  });

  it('with only what is important leaves notes out, and no later mail repeats them', async () => {
    world.clock.set('2026-05-04T10:00:00Z');
    const journey = await world.followedJourney(room.agent, 'important@mail.example');
    accepted(await setRhythm(journey.id, 'IMPORTANT'));
    await revise(note('Queues at the border.'));
    expect(receivers()).toEqual([]);
    await revise(days(20));
    expect(receivers()).toEqual(['important@mail.example']);
    expect(room.post.handed[0]!.text).not.toContain('Queues');
  });

  it('is chosen by the link of a mail alone, and is one of three', async () => {
    const journey = await world.followedJourney(room.agent, 'reader@mail.example');
    expect(rejectedFor(await setRhythm(journey.id, 'HOURLY'))).toEqual(['unsubscribe rejection.unsubscribeInvalid']);
    const wrong = await new SetRhythmHandler(world.db.database).execute(new SetRhythm('no-link', 'DAILY'));
    expect(rejectedFor(wrong)).toEqual(['unsubscribe rejection.unsubscribeInvalid']);
    accepted(await world.unsubscribe(journey.id));
    expect((await setRhythm(journey.id, 'DAILY')).ok).toBe(false);
  });
});
