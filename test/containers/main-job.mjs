import assert from 'node:assert/strict';
import { eventually } from './client.mjs';
import { steadyLoad } from './steady-load.mjs';

// Seeded with country facts only: this test states all its rules.
const PLACE = 'MW';
const TRAVELLERS = 40;
const AT_ONCE = 8;
const PER_SECOND = 20;
const READY_MS = 120_000;
const MAILS_MS = 120_000;
/** What comes late would be a second mail. */
const QUIET_MS = 10_000;

const address = (number) => `traveller-${number}@example.com`;

/**
 * Rules, lookup, trip pages, subscriptions; then one change, of which every traveller is notified while `disturb` does what it does. Throws at the first
 * thing that is not as it has to be, lost and doubled mails and failed requests among them.
 */
export async function playMainJob(client, { accounts, disturb, report }) {
  await eventually(READY_MS, 'ready', () => client.ready());
  const [editor, agent] = await Promise.all([
    client.login(accounts.editor, accounts.password),
    client.login(accounts.agent, accounts.password),
  ]);

  report('an editor states a rule, an agent looks it up');
  assert.deepEqual(statuses(await client.lookUp(agent, PLACE)), { VISA: 'UNKNOWN', ID_OR_PASSPORT: 'UNKNOWN' });
  const stated = await client.createRestriction(editor, PLACE, {
    ErVisaRequired: false,
    ErVisaFreeDays: 90,
    ErPassportSufficient: true,
  });
  await eventually(5_000, 'the new rule in the answers of all replicas', async () => {
    for (let time = 0; time < 4; time += 1)
      if (statuses(await client.lookUp(agent, PLACE)).VISA === 'UNKNOWN') return false;
    return true;
  });

  report(`${TRAVELLERS} travellers get a trip page and confirm their subscription`);
  const trips = await inBatches(TRAVELLERS, () => client.createTrip(agent, PLACE));
  await inBatches(TRAVELLERS, (number) => client.subscribe(trips[number], address(number)));
  const requests = await eventually(MAILS_MS, 'a mail to confirm with for every traveller', async () => {
    const mails = await client.mailsOf('VERIFICATION');
    return mails.length >= TRAVELLERS && mails;
  });
  await inBatches(TRAVELLERS, (number) => client.confirm(requests[number]));

  report(`the rule changes, with ${PER_SECOND} requests a second beside it`);
  const load = steadyLoad(
    [
      { name: 'lookup', send: () => client.lookUp(agent, PLACE) },
      { name: 'trip page', send: () => page(client, `/m/${trips[0]}`) },
      { name: 'lookup', send: () => client.lookUp(agent, PLACE) },
      { name: 'console', send: () => page(client, '/') },
    ],
    PER_SECOND,
  );
  let played;
  try {
    await client.updateRestriction(editor, stated, { ErVisaRequired: true, ErVisaFreeDays: null });
    await disturb();
    await eventually(
      MAILS_MS,
      'a mail of the change for every traveller',
      async () => new Set(recipients(await client.mailsOf('CHANGE'))).size === TRAVELLERS,
    );
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    await eventually(READY_MS, 'ready at the end', () => client.ready());
  } finally {
    played = await load.stop();
  }
  assert.deepEqual(played.failures, [], 'requests failed');
  assert.equal(statuses(await client.lookUp(agent, PLACE)).VISA, 'REQUIRED');
  const copies = new Map();
  for (const mail of await client.mailsOf('CHANGE'))
    for (const { address: to } of mail.to) copies.set(to, [...(copies.get(to) ?? []), mail.headers['message-id']]);
  const twice = [...copies.values()].filter((ids) => ids.length > 1);
  // A worker that is killed between handing a mail over and noting it sends it again: the same mail, which readers' programs show once.
  for (const ids of twice) assert.deepEqual([ids.length, new Set(ids).size], [2, 1], 'a mail came twice as two mails');
  return { ...played, travellers: copies.size, twice: twice.length };
}

const recipients = (mails) => mails.flatMap(({ to }) => to.map((one) => one.address));

function statuses({ summary }) {
  const of = (key) => summary.find((one) => one.key === key).status;
  return { VISA: of('VISA'), ID_OR_PASSPORT: of('ID_OR_PASSPORT') };
}

async function page(client, path) {
  const { status, text } = await client.send(path);
  if (status !== 200 || !text.includes('<html')) throw new Error(`${status} ${text.slice(0, 200)}`);
}

async function inBatches(count, work) {
  const results = [];
  while (results.length < count) {
    const from = results.length;
    const size = Math.min(AT_ONCE, count - from);
    results.push(...(await Promise.all(Array.from({ length: size }, (_, at) => work(from + at)))));
  }
  return results;
}
