import { jest } from '@jest/globals';
import { freshForEachTest } from '../../../journeys/test/fresh-for-each-test.js';
import { TripWorld, type Agent } from '../../../journeys/test/trip-world.js';
import { aRestriction } from '../../../restrictions/test/a-restriction.js';
import { aPostOffice, type PostOffice } from '../../test/a-post-office.js';

jest.setTimeout(30_000);

let world: TripWorld;
let agent: Agent;
let post: PostOffice;
let rules: Awaited<ReturnType<TripWorld['saved']>>;

const source = { sourceUri: 'https://visa.example/waiver' };
const waiver = (ends: { validFrom?: string; validUntil?: string } = {}) =>
  aRestriction()
    .for('TH')
    .stating({ ErVisaRequired: false }, { ...source, ...ends });

/** Changes the ends alone, and lets the worker do all that follows, twice. */
async function revise(ends: Parameters<typeof waiver>[0]): Promise<void> {
  post.handed.length = 0;
  rules = await world.saved(waiver(ends).revising(rules));
  await world.processLog();
  await world.processLog({ again: true });
  world.later(world.config.mailCoalesceSeconds);
  await post.deliver();
  await post.deliver();
}
const receivers = (): string[] => post.handed.map(({ to }) => to).sort();
/** What the mail says of the change, a line each. */
function sides(to: string): { was: string[]; now: string[] } {
  const { text } = post.handed.find((mail) => mail.to === to)!;
  const [, was, now] = /^ {2}Before:([\s\S]*?)\n {2}Now:([\s\S]*?)\n\n/m.exec(text)!;
  const lines = (side: string): string[] => side.trim().split(/\n +/);
  return { was: lines(was!), now: lines(now!) };
}

const FREE = 'No visa is required.';
const FREE_AFTER_COLON = 'no visa is required.';

freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
  agent = await world.agent('Sonnenweg Reisen');
  post = aPostOffice(world);
  rules = await world.saved(waiver({ validUntil: '2026-12-31' }));
  await world.followedJourney(agent, 'whole@traveller.example');
  await world.followedJourney(agent, 'short@traveller.example', { dateEnd: '2026-05-28' });
  await world.followedJourney(agent, 'vietnam@traveller.example', { destinationIds: ['VN'] });
});

describe('a change of the ends alone', () => {
  it('sends one mail to the trips that last beyond the new end, with what was and what is on which days', async () => {
    await revise({ validUntil: '2026-05-31' });
    expect(receivers()).toEqual(['whole@traveller.example']);
    expect(sides('whole@traveller.example')).toEqual({
      was: [FREE],
      now: [`Until 31 May 2026: ${FREE_AFTER_COLON}`, 'From 1 June 2026: not yet known.'],
    });
    expect(post.handed[0]!.html).toContain(
      `Until 31 May 2026: ${FREE_AFTER_COLON}<br/>From 1 June 2026: not yet known.`,
    );
  });

  it('that moves an end within the trip names both, and an end taken away what holds without it', async () => {
    await revise({ validUntil: '2026-05-31' });
    await revise({ validUntil: '2026-06-04' });
    expect(receivers()).toEqual(['whole@traveller.example']);
    expect(sides('whole@traveller.example')).toEqual({
      was: [`Until 31 May 2026: ${FREE_AFTER_COLON}`, 'From 1 June 2026: not yet known.'],
      now: [`Until 4 June 2026: ${FREE_AFTER_COLON}`, 'From 5 June 2026: not yet known.'],
    });
    await revise({});
    expect(receivers()).toEqual(['whole@traveller.example']);
    expect(sides('whole@traveller.example')).toMatchObject({ now: [FREE] });
  });

  it('that moves a beginning into the trip says from when it holds', async () => {
    await revise({ validFrom: '2026-05-25' });
    expect(receivers()).toEqual(['short@traveller.example', 'whole@traveller.example']);
    expect(sides('short@traveller.example')).toEqual({
      was: [FREE],
      now: ['Until 24 May 2026: not yet known.', `From 25 May 2026: ${FREE_AFTER_COLON}`],
    });
  });

  it('after the last day of every trip sends nothing', async () => {
    await revise({ validUntil: '2026-11-30' });
    await revise({ validUntil: '2026-06-11' });
    await revise({});
    expect(post.handed).toEqual([]);
    expect(await world.query("select 1 from outgoing_mail where kind = 'CHANGE'")).toEqual([]);
  });
});
