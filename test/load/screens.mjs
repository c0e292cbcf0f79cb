/* global document, requestAnimationFrame, cancelAnimationFrame */
import { chromium } from 'playwright-core';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { login, startProduct } from './bench-home.mjs';
import { ms, printTable, spread } from './figures.mjs';
import { stopProcess } from './processes.mjs';

const VISITS = 7;
const SLOWER = 4;
const SIZE = { width: 1440, height: 900 };
const PANS = 6;
const STEPS = 40;
const LIMITS = { boardMs: 1_500, mapMs: 1_000, frameMs: 50 };

/** How soon the news board and the world map can be used, and how smoothly the map moves; on a warm server, with an empty browser cache. */
export async function benchScreens(bench, _options, report) {
  const product = await startProduct(bench);
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(report),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const url = `http://127.0.0.1:${product.port}`;
    const token = await login(product.url, 'agent');
    const visit = async (path, isReady, slower, then) => {
      const context = await browser.newContext({ viewport: SIZE, storageState: stateOf(url, token) });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
      await page.addInitScript(watch, isReady);
      await page.goto(`${url}${path}`);
      await page.waitForFunction(() => globalThis.readyAt !== undefined, null, { timeout: 60_000, polling: 20 });
      const readyAt = await page.evaluate(() => globalThis.readyAt);
      const more = await then?.(page);
      await context.close();
      return { readyAt, more };
    };
    const board = 'main h1, #main-content h1';
    const map = '[role=application] path';
    report('warming up');
    await visit('/newsboard', board, 1);
    await visit('/map', map, 1);
    const rows = [];
    for (const slower of [1, SLOWER]) {
      report(`opening both ${VISITS} times, processor ${slower} times slower`);
      const [boards, maps, frames] = [[], [], []];
      for (let i = 0; i < VISITS; i += 1) {
        boards.push((await visit('/newsboard', board, slower)).readyAt);
        const { readyAt, more } = await visit('/map', map, slower, pan);
        maps.push(readyAt);
        frames.push(...more);
      }
      rows.push({ slower, board: spread(boards), map: spread(maps), frames: spread(frames) });
    }
    print(rows);
    return rows;
  } finally {
    await browser.close();
    await Promise.all([product.api, product.worker].map(stopProcess));
  }
}

const stateOf = (url, token) => ({
  cookies: [],
  origins: [
    {
      origin: url,
      localStorage: [
        { name: 'landfall.language', value: 'de' },
        { name: 'landfall.token', value: token },
        { name: 'RaStore.version', value: '1' },
      ],
    },
  ],
});

/** In the page: notes the first frame after what makes the screen useful has been drawn. */
function watch(selector) {
  const look = () => {
    if (document.querySelector(selector)) requestAnimationFrame(() => (globalThis.readyAt = performance.now()));
    else requestAnimationFrame(look);
  };
  look();
}

/** Drags the map about; the times between frames meanwhile. */
async function pan(page) {
  await page.waitForTimeout(500);
  const box = await page.getByRole('application').first().boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.evaluate(() => {
    globalThis.frames = [];
    let last = performance.now();
    const frame = (now) => {
      globalThis.frames.push(now - last);
      last = now;
      globalThis.framing = requestAnimationFrame(frame);
    };
    globalThis.framing = requestAnimationFrame(frame);
  });
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -400);
  await page.waitForTimeout(300);
  await page.evaluate(() => (globalThis.frames = []));
  for (let i = 0; i < PANS; i += 1) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + (i % 2 ? -160 : 160), y + (i % 3) * 30, { steps: STEPS });
    await page.mouse.up();
  }
  return page.evaluate(() => {
    cancelAnimationFrame(globalThis.framing);
    return globalThis.frames.slice(1);
  });
}

function print(rows) {
  console.log('\nScreens: 1440 × 900, warm server, empty cache');
  printTable(
    ['processor', 'board p50', 'p95', 'map p50', 'p95', 'frame while panning p50', 'p99', 'longest'],
    rows.map(({ slower, board, map, frames }) => [
      slower === 1 ? 'as it is' : `${slower} × slower`,
      ms(board.p50),
      ms(board.p95),
      ms(map.p50),
      ms(map.p95),
      ms(frames.p50),
      ms(frames.p99),
      ms(frames.max),
    ]),
  );
  const [normal, slow] = rows;
  for (const [name, value, limit] of [
    [`news board, ${SLOWER} × slower`, slow.board.p50, LIMITS.boardMs],
    ['map', normal.map.p50, LIMITS.mapMs],
    ['longest frame', normal.frames.max, LIMITS.frameMs],
  ])
    console.log(`${name}: ${ms(value)}, limit ${limit} ms: ${value > limit ? 'MISSED' : 'held'}.`);
}
