import { jest } from '@jest/globals';
import { Chain } from '../e2e/chain.js';
import { Console, faultsOf } from './console.js';

const chain = new Chain('127.0.0.1');
let product: Console;
beforeAll(async () => {
  // The provider recommends what a provider of more than a test would set.
  for (const level of ['info', 'warn'] as const) jest.spyOn(console, level).mockImplementation(() => undefined);
  await chain.listen();
  product = await Console.start(chain.settings);
  chain.serve(product.landfall.url('/auth/oidc/callback'));
}, 375_000);
afterAll(async () => {
  await product.stop();
  await chain.close();
}, 60_000);

it('the login of a chain on another site leads into the console', async () => {
  const page = await product.open(null, '/login');
  await page.getByRole('link', { name: 'Mit Sonnenweg anmelden' }).click();
  await page.waitForURL('**/newsboard');
  await page.getByRole('button', { name: 'Arne Sommer' }).waitFor();
  await page.context().close();
}, 120_000);

it('who has no account there reads so, and finds the way back', async () => {
  chain.person = 'stranger';
  const page = await product.open(null, '/auth/oidc?lang=de');
  await page.getByText('Für Sie gibt es hier noch kein Konto.').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Zur Anmeldung' }).click();
  await page.getByRole('heading', { name: 'Anmelden' }).waitFor();
  await page.context().close();
}, 120_000);
