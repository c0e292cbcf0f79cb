import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
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
 * Rules, lookup, trip pages, subscriptions; then a change for each of `disturbances`, of which every traveller is notified while it runs. Throws at the first
 * thing that is not as it has to be, lost and doubled mails and failed requests among them.
 */
export async function playMainJob(client, { accounts, disturbances, report }) {
  await eventually(READY_MS, 'ready', () => client.ready());
  const [editor, agent] = await Promise.all([
    client.login(accounts.editor, accounts.password),
    client.login(accounts.agent, accounts.password),
  ]);

  report('an editor states a rule, an agent looks it up');
  assert.deepEqual(statuses(await client.lookUp(agent, PLACE)), { VISA: 'UNKNOWN', ID_OR_PASSPORT: 'UNKNOWN' });
  let stated = await client.createRestriction(editor, PLACE, {
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

  report('a trip page comes on paper');
  const printed = await client.send(`/m/${trips[0]}/pdf`);
  assert.equal(printed.status, 200);
  assert.equal(printed.text.slice(0, 5), '%PDF-');

  const results = [];
  for (const [index, { name, disturb, mayRepeat }] of disturbances.entries()) {
    report(`the rule changes, with ${PER_SECOND} requests a second beside it; meanwhile: ${name}`);
    const isRequired = index % 2 === 0;
    const before = await client.mailsOf('CHANGE');
    const load = steadyLoad(requestsOf(client, agent, trips[0]), PER_SECOND);
    let played;
    try {
      stated = await client.updateRestriction(editor, stated, {
        ErVisaRequired: isRequired,
        ErVisaFreeDays: isRequired ? null : 90,
      });
      await disturb();
      await eventually(MAILS_MS, 'a mail of the change for every traveller', async () => {
        const notified = new Set(recipients(await newMails(client, before)));
        return notified.size === TRAVELLERS;
      });
      await delay(QUIET_MS);
      await eventually(READY_MS, 'ready at the end', () => client.ready());
    } finally {
      played = await load.stop();
    }
    assert.deepEqual(played.failures, [], 'requests failed');
    assert.equal(statuses(await client.lookUp(agent, PLACE)).VISA, isRequired ? 'REQUIRED' : 'OK');
    results.push({ name, ...played, travellers: TRAVELLERS, twice: copies(await newMails(client, before), mayRepeat) });
  }
  return { results, restriction: stated, agent, editor };
}

const requestsOf = (client, agent, trip) => [
  { name: 'lookup', send: () => client.lookUp(agent, PLACE) },
  { name: 'trip page', send: () => page(client, `/m/${trip}`) },
  { name: 'lookup', send: () => client.lookUp(agent, PLACE) },
  { name: 'console', send: () => page(client, '/') },
];

async function newMails(client, before) {
  const known = new Set(before.map(({ id }) => id));
  return (await client.mailsOf('CHANGE')).filter(({ id }) => !known.has(id));
}

/**
 * How many travellers got a second copy. A worker that is killed between handing a mail over and noting it sends it again: the same mail,
 * which readers' programs show once.
 */
function copies(mails, mayRepeat) {
  const ids = new Map();
  for (const mail of mails)
    for (const { address: to } of mail.to) ids.set(to, [...(ids.get(to) ?? []), mail.headers['message-id']]);
  const twice = [...ids.values()].filter((each) => each.length > 1);
  if (!mayRepeat) assert.deepEqual(twice, [], 'mails came twice');
  for (const each of twice)
    assert.deepEqual([each.length, new Set(each).size], [2, 1], 'a mail came twice as two mails');
  return twice.length;
}

/**
 * A change and a subscription that no worker has seen when `restore` brings a dump into a new cluster: each mail of both goes out afterwards, once.
 */
export async function playRestore(client, { restriction, agent, editor }, { restore, report }) {
  report('a change and a subscription wait; the database is restored into a new cluster, with an empty Redis');
  const before = await client.mailsOf('CHANGE');
  const confirmations = (await client.mailsOf('VERIFICATION')).length;
  await client.updateRestriction(editor, restriction, { ErVisaRequired: true, ErVisaFreeDays: null });
  await client.subscribe(await client.createTrip(agent, PLACE), address(TRAVELLERS));
  await restore();
  await eventually(READY_MS, 'ready after the restore', () => client.ready());
  assert.equal(statuses(await client.lookUp(agent, PLACE)).VISA, 'REQUIRED');
  await eventually(MAILS_MS, 'the mails that were due at the dump', async () => {
    const changes = new Set(recipients(await newMails(client, before)));
    return changes.size === TRAVELLERS && (await client.mailsOf('VERIFICATION')).length > confirmations;
  });
  await delay(QUIET_MS);
  assert.equal(copies(await newMails(client, before), false), 0);
  const requests = await client.mailsOf('VERIFICATION');
  assert.equal(requests.length, confirmations + 1, 'mails to confirm with');
  await client.confirm(requests.at(-1));
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
