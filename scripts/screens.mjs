// Photographs every screen of a started demo into docs/screens: node scripts/screens.mjs [URL]. Needs CHROMIUM_PATH; fills the demo with trips where it has none.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { ROOT } from './lib/workspace.mjs';

const base = (process.argv[2] ?? 'http://localhost:3000').replace(/\/$/, '');
const FOLDER = join(ROOT, 'docs/screens');
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];
const QUALITY = 62;
const SETTLE_MS = 2_500;
const DAY_MS = 86_400_000;

const day = (ahead) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);
const trip = `nat=DE,TR&from=DE&to=TH,GB&start=${day(20)}&end=${day(30)}&purpose=private`;

/** Who sees what: a name, an address, and how to get there where an address does not say all. */
const SCREENS = [
  { user: null, name: 'login', path: '/login' },
  { user: null, name: 'forgotten-password', path: '/auth/password-reset?lang=en' },
  { user: null, name: 'trip-page', path: () => linkOf('PRIVATE') },
  { user: null, name: 'cruise-page', path: () => linkOf('CRUISE') },
  { user: 'agent', name: 'news-board', path: '/newsboard' },
  { user: 'agent', name: 'news', path: '/news' },
  { user: 'agent', name: 'search', path: '/search' },
  { user: 'agent', name: 'answer', path: `/destination/overview/?${trip}` },
  { user: 'agent', name: 'comparison', path: `/destination/overview/?${trip}&vs=start:${day(120)}` },
  { user: 'agent', name: 'where-to', path: '/where-to' },
  { user: 'agent', name: 'world-map', path: '/map' },
  { user: 'agent', name: 'country-of-the-map', path: '/map?country=TH' },
  { user: 'agent', name: 'risk-matrix', path: '/risk-matrix' },
  { user: 'agent', name: 'country-database', path: '/countries-information?country=TH' },
  { user: 'agent', name: 'events', path: '/events' },
  { user: 'agent', name: 'events-map', path: '/events-map' },
  { user: 'agent', name: 'trip-pages', path: '/mytrip-history' },
  { user: 'agent', name: 'information-centre', path: '/informationcenter' },
  { user: 'agent', name: 'profile', path: '/profile/edit' },
  { user: 'agent', name: 'favourite-countries', path: '/organisation/countries-selection' },
  { user: 'agent', name: 'favourite-lines', path: '/organisation/cruise-lines' },
  { user: 'agent', name: 'widget-settings', path: '/widget/settings' },
  { user: 'agent', name: 'trip-settings', path: '/organisation/mytrip-settings' },
  { user: 'editor', name: 'restrictions', path: '/entryrestrictions' },
  { user: 'editor', name: 'editor-sheet', path: () => editorOf('TH') },
  { user: 'editor', name: 'reviews-due', path: '/reviewsdue' },
  { user: 'editor', name: 'decisions', path: '/scheduledrevisions' },
  { user: 'editor', name: 'coming-ends', path: '/comingends' },
  { user: 'editor', name: 'official-lists', path: '/officiallists' },
  { user: 'editor', name: 'news-list', path: '/news-admin' },
  { user: 'editor', name: 'news-form', path: '/news-admin/add/' },
  { user: 'editor', name: 'text-snippets', path: '/textsnippets' },
  { user: 'editor', name: 'imports', path: '/imports' },
  { user: 'editor', name: 'users', path: '/users' },
  { user: 'editor', name: 'organisations', path: '/organisations' },
];

async function call(token, query, variables = {}) {
  const response = await fetch(`${base}/api/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': 'en',
      authorization: `JWT ${token ?? 'no token'}`,
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors.map(({ message }) => message).join('\n'));
  return data;
}

const login = async (username) =>
  (
    await call(null, 'mutation ($u: String!, $p: String!) { tokenAuth(username: $u, password: $p) { token } }', {
      u: username,
      p: 'landfall-demo',
    })
  ).tokenAuth.token;

/** The newest page of a trip of this kind that is open, in English. */
async function linkOf(filter) {
  const { myjourneys } = await call(
    tokens.agent,
    'query ($f: JourneyFilter) { myjourneys(filter: $f, limit: 20) { results { link isActive } } }',
    { f: filter },
  );
  const { link } = myjourneys.results.find(({ isActive }) => isActive);
  return `${new URL(link).pathname}?lang=en`;
}

async function editorOf(country) {
  const { entryRestrictions } = await call(
    tokens.editor,
    'query ($c: ID!) { entryRestrictions(countryId: $c, restrictionLevel: COUNTRY) { id provenance } }',
    { c: country },
  );
  return `/entryrestrictions/${entryRestrictions.find(({ provenance }) => provenance !== 'IMPORTED').id}/edit`;
}

const TRIPS = [
  { from: 1, to: 15, places: ['TH'], nationalities: ['DE'], note: 'Petersen' },
  { from: 2, to: 9, places: ['GB'], nationalities: ['PL'], note: 'Nowak' },
  { from: 3, to: 20, places: ['TH', 'KH'], nationalities: ['DE', 'TR'], note: 'Brandt, Yıldız' },
  { from: 4, to: 12, places: ['IN'], nationalities: ['DE', 'IN'], note: 'Hansen, Rao' },
  { from: 6, to: 20, places: ['US'], nationalities: ['AT'], note: 'Schulz' },
  { from: 5, to: 10, places: ['ES'], nationalities: ['DE'], note: null },
  { from: 20, to: 34, places: ['KE', 'TZ'], nationalities: ['DE'], note: 'Safari' },
];

async function fill(agent) {
  const { myjourneys } = await call(agent, '{ myjourneys(limit: 1) { totalCount } }');
  if (myjourneys.totalCount > 0) return;
  for (const { from, to, places, nationalities, note } of TRIPS)
    await call(
      agent,
      `mutation ($d: [ID!], $t: [PlaceType!], $c: [ID!]!, $s: Date!, $e: Date!, $n: String) {
        createMyjourney(departureType: COUNTRY, departureId: "DE", destinationsTypes: $t, destinationIds: $d, citizenshipCountryIds: $c,
          dateStart: $s, dateEnd: $e, restrictionType: PRIVATE, language: "en", internalNote: $n) { ok } }`,
      { d: places, t: places.map(() => 'COUNTRY'), c: nationalities, s: day(from), e: day(to), n: note },
    );
  await call(agent, 'mutation ($c: [ID!]!) { updateOrganisationCountrySelection(countryIds: $c) { ok } }', {
    c: ['TH', 'AE', 'TR', 'EG', 'KE', 'JP'],
  });
}

const tokens = { agent: await login('agent'), editor: await login('editor') };
await fill(tokens.agent);
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
try {
  for (const size of SIZES) {
    for (const user of [null, 'agent', 'editor']) {
      const kept = {
        'landfall.language': 'en',
        'RaStore.version': '1',
        'RaStore.sidebar.open': String(size.width > 1000),
      };
      if (user) kept['landfall.token'] = tokens[user];
      const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
      const storageState = { cookies: [], origins: [{ origin: base, localStorage }] };
      const context = await browser.newContext({ viewport: size, locale: 'en-GB', storageState });
      const page = await context.newPage();
      for (const screen of SCREENS.filter((one) => one.user === user)) {
        const path = typeof screen.path === 'string' ? screen.path : await screen.path();
        await page.goto(`${base}${path}`);
        await page.waitForTimeout(SETTLE_MS);
        const file = join(FOLDER, `${screen.name}-${size.width}.webp`);
        await sharp(await page.screenshot())
          .webp({ quality: QUALITY })
          .toFile(file);
        console.log(file);
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
}

const titled = (name) => name[0].toUpperCase() + name.slice(1).replaceAll('-', ' ');
const rows = SCREENS.map(({ name }) => {
  const others = SIZES.slice(1).map(({ width }) => `[${width} px](screens/${name}-${width}.webp)`);
  return `## ${titled(name)}\n\n![${titled(name)}](screens/${name}-1440.webp)\n\n${others.join(' · ')}\n`;
});
await writeFile(
  join(ROOT, 'docs/screens.md'),
  `# Screens\n\nThe screens of the demo at 1,440 pixels; \`node scripts/screens.mjs\` photographs them again.\n\n${rows.join('\n')}`,
);
