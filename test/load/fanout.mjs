import { generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LinkSecrets } from '@landfall/platform';
import { TripLinks } from '@landfall/journeys/trip-links';
import { ask, headersWith, login, startProduct, waitForDisk } from './bench-home.mjs';
import { against, ms, printLimits, printTable, sample, seconds, seeded, spread, times } from './figures.mjs';
import { LOOKUP, lookupVariables } from './lookup-requests.mjs';
import { startMailSink } from './mail-sink.mjs';
import { openLoop } from './open-loop.mjs';
import { startTraveller } from './pages.mjs';
import { cpuSeconds, stopProcess } from './processes.mjs';
import { lookupPlaces } from './lookups.mjs';
import { addressOf, arrangeTripPages, mailsOpen, rowsOf, vacuumAndFlush } from './trip-pages.mjs';

const COUNTRY = 'TH';
const LOOKUP_RATE = 20;
const DEADLINE_MS = 400_000;
const QUIET_MS = 5_000;
const LIMITS = {
  fullPages: 10_000,
  lastMailSeconds: 180,
  lookupP99Ms: 50,
  confirmP99Seconds: 10,
  stopSeconds: 10,
  shownP95Seconds: 5,
  mailsPerSecond: (distinct) => (distinct <= 50 ? 360 : 250),
};
/** Each watched page is read so often: more would take the processors from the work that is measured. */
const WATCH_MS = 1_000;
const TRAVELLER_PORT = 3280;
const CONFIRM_MS = 200;
const day = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const CREATE = `mutation ($email: String!) { createMyjourney(departureType: COUNTRY, departureId: "DE", destinationsTypes: [COUNTRY], destinationIds: ["${COUNTRY}"],
  citizenshipCountryIds: ["DE"], dateStart: "${day(20)}", dateEnd: "${day(30)}", restrictionType: PRIVATE, language: "en", email: $email) { ok errors { field messages } } }`;
const ADDED = {
  textDe: 'Ab sofort ist vor der Einreise ein Formular auszufüllen und der Nachweis mitzuführen.',
  textEn: 'From now on a form has to be completed before entry; carry the proof with you.',
};
const EDITED = `fragment edited on EntryRestriction {
  id version level isActive country { id } reminder internalNote internalSources regionDeviationTourism regionDeviationBusiness
  details {
    id restrictionType citizenshipGroups citizenships { id } departureGroups departures { id } sourceUri authority { id } restrictionDetailJson checkedAt
    noRestrictions { startDate endDate } noAccess { startDate endDate } someRestrictions { startDate endDate } note { noteDeRaw noteEnRaw }
  }
}`;

/** One change that concerns all trip pages, once per number of distinct itineraries; each run on a database of its own. */
export async function benchFanout(bench, { pages, made, distinct, profile, stops, dkim, watched, confirm }, report) {
  const runs = [];
  for (const count of distinct)
    runs.push(
      await run(
        bench,
        {
          pages,
          made,
          distinct: Math.min(count, pages),
          profile: profile && `${profile}/${count}`,
          stops,
          dkim,
          watched,
          confirm,
        },
        report,
      ),
    );
  print(runs, pages);
  return runs;
}

async function run(bench, { pages, made, distinct, profile, stops, dkim, watched, confirm }, report) {
  const sink = await startMailSink();
  const env = dkim ? await dkimSettings(bench.home) : {};
  const product = await startProduct(bench, { smtpPort: sink.port, profile, env });
  const traveller = watched > 0 ? await startTraveller(bench, product) : null;
  try {
    report(`arranging ${pages} trip pages of ${distinct} itineraries with confirmed subscriptions`);
    const began = Date.now();
    const agent = await login(product.url, 'agent');
    await waitForDisk(bench, false);
    await arrangeTripPages(product, {
      token: agent,
      secret: bench.secret,
      pages,
      made,
      distinct,
      country: COUNTRY,
    });
    await until(async () => (await mailsOpen(product.databaseUrl)) === 0, 'the verification mails were not sent');
    await waitForDisk(bench, true);
    await vacuumAndFlush(product.databaseUrl);
    report(
      `arranged in ${seconds((Date.now() - began) / 1000)}; now one change, with ${LOOKUP_RATE} lookups/s beside it`,
    );
    const paths = await somePaths(product, bench.secret, watched);
    return { pages, distinct, ...(await measure(product, sink, { pages, agent, stops, dkim, paths, confirm })) };
  } finally {
    await Promise.all([product.api, product.worker, ...(traveller ? [traveller] : [])].map(stopProcess));
    sink.close();
  }
}

async function measure(product, sink, { pages, agent, stops, dkim, paths, confirm }) {
  const editor = await login(product.url, 'editor');
  const requests = lookupVariables(200, await lookupPlaces(product.databaseUrl));
  const bodies = requests.map(({ variables }) => JSON.stringify({ query: LOOKUP, variables }));
  let [finish, begin] = [];
  const finished = new Promise((resolve) => (finish = resolve));
  const warm = new Promise((resolve) => (begin = resolve));
  const lookups = openLoop(
    {
      url: product.url,
      headers: headersWith(agent),
      bodies,
      rate: LOOKUP_RATE,
      warmUpSeconds: 10,
      measureSeconds: DEADLINE_MS / 1_000,
      expected: '{"data":{"destinationDetail":',
    },
    { onMeasure: begin, until: finished },
  );
  await warm;
  const input = await changedRestriction(product.url, editor);
  // Their first readings belong to the time before the change.
  for (const path of paths) if (await isShown(path)) throw new Error(`${path} shows the change before it is made.`);
  const cpu = cpuSeconds(product.worker.child.pid);
  const changedAt = Date.now();
  const saved = await ask(
    product.url,
    editor,
    'mutation($input: EntryRestrictionInput!) { updateEntryRestriction(input: $input) { ok errors { field messages } } }',
    { input },
  );
  if (!saved.updateEntryRestriction.ok)
    throw new Error(`The change was rejected: ${JSON.stringify(saved.updateEntryRestriction)}`);
  const watching = Promise.all(paths.map((path) => shownAfter(path, changedAt)));
  const notified = () => sink.mails.filter((mail) => mail.kind === 'CHANGE');
  const confirmations = confirmedBehind(product, sink, { agent, count: confirm, notified });
  const stopSeconds = await stopWorkers(product, { stops, pages, notified });
  await until(() => notified().length >= pages, 'not all mails arrived').catch(() => undefined);
  const workerSeconds = cpuSeconds(product.worker.child.pid) - cpu;
  finish();
  const { latencies: _, ...lookup } = await lookups;
  // What comes late would be a second mail.
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  const [recompute] = await rowsOf(
    product.databaseUrl,
    'select extract(epoch from finished_at - requested_at)::float8 as seconds from recompute_task order by position desc limit 1',
  );
  const times = notified()
    .map((mail) => mail.at)
    .sort((a, b) => a - b);
  const shown = spread((await watching).map((time) => time / 1000));
  return {
    ...counted(notified(), pages),
    unsigned: dkim ? notified().filter((mail) => !mail.isSigned).length : 0,
    shownP95: paths.length > 0 ? shown.p95 : null,
    shownMax: paths.length > 0 ? shown.max : null,
    stopSeconds,
    confirmations: await confirmations,
    firstSeconds: (times[0] - changedAt) / 1000,
    lastSeconds: (times.at(-1) - changedAt) / 1000,
    mailsPerSecond: times.length / ((times.at(-1) - times[0]) / 1000),
    recomputeSeconds: recompute.seconds,
    // Of one worker from beginning to end.
    workerCpuMsPerMail: stops > 0 ? null : (workerSeconds * 1000) / pages,
    lookup,
  };
}

/**
 * New subscriptions while the mails of the change go out, one after the other: seconds from the answer of the api until the mail that asks for
 * confirmation is with the mail server.
 */
async function confirmedBehind(product, sink, { agent, count, notified }) {
  if (count === 0) return null;
  await until(() => notified().length > 0, 'no mail of the change was sent');
  const requested = new Map();
  for (let number = 0; number < count; number += 1) {
    const email = `confirm-${number}@bench.example`;
    const { createMyjourney } = await ask(product.url, agent, CREATE, { email });
    if (!createMyjourney.ok) throw new Error(`A trip page was rejected: ${JSON.stringify(createMyjourney.errors)}`);
    requested.set(email, Date.now());
    await new Promise((resolve) => setTimeout(resolve, CONFIRM_MS));
  }
  const arrived = () => sink.mails.filter(({ to, kind }) => kind === 'VERIFICATION' && requested.has(to));
  await until(() => arrived().length >= count, 'not all requests for confirmation arrived');
  return spread(arrived().map(({ to, at }) => (at - requested.get(to)) / 1000));
}

/** Random pages, as the traveller process serves them. */
async function somePaths({ databaseUrl, publicUrl }, secret, count) {
  if (count === 0) return [];
  const links = new TripLinks(new LinkSecrets(secret), publicUrl);
  const ids = (await rowsOf(databaseUrl, 'select id from journey order by id')).map(({ id }) => id);
  return sample(seeded(count), ids, count).map((id) => new URL(links.tripUrl(id)).pathname);
}

/** Milliseconds until a page shows what has changed. */
async function shownAfter(path, changedAt) {
  await new Promise((resolve) => setTimeout(resolve, Math.random() * WATCH_MS));
  for (;;) {
    if (await isShown(path)) return Date.now() - changedAt;
    if (Date.now() - changedAt > DEADLINE_MS) throw new Error(`${path} does not show the change.`);
    await new Promise((resolve) => setTimeout(resolve, WATCH_MS));
  }
}

async function isShown(path) {
  const response = await fetch(`http://127.0.0.1:${TRAVELLER_PORT}${path}?lang=en`);
  const page = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return page.includes(ADDED.textEn);
}

/** A key of its own, as operators make one. */
async function dkimSettings(home) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const file = join(home, 'dkim.pem');
  await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  return { DKIM_DOMAIN: 'landfall.example', DKIM_SELECTOR: 'bench', DKIM_PRIVATE_KEY_FILE: file };
}

/** Stops the worker again and again while it sends, as a deployment does, and starts another. Returns how long each took to end. */
async function stopWorkers(product, { stops, pages, notified }) {
  const took = [];
  for (let stop = 1; stop <= stops; stop += 1) {
    const share = (stop / (stops + 1)) * pages;
    await until(() => notified().length >= share, 'the mails did not come far enough to stop the worker');
    const began = Date.now();
    product.worker.child.kill('SIGTERM');
    await product.worker.ended;
    took.push((Date.now() - began) / 1000);
    product.worker = product.startWorker();
  }
  return took;
}

/** Every address once and no other; every mail with an id of its own. */
function counted(mails, pages) {
  const perAddress = new Map();
  for (const { to } of mails) perAddress.set(to, (perAddress.get(to) ?? 0) + 1);
  const expected = new Set(Array.from({ length: pages }, (_, page) => addressOf(page)));
  return {
    mails: mails.length,
    missing: [...expected].filter((address) => !perAddress.has(address)).length,
    twice: [...perAddress.values()].filter((count) => count > 1).length,
    strangers: [...perAddress.keys()].filter((address) => !expected.has(address)).length,
    sharedIds: mails.length - new Set(mails.map((mail) => mail.messageId)).size,
  };
}

/** The editors' rules of the country, with a new statement for everyone of an unstated type. */
export async function changedRestriction(url, token) {
  const { entryRestrictions: list } = await ask(
    url,
    token,
    `${EDITED} query { entryRestrictions(countryId: "${COUNTRY}", restrictionLevel: COUNTRY, provenance: EDITORIAL) { ...edited } }`,
  );
  const { detailTypes } = await ask(url, token, 'query { detailTypes { key kind showBusiness } }');
  const { country, ...restriction } = list[0];
  const said = new Set(restriction.details.flatMap((detail) => Object.keys(detail.restrictionDetailJson)));
  // Seen by every traveller, those on business too; the note of a detail is no value of its own.
  const free = (requested) =>
    detailTypes.find(
      ({ key, kind, showBusiness }) => kind === requested && showBusiness && key !== 'Note' && !said.has(key),
    );
  const type = free('YESNOTEXT') ?? free('FREETEXT');
  const value = ADDED;
  const added = ['BUSINESS', 'PRIVATE'].map((restrictionType) => ({
    restrictionType,
    restrictionDetailJson: {
      [type.key]: type.kind === 'YESNOTEXT' ? { yes: true, ...value } : { de: value.textDe, en: value.textEn },
    },
  }));
  return {
    ...restriction,
    countryId: country.id,
    isSignificant: true,
    details: [...restriction.details.map(asInput), ...added],
  };
}

function asInput({
  citizenshipGroups,
  citizenships,
  departureGroups,
  departures,
  authority,
  note,
  noRestrictions,
  noAccess,
  someRestrictions,
  ...rest
}) {
  return {
    ...rest,
    citizenshipIds: audience(citizenshipGroups, citizenships),
    departureIds: audience(departureGroups, departures),
    authorityId: authority?.id ?? null,
    noteDe: note.noteDeRaw,
    noteEn: note.noteEnRaw,
    noRestrictionsStart: noRestrictions.startDate,
    noRestrictionsEnd: noRestrictions.endDate,
    noAccessStart: noAccess.startDate,
    noAccessEnd: noAccess.endDate,
    someRestrictionsStart: someRestrictions.startDate,
    someRestrictionsEnd: someRestrictions.endDate,
  };
}

/** Groups come with their members; the api recognises a group that is sent back as its members. */
const audience = (groups, countries) => [...groups, ...countries.map((country) => country.id)];

async function until(holds, otherwise) {
  const deadline = Date.now() + DEADLINE_MS;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`After ${DEADLINE_MS / 1000} s ${otherwise}.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function print(runs, pages) {
  console.log(
    `\nFan-out: one change, ${pages} trip pages concerned, ${LOOKUP_RATE} lookups/s beside it (the waiting time for further changes, MAIL_COALESCE_SECONDS, is part of all times)`,
  );
  printTable(
    [
      'distinct itineraries',
      'first mail',
      'last mail',
      'mails/s',
      'worker CPU/mail',
      'recompute',
      'per itinerary',
      'missing',
      'twice',
      'pages right p95',
      'max',
      'lookups p50',
      'p99',
      'errors',
    ],
    runs.map((r) => [
      r.distinct,
      seconds(r.firstSeconds),
      seconds(r.lastSeconds),
      r.mailsPerSecond.toFixed(0),
      r.workerCpuMsPerMail === null ? '' : ms(r.workerCpuMsPerMail),
      seconds(r.recomputeSeconds),
      ms((r.recomputeSeconds * 1000) / r.distinct),
      r.missing,
      r.twice + r.strangers + r.sharedIds,
      r.shownP95 === null ? '' : seconds(r.shownP95),
      r.shownMax === null ? '' : seconds(r.shownMax),
      ms(r.lookup.p50),
      ms(r.lookup.p99),
      r.lookup.errors,
    ]),
  );
  const ends = runs.flatMap((r) => r.stopSeconds);
  if (ends.length > 0)
    console.log(`  The worker was stopped ${ends.length} times; it ended within ${seconds(Math.max(...ends))}.`);
  const [few, many] = [runs[0], runs.at(-1)];
  if (few !== many)
    console.log(
      `  Recomputing takes ${times(many.recomputeSeconds / few.recomputeSeconds)} the time for ${times(many.distinct / few.distinct)} the distinct itineraries, with the same ${pages} trip pages.`,
    );
  console.log('\nLimits');
  printLimits(
    runs.flatMap((r) => [
      ...(pages === LIMITS.fullPages
        ? [against(`${r.distinct} itineraries: last mail`, r.lastSeconds, LIMITS.lastMailSeconds, seconds)]
        : []),
      ...(r.shownP95 === null
        ? []
        : [against(`${r.distinct} itineraries: pages right, p95`, r.shownP95, LIMITS.shownP95Seconds, seconds)]),
      ...(r.confirmations === null
        ? []
        : [
            against(
              `${r.distinct} itineraries: request for confirmation behind them, p99`,
              r.confirmations.p99,
              LIMITS.confirmP99Seconds,
              seconds,
            ),
          ]),
      ...(r.stopSeconds.length > 0
        ? []
        : [
            {
              name: `${r.distinct} itineraries: mails per second`,
              shown: `${r.mailsPerSecond.toFixed(0)} (goal ${LIMITS.mailsPerSecond(r.distinct)})`,
              holds: r.mailsPerSecond >= LIMITS.mailsPerSecond(r.distinct),
            },
          ]),
      against(`${r.distinct} itineraries: p99 of the lookups`, r.lookup.p99, LIMITS.lookupP99Ms, ms),
      ...(r.stopSeconds.length > 0
        ? [against('longest end of a worker', Math.max(...r.stopSeconds), LIMITS.stopSeconds, seconds)]
        : []),
      {
        name: `${r.distinct} itineraries: none twice, none missing`,
        shown: `${r.mails} mails to ${pages} addresses`,
        holds: r.mails === pages && r.missing + r.twice + r.strangers + r.sharedIds + r.unsigned === 0,
      },
    ]),
  );
  if (runs.some((r) => r.mails !== pages || r.missing + r.twice + r.strangers + r.sharedIds + r.unsigned > 0))
    process.exitCode = 1;
}
