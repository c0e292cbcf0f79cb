import { Secret, TOTP } from 'otpauth';
import type { CDPSession, Page } from 'playwright-core';
import { Console, faultsOf, noticeOf } from './console.js';

const PASSWORD = 'landfall-demo';

let product: Console;
beforeAll(async () => {
  product = await Console.start();
}, 375_000);
afterAll(() => product.stop(), 60_000);

/** A device that verifies its user by itself, as a notebook with a fingerprint reader does. */
async function withAuthenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

const submit = (page: Page) => page.getByRole('button', { name: 'Anmelden', exact: true });

async function logOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('landfall.token'));
  await page.goto(product.landfall.url('/login'));
  await page.getByRole('heading', { name: 'Anmelden' }).waitFor();
}

async function typePassword(page: Page, username: string): Promise<void> {
  await page.getByLabel('Benutzername').fill(username);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(PASSWORD);
  await submit(page).click();
}

/** Sends what the browser has sent once more; the error that it gets. */
const sentAgain = (page: Page, body: string): Promise<string | undefined> =>
  page.evaluate(async (sent) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch('/api/graphql', { method: 'POST', headers, body: sent });
    const { errors } = (await response.json()) as { errors?: { message: string }[] };
    return errors?.[0]?.message;
  }, body);

it('a passkey is added, logs in alone, and is good once for each login', async () => {
  const page = await product.open('agent', '/profile/edit');
  await withAuthenticator(page);
  await page.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await page.getByLabel('Name, zum Beispiel des Geräts').fill('Notebook');
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Passkey erstellen' }) });
  await form.getByRole('textbox', { name: 'Bisheriges Passwort' }).fill('wrong');
  await page.getByRole('button', { name: 'Passkey erstellen' }).click();
  await page.getByText('Das bisherige Passwort stimmt nicht.').waitFor();
  await form.getByRole('textbox', { name: 'Bisheriges Passwort' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Passkey erstellen' }).click();
  await noticeOf(page, 'Der Passkey ist hinzugefügt.').waitFor();
  await page.getByText('Notebook', { exact: true }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  const mail = await product.landfall.mailNumber(1, 'agent@landfall.example');
  expect(mail.subject).toBe('Ihre Anmeldung bei Landfall wurde geändert');

  await logOut(page);
  const sent = page.waitForRequest((request) => (request.postData() ?? '').includes('PasskeyLogin('));
  await page.getByRole('button', { name: 'Mit einem Passkey anmelden' }).click();
  await page.waitForURL('**/newsboard');
  const again = await sentAgain(page, (await sent).postData()!);
  expect(again).toMatch(/Anmeldung mit diesem Passkey ist fehlgeschlagen/);

  await page.goto(product.landfall.url('/profile/edit'));
  await page.getByRole('button', { name: 'Passkey „Notebook“ entfernen' }).click();
  await page.getByRole('button', { name: 'Bestätigen' }).click();
  await noticeOf(page, 'Der Passkey ist entfernt.').waitFor();
  await logOut(page);
  await page.getByRole('button', { name: 'Mit einem Passkey anmelden' }).click();
  await page.getByRole('alert').filter({ hasText: 'Passkey ist fehlgeschlagen' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.context().close();
}, 240_000);

it('the second step is set up, asked for, and turned off by staff', async () => {
  const page = await product.open('agent-two', '/profile/edit');
  await page.getByRole('button', { name: 'Einrichten' }).click();
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Weiter' }) });
  await form.getByRole('textbox', { name: 'Bisheriges Passwort' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.getByRole('img', { name: 'QR-Code für die Authentifizierungs-App' }).waitFor();
  const secret = Secret.fromBase32((await page.locator('code').first().innerText()).replaceAll(' ', ''));
  const codeAt = (ms: number): string => new TOTP({ secret }).generate({ timestamp: ms });
  await page.getByLabel('Code aus der App').fill('000000');
  await page.getByRole('button', { name: 'Einschalten' }).click();
  await page.getByText('Dieser Code stimmt nicht.').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel('Code aus der App').fill(codeAt(Date.now()));
  await page.getByRole('button', { name: 'Einschalten' }).click();
  const codes = page.getByRole('listitem').filter({ hasText: /^[2-9A-Z]{5}-[2-9A-Z]{5}$/ });
  await codes.first().waitFor();
  expect(await codes.count()).toBe(10);
  const recovery = await codes.first().innerText();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ich habe sie aufbewahrt' }).click();
  await page.getByText('Noch 10 Wiederherstellungscodes').waitFor();

  await logOut(page);
  await typePassword(page, 'agent-two');
  await page.getByRole('heading', { name: 'Zweiter Schritt' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel('Code').fill('000000');
  await submit(page).click();
  await page.getByRole('alert').filter({ hasText: 'Dieser Code stimmt nicht.' }).waitFor();
  await page.getByLabel('Code').fill(codeAt(Date.now() + 30_000));
  await submit(page).click();
  await page.waitForURL('**/newsboard');

  await logOut(page);
  await typePassword(page, 'agent-two');
  await page.getByLabel('Code').fill(recovery.toLowerCase());
  await submit(page).click();
  await page.waitForURL('**/newsboard');

  const staff = await product.open('editor', '/users');
  await staff.getByRole('link', { name: 'agent-two', exact: true }).click();
  await staff.getByRole('button', { name: 'Anmeldung in zwei Schritten ausschalten' }).click();
  expect(await faultsOf(staff)).toEqual([]);
  await staff.getByRole('button', { name: 'Bestätigen' }).click();
  await noticeOf(staff, 'Die Anmeldung in zwei Schritten ist ausgeschaltet.').waitFor();
  await logOut(page);
  await typePassword(page, 'agent-two');
  await page.waitForURL('**/newsboard');
  await Promise.all([page.context().close(), staff.context().close()]);
}, 240_000);

it('after a reset of the password one button logs in, and the page goes on by itself', async () => {
  const page = await product.open(null, '/auth/password-reset?lang=de');
  await page.getByLabel('Benutzername oder E-Mail-Adresse').fill('editor-two');
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  const mail = await product.landfall.mailNumber(1, 'editor-two@landfall.example');
  const { pathname, search } = new URL(/http\S+password-reset\/[\w-]+\S*/.exec(mail.text)![0]);
  await page.goto(product.landfall.url(pathname + search));
  await page.getByLabel('Neues Passwort', { exact: true }).fill('a sentence nobody guesses');
  await page.getByLabel('Neues Passwort wiederholen').fill('a sentence nobody guesses');
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await page.getByRole('button', { name: 'Jetzt anmelden' }).click();
  await page.waitForURL('**/newsboard');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.goto(product.landfall.url('/login?automatic=failed'));
  // A page that could not log in changes nothing for who is logged in.
  await page.waitForURL('**/newsboard');
  await page.evaluate(() => localStorage.removeItem('landfall.token'));
  await page.goto(product.landfall.url('/login?automatic=failed'));
  await page.getByRole('alert').filter({ hasText: 'Die automatische Anmeldung ist fehlgeschlagen.' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.context().close();
}, 240_000);
