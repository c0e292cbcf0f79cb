import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium, type Browser, type Page } from 'playwright-core';
import { noticeOf } from './console.js';
import { Landfall } from '../e2e/landfall.js';
import { inDays, restrictionsOf, saveRestriction, tokenOf, toInput, tripPage } from '../e2e/operations.js';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

let landfall: Landfall;
let browser: Browser;
let tripUrl: string;

beforeAll(async () => {
  const executablePath = process.env['CHROMIUM_PATH'];
  if (!executablePath) throw new Error('CHROMIUM_PATH is not set: run the tests with `npm test`.');
  landfall = await Landfall.start();
  browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}, 375_000);

afterAll(async () => {
  await browser.close();
  await landfall.stop();
  await landfall.remove();
}, 150_000);

async function open(path: string, options: { size?: keyof typeof SIZES; javaScript?: boolean } = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: SIZES[options.size ?? 'desktop'],
    locale: 'de-DE',
    javaScriptEnabled: options.javaScript ?? true,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(path.startsWith('http') ? path : landfall.url(path));
  return page;
}

async function login(username: string, size: keyof typeof SIZES = 'desktop'): Promise<Page> {
  const page = await open('/login', { size });
  await page.getByLabel('Benutzername').fill(username);
  await page.getByRole('textbox', { name: 'Passwort' }).fill('landfall-demo');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  return page;
}

/** Serious and critical axe violations of a page. */
async function axe(page: Page): Promise<string[]> {
  // Colours are checked after all transitions.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((a) => a.effect?.getTiming().iterations !== Infinity)
        .map((a) => a.finished),
    ),
  );
  await page.evaluate(await readFile(AXE, 'utf8'));
  return page.evaluate(async () => {
    const { axe: engine } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; impact: string; nodes: { target: string[] }[] }[] }> };
    };
    const { violations } = await engine.run();
    return violations
      .filter((v) => v.impact === 'serious' || v.impact === 'critical')
      .map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`);
  });
}

describe('staff', () => {
  it('says which field is missing and that a login failed', async () => {
    const page = await open('/login');
    await page.getByLabel('Benutzername').fill('agent');
    expect(await page.getByRole('button', { name: 'Anmelden', exact: true }).isDisabled()).toBe(true);
    await page.getByRole('textbox', { name: 'Passwort' }).fill('wrong');
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await page.getByText('Die Anmeldung ist fehlgeschlagen').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.context().close();
  });

  it('look a trip up with the keyboard and create its page', async () => {
    const page = await login('agent');
    await page.getByRole('link', { name: 'Neue Auskunft' }).click();
    const nationalities = page.getByRole('combobox', { name: 'Staatsangehörigkeiten' });
    await nationalities.fill('DE');
    await page
      .getByRole('option', { name: /Deutschland/ })
      .first()
      .waitFor();
    await nationalities.press('Enter');
    const destination = page.getByRole('combobox', { name: 'Ziel hinzufügen' });
    await destination.fill('th');
    await page
      .getByRole('option', { name: /Thailand/ })
      .first()
      .waitFor();
    await destination.press('Enter');
    await page.getByRole('button', { name: 'Privat', exact: true }).click();
    const dates = page.locator('input[type=date]');
    await dates.nth(0).fill(inDays(12));
    await dates.nth(1).fill(inDays(26));
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Anzeigen' }).click();
    await page.getByText('Auf einen Blick').waitFor();
    await page.getByText('Reisepass').first().waitFor();
    expect(await axe(page)).toEqual([]);

    await page.getByRole('button', { name: 'Reiseseite anlegen' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Anlegen', exact: true }).click();
    await dialog.getByText('Die Reiseseite ist angelegt.').waitFor();
    tripUrl = await dialog.getByLabel('Link zur Reiseseite').inputValue();
    expect(tripUrl).toMatch(/^http:\/\/localhost:\d+\/m\/[\w-]+$/);
    expect(await axe(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Fertig' }).click();
    await page.goto(landfall.url('/mytrip-history'));
    await page.getByText('Thailand').first().waitFor();
    expect(await axe(page)).toEqual([]);
    await page.context().close();
  });

  it("are sent to the login without a token, and kept out of the editors' screens", async () => {
    const stranger = await open('/login');
    const visited: string[] = [];
    stranger.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await stranger.goto(landfall.url('/mytrip-history'));
    await stranger.getByLabel('Benutzername').waitFor();
    // Thousands when the failing check of the user renders before the change of route.
    expect(visited.filter((path) => path === '/login').length).toBeLessThan(5);
    await stranger.context().close();
    const page = await login('agent');
    await page.goto(landfall.url('/entryrestrictions'));
    await page.getByText('Sie haben keine Berechtigung').waitFor();
    await page.context().close();
  });
});

describe('a traveller without a script', () => {
  for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[]) {
    it(`reads the page on a ${size}`, async () => {
      const page = await open(tripUrl, { size, javaScript: false });
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('Thailand');
      expect(await page.locator('body').innerText()).toContain('Sonnenweg Reisen');
      const overflow = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await page.context().close();
    });
  }

  it('subscribes, sees the error of a bad address, confirms from the mail, and marks a change as read', async () => {
    const page = await open(tripUrl, { javaScript: false });
    const email = page.locator('input[name=email]');
    await email.fill('berta@example');
    await email.press('Enter');
    await page.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.').waitFor();
    await email.fill('berta@example.org');
    await email.press('Enter');
    await page.waitForURL(/done=subscribed/);
    const mail = await landfall.mailNumber(1, 'berta@example.org');
    await page.goto(/http:\/\/\S+\/verify\/[\w-]+/.exec(mail.text)![0]);
    await page.getByRole('button').first().click();
    expect((await tripPage(landfall, tokenOf(tripUrl)))!.subscription).toBe('CONFIRMED');

    const editor = await landfall.login('editor');
    const [restriction] = await restrictionsOf(landfall, editor, 'TH');
    const input = toInput(restriction!);
    input.details.push({
      restrictionType: 'PRIVATE',
      citizenshipIds: ['DE'],
      restrictionDetailJson: { ErPassportBlankPages: 2 },
    });
    expect((await saveRestriction(landfall, editor, 'update', input)).ok).toBe(true);
    const change = await landfall.mailNumber(2, 'berta@example.org');
    const rhythm = `${/http:\/\/\S+\/unsubscribe\/[\w-]+/.exec(change.text)![0]}?lang=de`;
    await page.goto(rhythm);
    await page.getByRole('button', { name: 'Einmal am Tag' }).click();
    await page.getByRole('status').filter({ hasText: 'Gespeichert: Einmal am Tag' }).waitFor();
    const again = await open(rhythm, { size: 'phone' });
    expect(await again.getByRole('button', { pressed: true }).innerText()).toBe('Einmal am Tag');
    expect(await axe(again)).toEqual([]);
    await again.context().close();
    await page.goto(tripUrl);
    await page.locator('form[action$="/read"] button').first().click();
    await page.waitForURL(/\/m\//);
    expect((await tripPage(landfall, tokenOf(tripUrl)))!.changes.every((c) => c.isRead)).toBe(true);
    await page.context().close();
  });

  it('is followed by staff, who see what became of each mail and not the address', async () => {
    const page = await login('agent');
    await page.goto(landfall.url('/mytrip-history'));
    await page.getByRole('button', { name: 'Mails zeigen: Thailand' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Änderungsmails' });
    await dialog.getByText('Bestätigt', { exact: true }).waitFor();
    expect(await dialog.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/^Änderung der Bestimmungen\s+Angenommen\s+Vom Mailserver angenommen am /),
      expect.stringMatching(/^Bitte um Bestätigung\s+Angenommen\s+Vom Mailserver angenommen am /),
    ]);
    expect(await dialog.innerText()).not.toContain('berta@');
    expect(await axe(page)).toEqual([]);
    await page.context().close();
  });

  it('sends nothing to anybody else, and passes axe in light and dark', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({ viewport: SIZES.phone, colorScheme, bypassCSP: true });
      const page = await context.newPage();
      const hosts = new Set<string>();
      page.on('request', (request) => hosts.add(new URL(request.url()).host));
      await page.goto(tripUrl);
      expect([...hosts]).toEqual([new URL(tripUrl).host]);
      expect(await axe(page)).toEqual([]);
      await context.close();
    }
  });
});

describe('an editor', () => {
  it('changes a rule, and a second editor is notified instead of overwriting it', async () => {
    const first = await login('editor');
    await first.goto(landfall.url('/entryrestrictions'));
    await first.getByRole('link', { name: 'Ägypten' }).first().waitFor();
    expect(await axe(first)).toEqual([]);
    const editor = await landfall.login('editor');
    const [restriction] = await restrictionsOf(landfall, editor, 'TH');
    await first.goto(landfall.url(`/entryrestrictions/${restriction!.id}/edit?view=details`));
    await first
      .getByRole('button', { name: /alle Staatsangehörigkeiten/ })
      .first()
      .waitFor();
    expect(await axe(first)).toEqual([]);

    const input = toInput(restriction!);
    input['internalNote'] = 'changed by somebody else';
    expect((await saveRestriction(landfall, editor, 'update', input)).ok).toBe(true);

    await first.getByLabel('Interne Notiz').fill('meine Notiz');
    await first.keyboard.press('Control+s');
    const dialog = first.getByRole('alertdialog');
    await dialog.getByText('Es wurde nichts überschrieben').waitFor();
    expect(await dialog.innerText()).toContain('changed by somebody else');
    await dialog.getByRole('button', { name: 'Meine Änderungen auf die neue Fassung setzen' }).click();
    await first.keyboard.press('Control+s');
    await noticeOf(first, 'Die Bestimmung ist gespeichert.').waitFor();
    const data = await landfall.data<{ entryRestriction: { internalNote: string } }>(
      editor,
      'query ($id: ID!) { entryRestriction(id: $id) { internalNote } }',
      { id: restriction!.id },
    );
    expect(data.entryRestriction.internalNote).toBe('meine Notiz');
    await first.context().close();
  });
});
