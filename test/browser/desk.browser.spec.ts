import { eventually } from '@landfall/platform/testing';
import type { Page, Route } from 'playwright-core';
import { inDays } from '../e2e/operations.js';
import { Console, faultsOf, noticeOf, untilQuiet } from './console.js';

let product: Console;

beforeAll(async () => {
  product = await Console.start();
}, 375_000);
afterAll(() => product.stop(), 60_000);

const NEW_PAGE = `mutation ($start: Date!, $end: Date!) {
  createMyjourney(departureType: COUNTRY, departureId: "DE", destinationsTypes: [COUNTRY, COUNTRY], destinationIds: ["VC", "BA"], citizenshipCountryIds: ["DE"],
    dateStart: $start, dateEnd: $end, restrictionType: PRIVATE, language: "de", internalNote: "Familie Schmitz-Oberhausen, zwei Kinder") { ok }
}`;
const unreachable = (route: Route): Promise<void> => route.abort();
const API = '**/api/graphql';

async function aTripPage(): Promise<void> {
  const agent = await product.landfall.login('agent');
  await product.landfall.data(agent, NEW_PAGE, { start: inDays(20), end: inDays(30) });
}

async function login(page: Page, username: string): Promise<void> {
  await page.getByLabel('Benutzername').fill(username);
  await page.getByRole('textbox', { name: 'Passwort' }).fill('landfall-demo');
  await page.keyboard.press('Enter');
}

describe('every screen', () => {
  it.each([
    ['agent', '/search', 'Reisebestimmungen suchen – Landfall'],
    ['agent', '/mytrip-history', 'Reiseseiten – Landfall'],
    ['agent', '/importruns', 'Seite nicht gefunden – Landfall'],
    ['editor', '/textsnippets/add/', 'Neuer Textbaustein – Landfall'],
    ['editor', '/reviewsdue', 'Aktualität – Landfall'],
    [null, '/login', 'Anmelden – Landfall'],
  ])('names the tab of the browser: %s at %s', async (username, path, title) => {
    const page = await product.open(username, path);
    await page.waitForFunction((requested) => document.title === requested, title);
    await page.context().close();
  });

  it('says that an address leads nowhere, and where to go on', async () => {
    const page = await product.open('agent', '/no-such-screen');
    await page.getByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Zur Startseite' }).click();
    await page.waitForURL('**/newsboard');
    await page.context().close();
  });

  it.each(['/importschedules', '/importruns', '/countryoverview'])(
    'says so of %s, which is part of another screen',
    async (path) => {
      const page = await product.open('editor', path);
      await page.getByRole('heading', { level: 1, name: 'Seite nicht gefunden' }).waitFor();
      await page.context().close();
    },
  );

  it('says that a record is not there, and leads to the list', async () => {
    const page = await product.open('editor', '/textsnippets/0190a5a0-0000-7000-8000-000000000000');
    await page.getByText('Diesen Eintrag gibt es nicht.').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Zur Liste' }).click();
    await page.waitForURL('**/textsnippets');
    await page.context().close();
  });
});

describe('a server that does not answer', () => {
  it('is not taken for a missing permission, and everything comes back by itself', async () => {
    const page = await product.open('editor', '/search');
    await page.getByRole('button', { name: 'Edda Lenz' }).waitFor();
    await page.route(API, unreachable);
    await page.goto(product.landfall.url('/textsnippets/list'));
    await noticeOf(page, 'Der Server ist nicht erreichbar').waitFor();
    expect(await page.getByText('keine Berechtigung').count()).toBe(0);
    await page.unroute(API);
    await page.getByText('Noch keine Textbausteine').waitFor();
    await page.getByRole('menuitem', { name: 'Textbausteine' }).waitFor();
    await page.getByRole('button', { name: 'Edda Lenz' }).waitFor();
    await page.context().close();
  });

  it('is shown once, in the language of the user', async () => {
    const page = await product.open('agent', '/mytrip-history');
    await page.getByRole('tab', { name: 'Laufend' }).waitFor();
    // What is still on its way must not fail before the press: the tabs would go.
    await untilQuiet(page);
    await page.route(API, (route) => route.fulfill({ status: 502, body: '<html>Bad Gateway</html>' }));
    await page.getByRole('tab', { name: 'Laufend' }).click();
    await noticeOf(page, 'Der Server ist nicht erreichbar').waitFor();
    expect(await page.getByRole('alert').count()).toBe(1);
    expect(await page.getByText('Bad Gateway').count()).toBe(0);
    await page.context().close();
  });
});

describe('a token that has lapsed', () => {
  const RENEWALS = /renewToken/;
  const lapse = (page: Page): Promise<void> =>
    page.evaluate(() => localStorage.setItem('landfall.token', 'x'.repeat(43)));
  const tokenOf = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('landfall.token'));
  const renewalsOf = (page: Page): string[] => {
    const seen: string[] = [];
    page.on('request', (request) => {
      if (RENEWALS.test(request.postData() ?? '')) seen.push(request.url());
    });
    return seen;
  };

  it('is renewed once for all requests and windows, without a word and without loss of what is typed', async () => {
    const page = await product.open(null, '/login');
    await login(page, 'editor');
    await page.getByRole('button', { name: 'Edda Lenz' }).waitFor();
    await page.goto(product.landfall.url('/textsnippets/add/'));
    await page.getByRole('textbox', { name: /^Name/ }).fill('Noch nicht gesichert');
    for (const language of ['Deutsch', 'Englisch'])
      await page.getByRole('textbox', { name: `Text (${language})` }).fill('Ein Text');
    const first = await tokenOf(page);
    const other = await page.context().newPage();
    await other.goto(product.landfall.url('/search'));
    await other.getByRole('button', { name: 'Edda Lenz' }).waitFor();
    // A window that renews and is left at once renews again under its next address.
    for (const window of [page, other]) await untilQuiet(window);
    const renewals = [renewalsOf(page), renewalsOf(other)];

    await lapse(page);
    await Promise.all([
      other.goto(product.landfall.url('/internal/entryrestrictionoverview')),
      page.getByRole('button', { name: 'Speichern' }).click(),
    ]);
    await page.getByText('Noch nicht gesichert', { exact: true }).waitFor();
    await other.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByLabel('Benutzername').count()).toBe(0);
    expect(await other.getByLabel('Benutzername').count()).toBe(0);
    expect([first, 'x'.repeat(43), null]).not.toContain(await tokenOf(page));
    for (const seen of renewals) expect(seen.length).toBeLessThanOrEqual(1);
    expect(renewals.flat().length).toBeGreaterThanOrEqual(1);

    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'landfall-session')).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
      path: '/',
    });
    expect(await page.evaluate(() => document.cookie)).toBe('');
    await page.context().close();
  });

  it('keeps nobody logged in whose server cannot be asked, and logs nobody out for it', async () => {
    const page = await product.open(null, '/login');
    await login(page, 'agent');
    await page.getByRole('link', { name: 'Neue Auskunft' }).waitFor();
    await page.goto(product.landfall.url('/mytrip-history'));
    await page.getByRole('tab', { name: 'Laufend' }).waitFor();
    await untilQuiet(page);
    await lapse(page);
    await page.route(API, (route) =>
      RENEWALS.test(route.request().postData() ?? '') ? route.abort() : route.continue(),
    );
    await page.getByRole('tab', { name: 'Laufend' }).click();
    await noticeOf(page, 'Der Server ist nicht erreichbar').waitFor();
    expect(await page.getByLabel('Benutzername').count()).toBe(0);
    await page.unroute(API);
    await eventually(async () => expect(await tokenOf(page)).not.toBe('x'.repeat(43)), 20_000);
    await page.getByRole('tab', { name: 'Laufend' }).waitFor();
    await page.context().close();
  });

  it('cannot be renewed after logging out, whoever has kept its cookie', async () => {
    const page = await product.open(null, '/login', { language: 'en' });
    await page.getByLabel('Username').fill('agent-two');
    await page.getByRole('textbox', { name: 'Password' }).fill('landfall-demo');
    await page.keyboard.press('Enter');
    await page.locator('#account-button').click();
    const kept = await page.context().cookies();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.getByLabel('Username').waitFor();
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['landfall-device']);
    const answer = await product.landfall.fetch('/api/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: kept.map(({ name, value }) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify({ query: 'mutation { renewToken { token } }' }),
    });
    expect(await answer.json()).toMatchObject({ data: null, errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    await page.context().close();
  });
});

describe('a session that has run out', () => {
  it('is named at the login, which leads back to the screen', async () => {
    const page = await product.open('agent', '/mytrip-history');
    await page.getByRole('tab', { name: 'Laufend' }).waitFor();
    await untilQuiet(page);
    // In one step: anything else that the console requests would lead to the login first.
    await page.getByRole('tab', { name: 'Laufend' }).evaluate((tab: HTMLElement) => {
      localStorage.setItem('landfall.token', 'lapsed');
      tab.click();
    });
    await page.getByText('Ihre Sitzung ist abgelaufen').waitFor();
    await login(page, 'agent');
    await page.getByRole('tab', { name: 'Laufend', selected: true }).waitFor();
    await page.context().close();
  });

  it('is not named to somebody who logs out, which leaves nothing on the device but the language', async () => {
    // Logging out ends the session: it must not be shared with other tests.
    const page = await product.open(
      'agent-two',
      `/search?nat=DE&from=DE&to=TH&start=${inDays(20)}&end=${inDays(30)}&purpose=private`,
      { language: 'en' },
    );
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByRole('heading', { level: 1, name: /Thailand/ }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('landfall.lookups.country'))).toContain('DE');
    await page.locator('#account-button').click();
    await page.getByRole('menu').getByText('Nordlicht Kreuzfahrten').waitFor();
    const loggedOut = page.waitForResponse((response) => /logout/.test(response.request().postData() ?? ''));
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    expect((await (await loggedOut).allHeaders())['clear-site-data']).toBe('"cache", "storage"');
    await page.getByLabel('Username').waitFor();
    expect(await page.getByText('expired').count()).toBe(0);
    const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('landfall.')));
    expect([kept, await page.evaluate(() => localStorage.getItem('landfall.language'))]).toEqual([
      ['landfall.language'],
      'en',
    ]);
    await page.context().close();
  });
});

describe('the search', () => {
  it('takes business for the purpose, brings back what was chosen, and offers what was looked up lately first', async () => {
    const page = await product.open('agent', '/search');
    const search = page.getByRole('button', { name: 'Anzeigen' });
    await search.waitFor();
    expect(await page.getByRole('button', { name: 'Geschäftlich', pressed: true }).count()).toBe(1);
    await page.goto(
      product.landfall.url(`/search?nat=DE&from=DE&to=VC,TH&start=${inDays(20)}&end=${inDays(30)}&purpose=private`),
    );
    await search.click();
    await page.getByRole('heading', { level: 1, name: /St\. Vincent/ }).waitFor();
    await page.getByRole('menuitem', { name: 'Suche', exact: true }).click();
    await page.getByRole('listitem').filter({ hasText: '2. Thailand' }).waitFor();
    await page.getByRole('button', { name: 'Zurücksetzen' }).click();
    await page.getByRole('combobox', { name: 'Ziel hinzufügen' }).click();
    const [first = '', second = ''] = await page.getByRole('listbox').getByRole('option').allInnerTexts();
    expect([first, second].map((text) => text.split('\n'))).toEqual([
      ['St. Vincent und die Grenadinen', 'zuletzt gesucht'],
      ['Thailand', 'zuletzt gesucht'],
    ]);
    await page.context().close();
  });
});

describe('the list of trip pages', () => {
  it('shows all that can be done with a page in a window of 1280 pixels', async () => {
    await aTripPage();
    const page = await product.open('agent', '/mytrip-history');
    await page.setViewportSize({ width: 1280, height: 800 });
    const off = page.getByRole('button', { name: /^Link deaktivieren/ }).first();
    await off.waitFor();
    const { x, width } = (await off.boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(1280);
    await page.context().close();
  });

  it('deactivates a link after a question, activates it again and keeps the note', async () => {
    await aTripPage();
    const page = await product.open('agent', '/mytrip-history');
    await page
      .getByRole('button', { name: /^Link deaktivieren/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deaktivieren' }).click();
    await noticeOf(page, 'Der Link ist deaktiviert.').waitFor();
    await page.getByRole('cell', { name: 'Deaktiviert' }).waitFor();
    await page
      .getByRole('button', { name: /^Link wieder aktivieren/ })
      .first()
      .click();
    await noticeOf(page, 'Der Link ist wieder aktiv.').waitFor();
    await page.getByRole('cell', { name: 'Deaktiviert' }).waitFor({ state: 'detached' });
    await page.getByText('Familie Schmitz-Oberhausen').first().waitFor();
    await page.context().close();
  });

  it('shows a page as its traveller read it, to the keyboard too', async () => {
    await aTripPage();
    const page = await product.open('agent', '/mytrip-history');
    // The field names whole minutes, and the page is younger.
    await page.route(API, async (route) => {
      const body = route.request().postData()!;
      const now = new Date().toISOString();
      await route.continue({
        postData: body.includes('MyjourneyPageAsOf') ? body.replace(/"asOf":"[^"]+"/, `"asOf":"${now}"`) : body,
      });
    });
    await page
      .getByRole('button', { name: /^Früheren Stand zeigen/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Anzeigen', exact: true }).click();
    const frame = page.frameLocator('iframe[title^="So stand die Seite am"]');
    await frame.getByRole('heading', { level: 1, name: /^Ihre Reise: / }).waitFor();
    const details = frame.getByRole('link', { name: 'Alle Einzelheiten' });
    const content = page.locator('.MuiDialogContent-root');
    expect(await content.evaluate((box) => box.scrollTop)).toBe(0);
    await details.press('Enter');
    await eventually(async () => expect(await content.evaluate((box) => box.scrollTop)).toBeGreaterThan(0));
    expect(await faultsOf(page)).toEqual([]);
    await details.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('lets the latest notice take the place of an older error', async () => {
    await aTripPage();
    const page = await product.open('agent', '/mytrip-history');
    const deactivate = async (): Promise<void> => {
      await page
        .getByRole('button', { name: /^Link deaktivieren/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Deaktivieren' }).click();
    };
    await page
      .getByRole('button', { name: /^Link deaktivieren/ })
      .first()
      .waitFor();
    await page.route(API, unreachable);
    await deactivate();
    await noticeOf(page, 'Der Server ist nicht erreichbar').waitFor();
    await page.unroute(API);
    await deactivate();
    await noticeOf(page, 'Der Link ist deaktiviert.').waitFor();
    await noticeOf(page, 'Der Server ist nicht erreichbar').waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('informs an editor without an organisation once', async () => {
    const page = await product.open('editor', '/mytrip-history');
    await page.getByText('Sie haben keine Berechtigung').waitFor();
    expect(await page.getByRole('alert').count()).toBe(1);
    expect(await page.getByRole('tab').count()).toBe(0);
    await page.context().close();
  });
});

describe('feedback', () => {
  it('is resolved once its notice has gone, by itself or with others, and not when that is undone', async () => {
    const [agent, editor] = [await product.landfall.login('agent'), await product.landfall.login('editor')];
    for (const title of ['Visum', 'Pass', 'Zoll'])
      await product.landfall.data(
        agent,
        `mutation { sendEntryrestrictionFeedback(title: "${title}", text: "Stimmt das?") { ok } }`,
      );
    const open = async (): Promise<string[]> => {
      const { feedbackList } = await product.landfall.data<{ feedbackList: { results: { title: string }[] } }>(
        editor,
        '{ feedbackList(filter: { isDone: false }, sortField: title) { results { title } } }',
      );
      return feedbackList.results.map(({ title }) => title);
    };
    const page = await product.open('editor', '/feedback');
    const notice = noticeOf(page, 'Als erledigt vermerkt.');
    const resolve = (title: string) => page.getByRole('button', { name: `Als erledigt vermerken: ${title}` }).click();
    await resolve('Visum');
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await notice.waitFor({ state: 'detached' });
    expect(await open()).toEqual(['Pass', 'Visum', 'Zoll']);

    await resolve('Visum');
    await page.getByRole('button', { name: 'Rückgängig' }).waitFor();
    await notice.waitFor({ state: 'detached' });
    await eventually(async () => expect(await open()).toEqual(['Pass', 'Zoll']), 5_000);

    for (const title of ['Pass', 'Zoll']) await page.getByRole('row', { name: title }).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Erledigt', exact: true }).click();
    await page.getByRole('button', { name: 'Rückgängig' }).waitFor();
    await notice.waitFor({ state: 'detached' });
    await eventually(async () => expect(await open()).toEqual([]), 5_000);
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.context().close();
  });
});

describe('a dialog', () => {
  it('is moved by its title or with Alt and arrows, stays inside the window, and gives the focus back', async () => {
    await aTripPage();
    const page = await product.open('agent', '/mytrip-history', { hasMenu: false });
    const off = page.getByRole('button', { name: /^Link deaktivieren/ }).first();
    await off.click();
    const dialog = page.getByRole('dialog');
    const box = async () => (await dialog.boundingBox())!;
    const title = (await dialog.getByRole('heading').boundingBox())!;
    await page.mouse.move(title.x + 40, title.y + 15);
    await page.mouse.down();
    await page.mouse.move(-400, -400, { steps: 4 });
    await page.mouse.up();
    await eventually(async () => expect(await box()).toMatchObject({ x: 8, y: 8 }), 5_000);
    await page.keyboard.press('Alt+ArrowRight');
    await eventually(async () => expect(await box()).toMatchObject({ x: 32, y: 8 }), 5_000);
    await page.mouse.move(60, 25);
    await page.mouse.down();
    await page.mouse.move(1400, 880, { steps: 4 });
    await page.mouse.up();
    // Wide enough for the table, in which the button stands that gets the focus back.
    await page.setViewportSize({ width: 960, height: 500 });
    await page.waitForFunction(() => {
      const { right, bottom } = document.querySelector('[role=dialog]')!.getBoundingClientRect();
      return right <= 952 && bottom <= 492;
    });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await eventually(
      async () => expect(await off.evaluate((button) => button === document.activeElement)).toBe(true),
      5_000,
    );
    await page.context().close();
  });
});
