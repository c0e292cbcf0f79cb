import type { Page } from 'playwright-core';
import { Console, faultsOf } from './console.js';

let product: Console;

beforeAll(async () => {
  product = await Console.start();
}, 375_000);
afterAll(() => product.stop(), 60_000);

const fill = async (page: Page, names: Record<string, string>): Promise<void> => {
  for (const [label, text] of Object.entries(names)) await page.locator('form').getByLabel(label).fill(text);
  await page.getByRole('button', { name: 'Speichern' }).click();
};
const tags = (page: Page): Promise<string[]> => page.locator('tbody [data-row-heading]').allInnerTexts();
const listed = (page: Page, names: readonly string[]): Promise<unknown> =>
  page.waitForFunction((expected) => {
    const rows = [...document.querySelectorAll<HTMLElement>('tbody [data-row-heading]')];
    return JSON.stringify(rows.map((row) => row.innerText)) === JSON.stringify(expected);
  }, names);

/** Those of the demo are in the way. */
async function withoutTags(): Promise<void> {
  const { landfall } = product;
  const editor = await landfall.login('editor');
  const { newsTags } = await landfall.data<{ newsTags: { id: string }[] }>(editor, '{ newsTags { id } }');
  for (const { id } of newsTags)
    await landfall.data(editor, 'mutation ($id: ID!) { deleteNewsTag(id: $id) { ok } }', { id });
}

it('keeps tags of news: creates, rejects a double name at its field, sorts, searches, changes and deletes', async () => {
  await withoutTags();
  const page = await product.open('editor', '/newstags');
  await page.getByText('Noch keine Schlagwörter').waitFor();
  await page.getByRole('link', { name: 'Neues Schlagwort' }).first().click();
  await fill(page, { 'Name (Deutsch)': 'Streik', 'Name (Englisch)': 'Strike', 'Name (Niederländisch)': 'Staking' });
  await listed(page, ['Streik']);

  await page.getByRole('link', { name: 'Neues Schlagwort' }).click();
  await fill(page, { 'Name (Deutsch)': 'STREIK', 'Name (Englisch)': 'Weather' });
  await page.getByText('Diesen Namen gibt es bereits.').waitFor();
  expect(await page.getByLabel('Name (Deutsch)').getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByLabel('Name (Englisch)').getAttribute('aria-invalid')).toBe('false');
  expect(await faultsOf(page)).toEqual([]);
  await fill(page, { 'Name (Deutsch)': 'Wetter', Reihenfolge: '5' });
  await listed(page, ['Streik', 'Wetter']);

  // What can be done with several is no stop of the Tab key before one is chosen.
  const together = page.getByRole('button', { name: 'Löschen', exact: true });
  expect(await together.count()).toBe(0);
  await page.getByRole('checkbox', { name: 'Auswählen: Streik' }).check();
  await together.click();
  await listed(page, ['Wetter']);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await listed(page, ['Streik', 'Wetter']);

  const request = page.waitForRequest((sent) => (sent.postData() ?? '').includes('"sortField":"nameDe"'));
  await page.getByRole('columnheader', { name: 'Name (Deutsch)' }).getByRole('button').click();
  expect((await request).postDataJSON()).toMatchObject({ variables: { limit: 25, offset: 0, sortField: 'nameDe' } });
  await page.getByRole('columnheader', { name: 'Name (Deutsch)' }).getByRole('button').click();
  await listed(page, ['Wetter', 'Streik']);
  await page.locator('input[name="search"]').fill('weather');
  await listed(page, ['Wetter']);
  expect(await faultsOf(page)).toEqual([]);

  await page.getByRole('link', { name: 'Wetter', exact: true }).click();
  await fill(page, { 'Name (Niederländisch)': 'Weer' });
  await page.getByRole('cell', { name: 'Weer' }).waitFor();
  await page.getByRole('button', { name: 'Löschen: Wetter' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await page.getByText('Wetter', { exact: true }).waitFor({ state: 'detached' });
  expect(await tags(page)).toEqual([]);
  await page.context().close();
}, 300_000);
