import { Console, faultsOf, noticeOf } from './console.js';

let product: Console;
beforeAll(async () => {
  product = await Console.start();
}, 375_000);
afterAll(() => product.stop(), 60_000);

it('a user is invited, gets the rights that staff choose, and is switched off', async () => {
  const page = await product.open('editor', '/users/create');
  const save = page.getByRole('button', { name: 'Speichern' });
  await page.getByLabel('Benutzername').fill('agent');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('nora@agency.example');
  await save.click();
  await page.getByText('Pflichtfeld').waitFor();
  await page.getByRole('combobox', { name: 'Organisation' }).click();
  await page.getByRole('option', { name: 'Sonnenweg Reisen' }).click();
  await save.click();
  await page.getByText('Diesen Namen gibt es bereits.').waitFor();
  await page.getByLabel('Benutzername').fill('nora.winter');
  await page.getByRole('checkbox', { name: 'Reiseseiten', exact: true }).check();
  expect(await faultsOf(page)).toEqual([]);
  await save.click();
  await page.getByRole('link', { name: 'nora.winter', exact: true }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  const mail = await product.landfall.mailNumber(1, 'nora@agency.example');
  expect(mail.subject).toBe('Ihr Zugang zu Landfall');

  await page.getByRole('link', { name: 'nora.winter', exact: true }).click();
  expect(await page.getByRole('checkbox', { name: 'Reiseseiten', exact: true }).isChecked()).toBe(true);
  await page.getByRole('switch', { name: 'Zugang offen' }).uncheck();
  await save.click();
  await page.getByText('gesperrt').waitFor();
  await page.context().close();
}, 240_000);

it('sessions are listed, and ended from another one', async () => {
  await product.landfall.login('agent');
  await product.landfall.login('agent');
  const page = await product.open('agent', '/profile/edit');
  const sessions = page.getByRole('listitem').filter({ hasText: 'Angemeldet seit' });
  await sessions.first().waitFor();
  expect(await sessions.count()).toBeGreaterThanOrEqual(3);
  expect(await page.getByText('Diese Sitzung').count()).toBe(1);
  const before = await sessions.count();
  await page.getByRole('button', { name: 'Beenden' }).first().click();
  await noticeOf(page, 'Die Sitzung ist beendet.').waitFor();
  await page.waitForFunction(
    (count) => document.body.innerText.split('Angemeldet seit').length - 1 === count,
    before - 1,
  );
  expect(await faultsOf(page)).toEqual([]);
  await page.context().close();
}, 180_000);

it('an organisation is opened, and its users are found from it', async () => {
  const page = await product.open('editor', '/organisations/create');
  const save = page.getByRole('button', { name: 'Speichern' });
  await page.getByRole('textbox', { name: 'Name' }).fill('Fernweh Reisen');
  await page.getByRole('textbox', { name: 'Code' }).fill('sonnenweg');
  await save.click();
  await page.getByText('Diesen Namen gibt es bereits.').waitFor();
  await page.getByRole('textbox', { name: 'Code' }).fill('fernweh');
  await page.getByRole('switch', { name: 'Widget freigeschaltet' }).check();
  expect(await faultsOf(page)).toEqual([]);
  await save.click();
  await page.getByRole('link', { name: 'Fernweh Reisen', exact: true }).waitFor();
  await page.getByText('FERNWEH', { exact: true }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page
    .getByRole('row')
    .filter({ hasText: 'Sonnenweg Reisen' })
    .getByRole('link', { name: /Benutzer$/ })
    .click();
  await page.getByRole('link', { name: 'agent', exact: true }).waitFor();
  expect(await page.getByRole('link', { name: 'agent-two', exact: true }).count()).toBe(0);
  await page.context().close();
}, 180_000);
