import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { ms, printTable, spread } from './figures.mjs';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const PAGE = 25;
const WAIT_MS = 30_000;

/** Every list of the console: who opens it, what narrows it, and a text of each record that its row shows. */
const LISTS = [
  { path: '/entryrestrictions', filter: { country: 'US' }, text: ({ country }) => country.nameShort },
  { path: '/textsnippets', search: 'zoll', text: ({ name }) => name },
  { path: '/newstags', search: 'tag 1', text: ({ nameDe }) => nameDe },
  { path: '/authorities', search: 'visum', text: ({ name }) => name },
  { path: '/externalinfos', search: 'kategorie 1', text: ({ name }) => name },
  { path: '/feedback', search: 'pass', text: ({ title }) => title },
  { path: '/regressioncases', search: 'zoll', text: ({ name }) => name },
  {
    path: '/mytrip-history',
    user: 'agent',
    filter: { tab: 'UPCOMING' },
    text: ({ destinations }) => destinations[0].name,
  },
];

/**
 * Opens every list in a browser, sorts by each column that offers it, goes to the last page, and filters. Each request has
 * to name a page, each table has to show the rows of the answer in its order. Returns the time from click to row.
 */
export async function playLists({ url, tokens }, report) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const figures = [];
    for (const list of LISTS) {
      report(`playing ${list.path}`);
      figures.push(await played(browser, { url, token: tokens[list.user ?? 'editor'] }, list));
    }
    printTable(
      ['', 'rows', 'steps', 'p50', 'p95', 'max', 'serious faults of axe'],
      figures.map((f) => [f.path, f.rows, f.steps, ms(f.p50), ms(f.p95), ms(f.max), f.faults.join('; ') || 'none']),
    );
    return figures;
  } finally {
    await browser.close();
  }
}

async function played(browser, { url, token }, list) {
  const kept = { 'landfall.language': 'de', 'landfall.token': token, 'RaStore.version': '1' };
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'de-DE',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(WAIT_MS);
  const table = new PlayedTable(page, list);
  try {
    const first = await table.after(() => page.goto(`${url}${list.path}`));
    const rows = first.totalCount;
    const heads = await page.locator('thead th .MuiTableSortLabel-root').count();
    if (heads === 0) throw new Error('no column can be sorted');
    for (let head = 0; head < heads; head += 1) {
      for (let direction = 0; direction < 2; direction += 1) {
        const { variables } = await table.after(() =>
          page.locator('thead th .MuiTableSortLabel-root').nth(head).click(),
        );
        if (!(variables.sortField ?? variables.orderBy)) throw new Error('the request names no order');
      }
    }
    const last = Math.ceil(rows / PAGE);
    const { variables } = await table.after(() =>
      page.locator('.MuiPagination-ul button', { hasText: new RegExp(`^${last}$`) }).click(),
    );
    if (variables.offset !== (last - 1) * PAGE) throw new Error(`the last page begins at ${variables.offset}`);
    const found = await table.after(() => narrow(page, url, list));
    if (!found.variables.filter || found.variables.offset !== 0)
      throw new Error(`the filter asks for ${JSON.stringify(found.variables)}`);
    if (found.totalCount === 0 || found.totalCount > rows) throw new Error(`the filter leaves ${found.totalCount}`);
    const faults = await faultsOf(page);
    return { path: list.path, rows, steps: table.took.length, faults, ...spread(table.took) };
  } catch (error) {
    throw new Error(`${list.path}: ${error.message}`, { cause: error });
  } finally {
    await context.close();
  }
}

/** Types into the search; where there is none, opens the address of a filter as a bookmark does. */
const narrow = (page, url, { path, search, filter }) =>
  search
    ? page.locator('input[name="search"]').fill(search)
    : page.goto(`${url}${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`);

class PlayedTable {
  took = [];

  constructor(page, { path, text }) {
    this.page = page;
    this.path = path;
    this.text = text;
  }

  /** Does something, and returns the list's request and answer once the table shows it. */
  async after(action) {
    const began = performance.now();
    const [response] = await Promise.all([this.page.waitForResponse(isOfList, { timeout: WAIT_MS }), action()]);
    const { variables } = response.request().postDataJSON();
    const { answer } = (await response.json()).data;
    const { limit, offset } = variables;
    if (limit !== PAGE || !Number.isInteger(offset)) throw new Error(`asked for ${JSON.stringify(variables)}`);
    if (answer.results.length > limit) throw new Error(`${answer.results.length} rows came`);
    const texts = answer.results.map(this.text);
    await this.page.waitForFunction(showsInOrder, texts, { timeout: WAIT_MS }).catch(async (error) => {
      const rows = await this.page.locator('tbody tr').allInnerTexts();
      throw new Error(`the rows differ: ${JSON.stringify({ variables, texts, rows })}`, { cause: error });
    });
    this.took.push(performance.now() - began);
    return { variables, totalCount: answer.totalCount };
  }
}

const isOfList = (response) => {
  const { query = '', variables = {} } = response.request().postDataJSON() ?? {};
  return query.includes('totalCount') && query.includes('answer:') && !variables.filter?.ids;
};

/** Runs in the page. */
function showsInOrder(texts) {
  const rows = [...globalThis.document.querySelectorAll('tbody tr')];
  return rows.length === texts.length && texts.every((text, index) => rows[index].innerText.includes(text));
}

/** Serious and critical violations by axe. */
async function faultsOf(page) {
  await page.evaluate(await readFile(AXE, 'utf8'));
  return page.evaluate(async () => {
    const { violations } = await globalThis.axe.run({ resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
}
