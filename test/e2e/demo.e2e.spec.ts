import type { JourneyPage } from '@landfall/platform/schema';
import { eventually } from '@landfall/platform/testing';
import { Landfall } from './landfall.js';
import { lookUp, inDays } from './operations.js';

let landfall: Landfall;
beforeAll(async () => {
  landfall = await Landfall.start({ env: { DEMO_TRIPS: 'on' } });
}, 240_000);
afterAll(() => landfall.stop(), 60_000);

const tripsOf = async (token: string) =>
  (
    await landfall.data<{ myjourneys: JourneyPage }>(
      token,
      '{ myjourneys(limit: 100) { totalCount results { internalNote } } }',
    )
  ).myjourneys;

it('has trip pages of all kinds, and changes a rule for them, but says in the end what the rule says', async () => {
  const agent = await landfall.login('agent');
  await eventually(async () => {
    const mails = await landfall.mailsTo('petersen@travellers.example');
    // One asks for the confirmation, the next says what has changed. The trip may begin on a 30th.
    expect(mails.map(({ text }) => /(60|30) Tage/.exec(text)?.[1] ?? 'link')).toContain('60');
  });
  expect((await tripsOf(agent)).totalCount).toBe(12);
  expect((await tripsOf(await landfall.login('agent-two'))).totalCount).toBe(2);
  const { sections } = await lookUp(landfall, agent, {
    destinations: ['TH'],
    citizenships: ['DE'],
    dateStart: inDays(10),
    dateEnd: inDays(20),
  });
  const days = sections.flatMap(({ entries }) => entries).find(({ detailType }) => detailType === 'ErVisaFreeDays');
  expect(days?.value).toBe(30);
  const { whoAmI } = await landfall.data<{ whoAmI: { organisation: { id: string } } }>(
    agent,
    '{ whoAmI { organisation { id } } }',
  );
  const { organisation } = await landfall.data<{ organisation: { logo: string | null } }>(
    agent,
    'query ($id: ID!) { organisation(id: $id) { logo } }',
    { id: whoAmI.organisation.id },
  );
  expect(organisation.logo).toMatch(/^\/media\//);
}, 120_000);
