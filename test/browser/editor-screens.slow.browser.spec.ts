import type { Locator, Page, Route } from 'playwright-core';
import type { EntryRestriction } from '@landfall/platform/schema';
import { dayFromNow, Desk, revised, stating } from '../e2e/editing.js';
import { Console, faultsOf, SIZES, type Size } from './console.js';
import { stated } from './stated.js';

let product: Console;
let editor: Desk;
let rule: EntryRestriction;

/** One value of each kind, spread over all areas of a detail. */
const EVERYWHERE = {
  ErCustomsImport: { de: 'Zoll', en: 'Customs' },
  ErPassportMinMonthsBeyondTrip: 6,
  ErVisaRequired: true,
  ErEntryPermitName: { de: 'eTA', en: 'eTA' },
  VaccinationRequired: { yes: true, textDe: 'Gelbfieber', textEn: 'Yellow fever' },
  ErMinorsNote: { de: 'Vollmacht', en: 'Letter of consent' },
  ErTransitVisaRequired: false,
  CiCapital: { de: 'Nuakschott', en: 'Nouakchott' },
};
const GOLDEN = `mutation { it: createRegressionCase(input: { name: "Berta", departureType: COUNTRY, departureId: "DE", destinationsTypes: [COUNTRY], destinationIds: ["MR"], citizenshipIds: ["DE"],
  restrictionType: PRIVATE, startsInDays: 10, nights: 7, expectations: [{ kind: SUMMARY, key: "VISA", expected: "REQUIRED" }] }) { ok } }`;

beforeAll(async () => {
  product = await Console.start();
  editor = await Desk.of(product.landfall, 'editor');
}, 300_000);
afterAll(() => product.stop(), 60_000);

type Act = (page: Page) => Promise<void>;
const press =
  (name: string | RegExp): Act =>
  (page) =>
    page.getByRole('button', { name }).first().click();
interface Screen {
  path: string | (() => string);
  /** Some words that stand there once everything is read, or what else tells it. */
  shows: string | RegExp | ((page: Page) => Locator);
  user?: string;
  /** Dialogs and other states that open on it. */
  opens?: Record<string, Act>;
}

/** Everything axe finds on a page in both sizes, each said with where it is. */
async function judged(page: Page, where: string): Promise<string[]> {
  const found: string[] = [];
  for (const size of Object.keys(SIZES) as Size[]) {
    await page.setViewportSize(SIZES[size]);
    found.push(...(await faultsOf(page)).map((fault) => `${where}, ${size}: ${fault}`));
  }
  await page.setViewportSize(SIZES.desktop);
  return found;
}

/** Opens each dialog, judges it and closes it with the keyboard. */
async function judgedDialogs(page: Page, where: string, opens: Record<string, Act>): Promise<string[]> {
  const found: string[] = [];
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).first();
  for (const [name, open] of Object.entries(opens)) {
    await open(page);
    await dialog.waitFor();
    found.push(...(await judged(page, `${where} ${name}`)));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  return found;
}

const addressOf = ({ path }: Screen): string => (typeof path === 'string' ? path : path());

async function faultsOn(screen: Screen): Promise<string[]> {
  const { shows, user = 'editor', opens = {} } = screen;
  const address = addressOf(screen);
  const page = await product.open(user, address, { hasMenu: false });
  await (typeof shows === 'function' ? shows(page) : page.getByText(shows).filter({ visible: true }).first()).waitFor();
  const found = await judged(page, address);
  found.push(...(await judgedDialogs(page, address, opens)));
  await page.context().close();
  return found;
}

/** A few screens at a time, so that no processor waits; faults and failures name their screen. */
async function onEach<T>(
  screens: readonly T[],
  addressOf: (screen: T) => string,
  look: (screen: T) => Promise<string[]>,
): Promise<string[]> {
  const [waiting, faults]: [T[], string[]] = [[...screens], []];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const address = addressOf(next);
      faults.push(...(await look(next).catch((error: unknown) => [`${address}: ${String(error)}`])));
    }
  };
  await Promise.all([worker(), worker(), worker()]);
  return faults;
}

const EDITORS_ONLY = [
  '/entryrestrictions',
  '/entryrestrictions/create',
  '/entryrestrictions/1/edit',
  '/entryrestrictions/1/revisions',
  '/internal/entryrestrictionoverview',
  '/scheduledrevisions',
  '/reviewsdue',
  '/comingends',
  '/officiallists',
  '/textsnippets/list',
  '/textsnippets/add',
  '/textsnippets/edit/1',
  '/authorities',
  '/regressioncases',
  '/regressioncases/add',
  '/regressioncases/1',
  '/imports',
  '/imports/1',
  '/mails',
];

describe('before anything is there', () => {
  it('says that it is empty', async () => {
    const screens: Screen[] = [
      { path: '/scheduledrevisions', shows: 'Nichts wartet auf eine Entscheidung' },
      { path: '/regressioncases', shows: 'Noch keine Prüfreisen' },
      { path: '/imports', shows: 'Noch keine Läufe.' },
      { path: '/mytrip-history', shows: 'Noch keine Reiseseiten', user: 'agent-two' },
    ];
    expect(await onEach(screens, addressOf, faultsOn)).toEqual([]);
  });

  it('and so does a list that filters leave empty', async () => {
    const page = await product.open('editor', '/entryrestrictions', { hasMenu: false });
    await page.getByRole('switch', { name: 'Nur fällige Wiedervorlagen' }).click();
    await page.getByText('Zu diesen Filtern passt nichts.').waitFor();
    expect(await judged(page, 'no rows')).toEqual([]);
    await page.getByRole('button', { name: 'Filter entfernen', exact: true }).click();
    await page.getByRole('table').waitFor();
    expect(await page.getByRole('switch', { name: 'Nur fällige Wiedervorlagen' }).isChecked()).toBe(false);
    await page.context().close();
  });
});

describe('somebody who may not', () => {
  it('sees a notice on each screen of the editors', async () => {
    const rejected = async (path: string): Promise<string[]> => {
      const page = await product.open('agent', path, { hasMenu: false });
      await page.getByText('Sie haben keine Berechtigung, diesen Bereich zu bearbeiten.').waitFor();
      const faults = (await page.getByRole('heading', { level: 1 }).count()) === 1 ? [] : [`${path} has no heading`];
      if (path === EDITORS_ONLY[0]) faults.push(...(await judged(page, path)));
      await page.context().close();
      return faults;
    };
    expect(await onEach(EDITORS_ONLY, (path) => path, rejected)).toEqual([]);
  });
});

describe('a server that does not answer', () => {
  const paths = [
    '/entryrestrictions',
    '/internal/entryrestrictionoverview',
    '/scheduledrevisions',
    '/reviewsdue',
    '/comingends',
    '/officiallists',
    '/textsnippets/list',
    '/authorities',
    '/regressioncases',
    '/imports',
    '/mails',
  ];
  const unanswered = async (path: string): Promise<string[]> => {
    const page = await product.open('editor', '/informationcenter', { hasMenu: false });
    const answering =
      (answer: (route: Route, body: string) => Promise<void>) =>
      (route: Route): Promise<void> =>
        answer(route, route.request().postData() ?? '');
    const fail = (route: Route): Promise<void> => route.fulfill({ status: 503, body: '' });
    await page.route(
      '**/api/graphql',
      answering((route, body) => (/\bWhoAmI\b/.test(body) ? route.continue() : fail(route))),
    );
    await page.goto(product.landfall.url(path));
    const again = page.getByRole('button', { name: 'Noch einmal versuchen' }).first();
    await again.waitFor();
    const faults = path === paths[0] ? await judged(page, path) : [];
    // What the console asks by itself to see whether the server is back gets no answer, and what its menu asks waits: the press has
    // to do it.
    let press = (): void => undefined;
    const pressed = new Promise<void>((resolve) => (press = resolve));
    await page.route(
      '**/api/graphql',
      answering(async (route, body) => {
        if (/\bAnything\b/.test(body)) return fail(route);
        await pressed;
        return route.continue();
      }),
    );
    await again.click();
    press();
    await again.waitFor({ state: 'detached' });
    await page.context().close();
    return faults;
  };

  it('shows an error, and retries with one press', async () => {
    expect(await onEach(paths, (path) => path, unanswered)).toEqual([]);
  });
});

describe('with work on it', () => {
  beforeAll(async () => {
    rule = await stated(editor, 'MR', [
      stating(EVERYWHERE, {
        noteDe: '<p>Notiz</p>',
        noteEn: '<p>Note</p>',
        someRestrictionsStart: dayFromNow(1),
        sourceUri: 'https://interior.example.org/1',
      }),
    ]);
    await editor.get(GOLDEN);
    expect(
      (await editor.update({ ...revised(rule, { ErVisaRequired: false }), proposeForConfirmation: true })).scheduled,
    ).toMatchObject({ state: 'HELD' });
    expect(
      (await editor.update(revised(rule, { ErPassportMinMonthsBeyondTrip: 3 }, {}, { effectiveOn: dayFromNow(9) })))
        .scheduled,
    ).toMatchObject({ state: 'SCHEDULED' });
    await editor.get(
      'mutation { it: createTextSnippet(input: { name: "Grenze", text: "Text", textDe: "Text", textEn: "Text" }) { ok } }',
    );
    await editor.get(
      'mutation { it: createTouroperatorExternalRestrictionInfo(input: { name: "Sonne", infoCategory: "Hotels", link: "https://sonne.example.org", allowIframe: false }) { ok } }',
    );
    const agent = await Desk.of(product.landfall, 'agent');
    await agent.get('mutation { it: sendEntryrestrictionFeedback(title: "Visum", text: "Stimmt das?") { ok } }');
    await agent.tripPage({
      destinations: ['MR'],
      citizenships: ['DE'],
      dateStart: dayFromNow(5),
      dateEnd: dayFromNow(12),
    });
  }, 150_000);

  const screens: Screen[] = [
    { path: '/search', shows: 'Wohin geht die Reise?' },
    {
      path: () =>
        `/destination/overview?nat=DE&from=DE&to=MR&purpose=private&start=${dayFromNow(5)}&end=${dayFromNow(12)}`,
      shows: 'Auf einen Blick',
      user: 'agent',
      opens: { 'new trip page': press('Reiseseite anlegen') },
    },
    {
      path: '/mytrip-history',
      shows: 'Mauretanien',
      user: 'agent',
      opens: { editing: press(/^Bearbeiten: /), 'as it was': press(/^Früheren Stand zeigen: /) },
    },
    {
      path: '/informationcenter',
      shows: 'Sonne',
      opens: { 'new note': press('Hinweis hinzufügen'), deletion: press('Löschen: Sonne') },
    },
    {
      path: '/entryrestrictions',
      shows: 'Afghanistan',
      opens: {
        'checking several': async (page) => {
          await page.getByRole('checkbox', { name: 'Auswählen: Afghanistan' }).first().check();
          await press('Heute geprüft')(page);
        },
        'keeping a filter': async (page) => {
          await page.getByLabel('Zustand', { exact: true }).selectOption({ label: 'Aktiv' });
          await press('Filter und Abfragen')(page);
          await page.getByRole('menuitem', { name: 'Abfrage speichern' }).click();
        },
      },
    },
    { path: '/entryrestrictions/create', shows: 'Angabe hinzufügen' },
    {
      path: () => `/entryrestrictions/${rule.id}/revisions`,
      shows: 'Gilt jetzt',
      opens: { 'as it was': press('Ansehen, wie es war'), restoring: press('Wiederherstellen') },
    },
    { path: '/internal/entryrestrictionoverview', shows: 'Afghanistan' },
    { path: '/scheduledrevisions', shows: 'Berta', opens: { withdrawal: press('Zurückziehen: Mauretanien') } },
    {
      path: '/scheduledrevisions',
      shows: 'Berta',
      user: 'editor-two',
      opens: { confirmation: press('Zustimmen: Mauretanien'), rejection: press('Ablehnen: Mauretanien') },
    },
    { path: '/reviewsdue', shows: /zur Prüfung fällig/ },
    { path: '/textsnippets/list', shows: 'Grenze', opens: { deletion: press('Löschen: Grenze') } },
    { path: '/textsnippets/add', shows: (page) => page.getByRole('textbox', { name: 'Text (Englisch)' }) },
    { path: '/authorities', shows: 'Auswärtiges Amt', opens: { deletion: press('Löschen: Auswärtiges Amt') } },
    { path: '/regressioncases', shows: 'Berta' },
    { path: '/regressioncases/add', shows: 'Jetzige Auskunft holen' },
    { path: '/imports', shows: 'Woher Daten kommen dürfen', opens: { 'new schedule': press('Neuer Zeitplan') } },
    { path: '/nowhere', shows: 'Diese Seite gibt es nicht' },
  ];
  it('passes axe on every screen and with every dialog', async () => {
    expect(await onEach(screens, addressOf, faultsOn)).toEqual([]);
  }, 400_000);

  it('the menu passes axe, beside the page and above it', async () => {
    const faults: string[] = [];
    for (const size of Object.keys(SIZES) as Size[]) {
      const page = await product.open('editor', '/reviewsdue', { size });
      await page.getByRole('menuitem', { name: 'Einreisebestimmungen' }).waitFor();
      await page
        .getByText(/zur Prüfung fällig/)
        .first()
        .waitFor();
      faults.push(...(await faultsOf(page)).map((fault) => `${size}: ${fault}`));
      await page.context().close();
    }
    expect(faults).toEqual([]);
  });

  it('the editor of a rule passes axe in each area of a detail and with each dialog', async () => {
    const opens = {
      impact: press('Auswirkung ansehen'),
      copying: press('Aus Geschäftlich kopieren'),
      'removing a detail': press('Angabe 1 entfernen'),
      snippets: press('Baustein'),
      link: press('Link'),
    };
    const page = await product.open('editor', `/entryrestrictions/${rule.id}/edit?view=details`, { hasMenu: false });
    const tabs = page.getByRole('tab');
    await tabs.first().waitFor();
    const faults: string[] = [];
    for (let at = 0; at < (await tabs.count()); at += 1) {
      await tabs.nth(at).click();
      faults.push(...(await judged(page, `area ${await tabs.nth(at).innerText()}`)));
    }
    faults.push(...(await judgedDialogs(page, 'editor', opens)));
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
