import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { CONSOLE_LISTS } from './console-lists.mjs';
import { ms, printTable, spread } from './figures.mjs';
import { checkPage } from './list-checks.mjs';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const PAGE = 25;
const WAIT_MS = 30_000;

/**
 * Opens every list in a browser, sorts by each column that offers it, goes to the next and the last page, and filters. Each
 * request has to name a page, each table has to show the rows of the answer in its order, and the answer has to be what
 * the database itself says. Returns the time from click to row.
 */
export async function playLists({ url, tokens, database }, report) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const figures = [];
    for (const list of CONSOLE_LISTS.filter(({ path }) => path)) {
      report(`playing ${nameOf(list)}`);
      figures.push(await played(browser, { url, token: tokens[list.user ?? 'editor'], database }, list));
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

const nameOf = ({ path, heading }) => (heading ? `${path} ${heading}` : path);

async function played(browser, { url, token, database }, list) {
  const kept = { 'landfall.language': 'de', 'landfall.token': token, 'RaStore.version': '1' };
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'de-DE',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(WAIT_MS);
  const table = new PlayedTable(page, database, url, list);
  try {
    const { totalCount: rows } = await table.open();
    const faults = await faultsOf(page);
    await table.sortEveryWay();
    await table.turnPages(rows);
    for (const filter of list.plays) await table.narrow(filter, rows);
    return { path: nameOf(list), rows, steps: table.took.length, faults, ...spread(table.took) };
  } catch (error) {
    throw new Error(`${nameOf(list)}: ${error.message}`, { cause: error });
  } finally {
    await context.close();
  }
}

class PlayedTable {
  took = [];

  constructor(page, database, url, list) {
    this.page = page;
    this.database = database;
    this.url = url;
    this.list = list;
    this.pageSize = list.pageSize ?? PAGE;
    this.area = list.heading
      ? page.locator('main section', { has: page.locator(`h2:text-is("${list.heading}")`) })
      : page.locator('main');
  }

  open(filter = {}, page = 1) {
    const address = `${this.url}${this.list.path}?filter=${encodeURIComponent(JSON.stringify(filter))}&page=${page}&perPage=${this.pageSize}`;
    return this.after(() => this.page.goto(address));
  }

  async sortEveryWay() {
    const { hasCards } = this.list;
    const requested = new Set();
    const heads = this.area.locator('thead th .MuiTableSortLabel-root');
    const ways = hasCards
      ? await this.area.getByLabel('Sortieren nach').locator('option').count()
      : (await heads.count()) * 2;
    if (ways === 0) throw new Error('no column can be sorted');
    // Cards: from the last way to the first, since the first one stands already.
    for (let way = ways - 1; way >= 0; way -= 1) {
      const { variables } = await this.after(() =>
        hasCards
          ? this.area.getByLabel('Sortieren nach').selectOption({ index: way })
          : heads.nth(Math.floor(way / 2)).click(),
      );
      requested.add(`${variables.sortField ?? variables.orderBy} ${variables.sortOrder ?? variables.order}`);
    }
    if (requested.size !== ways)
      throw new Error(`${ways} ways to sort, but requested were ${[...requested].join(', ')}`);
  }

  async turnPages(rows) {
    const last = Math.ceil(rows / this.pageSize);
    for (const number of [2, last]) {
      const { variables } = await this.after(() =>
        this.area.locator('.MuiPagination-ul button', { hasText: new RegExp(`^${number}$`) }).click(),
      );
      this.checkFirst(variables, number);
    }
    // The address of a screen with two lists is that of the first.
    if (this.list.name === 'importScheduleList') return;
    const middle = Math.ceil(last / 2);
    this.checkFirst((await this.open({}, middle)).variables, middle);
  }

  checkFirst({ offset }, number) {
    const first = (number - 1) * this.pageSize;
    if (offset !== first) throw new Error(`page ${number} begins at ${offset}, not at ${first}`);
  }

  /** Types or chooses; where a filter is of the screen's own, opens its address as a bookmark does. */
  async narrow(filter, rows) {
    const { address, search, choose, option } = filter;
    if (!address) await this.open();
    const found = await this.act(address, search, choose, option);
    if (!found.variables.filter || found.variables.offset !== 0)
      throw new Error(`${JSON.stringify(filter)} asks for ${JSON.stringify(found.variables)}`);
    if (found.totalCount === 0 || found.totalCount > rows)
      throw new Error(`${JSON.stringify(filter)} leaves ${found.totalCount}`);
  }

  act(address, search, choose, option) {
    if (address) return this.open(address);
    if (search) return this.after(() => this.area.locator('input[name="search"]').fill(search));
    return this.after(() => this.choose(this.area.locator('form [role="combobox"]').nth(choose), option));
  }

  async choose(field, option) {
    await field.click();
    await this.page.getByRole('option').nth(option).click();
  }

  /** Does something, and returns the list's request and answer once the table shows it. */
  async after(action) {
    const began = performance.now();
    const [response] = await Promise.all([
      this.page.waitForResponse((one) => isOfList(one, this.list.heading), { timeout: WAIT_MS }),
      action(),
    ]);
    const { variables } = response.request().postDataJSON();
    const { answer } = (await response.json()).data;
    const { limit, offset } = variables;
    if (limit !== this.pageSize || !Number.isInteger(offset)) throw new Error(`asked for ${JSON.stringify(variables)}`);
    if (answer.results.length > limit) throw new Error(`${answer.results.length} rows came`);
    const texts = answer.results.map(this.list.text);
    const { heading, hasCards } = this.list;
    await this.page.waitForFunction(showsInOrder, { texts, heading, hasCards }, { timeout: WAIT_MS }).catch((error) => {
      throw new Error(`the rows differ: ${JSON.stringify({ variables, texts })}`, { cause: error });
    });
    this.took.push(performance.now() - began);
    await checkPage(this.database, this.list, variables, answer);
    return { variables, totalCount: answer.totalCount };
  }
}

const OF_PART = { Läufe: 'importRunList', Zeitpläne: 'importScheduleList' };

function isOfList(response, heading) {
  const { query = '', variables = {} } = response.request().postDataJSON() ?? {};
  const isList = query.includes('totalCount') && query.includes('answer:') && !variables.filter?.ids;
  return isList && (!heading || query.includes(OF_PART[heading]));
}

/** Runs in the page. */
function showsInOrder({ texts, heading, hasCards }) {
  const { document } = globalThis;
  const title = heading && [...document.querySelectorAll('main h2')].find((one) => one.textContent === heading);
  const area = title ? title.closest('section') : document;
  const rows = [...area.querySelectorAll(hasCards ? 'main li.MuiPaper-root' : 'tbody tr')];
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
