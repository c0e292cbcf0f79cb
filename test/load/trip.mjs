import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { startProduct } from './bench-home.mjs';
import { against, ms, printLimits, printTable, spread } from './figures.mjs';
import { createPages, startTraveller, TRAVELLER_URL } from './pages.mjs';
import { stopProcess } from './processes.mjs';

const LIGHTHOUSE = 'lighthouse@12';
const RUNS = 5;
/** Lighthouse gives no result where the machine draws nothing in its time. */
const MOST_TRIES = RUNS + 3;
const LONGEST_RUN_MS = 300_000;
const CATEGORIES = { performance: 'performance', accessibility: 'accessibility', 'best-practices': 'best practices' };
const KB = 1_000;
const LIMITS = { score: 100, lcpMs: 1_000, scriptBytes: 5 * KB, bytes: 60 * KB };
const kilobytes = (bytes) => `${(bytes / KB).toFixed(1)} kB`;

/** A trip page of ten destinations in Lighthouse, as on a phone: simulated slow 4G, a processor four times slower. */
export async function benchTrip(bench, _options, report) {
  const product = await startProduct(bench);
  const [path] = await createPages(product, 1);
  await Promise.all([stopProcess(product.api), stopProcess(product.worker)]);
  const traveller = await startTraveller(bench, product);
  try {
    const url = new URL(path, TRAVELLER_URL).href;
    const html = await (await fetch(url)).text();
    const chromium = await ensureBrowser(report);
    const runs = [];
    let without = 0;
    while (runs.length < RUNS) {
      report(`Lighthouse, run ${runs.length + 1} of ${RUNS} (npx; the first time takes a minute)`);
      const found = await lighthouse(url, { chromium, file: join(bench.home, 'lighthouse.json') });
      if (found.problem === null) runs.push(figuresOf(found.result));
      else if ((without += 1) > MOST_TRIES - RUNS) throw new Error(`Lighthouse has no result: ${found.problem}`);
    }
    return print({ runs, without, inline: inlineScript(html) });
  } finally {
    await stopProcess(traveller);
  }
}

async function lighthouse(url, { chromium, file }) {
  const args = ['--yes', LIGHTHOUSE, url, `--only-categories=${Object.keys(CATEGORIES).join()}`];
  const output = ['--output=json', `--output-path=${file}`, '--quiet'];
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking';
  const env = { ...process.env, CHROME_PATH: chromium };
  // Ends with 1 where a run has no result, which its report then explains.
  const ended = await promisify(execFile)('npx', [...args, ...output, flags], { env, timeout: LONGEST_RUN_MS }).then(
    () => null,
    (error) => error.stderr || error.message,
  );
  const result = JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));
  if (!result) throw new Error(`Lighthouse did not run: ${ended}`);
  const unscored = Object.keys(CATEGORIES).filter((name) => typeof result.categories[name]?.score !== 'number');
  if (!result.runtimeError && unscored.length === 0) return { result, problem: null };
  return { result, problem: result.runtimeError?.message ?? `no score for ${unscored.join(', ')}` };
}

function figuresOf({ categories, audits }) {
  const requests = audits['network-requests'].details.items;
  const bytesOf = (list) => list.reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    scores: Object.keys(CATEGORIES).map((name) => Math.round(categories[name].score * 100)),
    lcpMs: audits['largest-contentful-paint'].numericValue,
    bytes: bytesOf(requests),
    scriptBytes: bytesOf(requests.filter(({ resourceType }) => resourceType === 'Script')),
    missed: Object.keys(CATEGORIES).flatMap((name) =>
      categories[name].auditRefs
        .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
        .map(({ id }) => id),
    ),
  };
}

/** Compressed size of the scripts that stand in the page itself. */
const inlineScript = (html) =>
  [...html.matchAll(/<script\b[^>]*>([^<]*(?:<(?!\/script)[^<]*)*)<\/script>/g)].reduce(
    (sum, [, text]) => sum + brotliCompressSync(text).length,
    0,
  );

function print({ runs, without, inline }) {
  console.log('\nA trip page of 10 destinations in Lighthouse: slow 4G, processor four times slower');
  printTable(
    ['run', ...Object.values(CATEGORIES), 'LCP', 'scripts', 'all'],
    runs.map(({ scores, lcpMs, scriptBytes, bytes }, at) => [
      at + 1,
      ...scores,
      ms(lcpMs),
      kilobytes(scriptBytes + inline),
      kilobytes(bytes),
    ]),
  );
  if (without > 0) console.log(`  runs without a result, repeated: ${without}`);
  const missed = [...new Set(runs.flatMap((run) => run.missed))];
  if (missed.length > 0) console.log(`  below 1 in some run: ${missed.join(', ')}`);
  const median = (values) => spread(values).p50;
  const lcpMs = median(runs.map((run) => run.lcpMs));
  const bytes = median(runs.map((run) => run.bytes));
  const scriptBytes = median(runs.map((run) => run.scriptBytes)) + inline;
  const scores = Object.values(CATEGORIES).map((name, at) => [name, median(runs.map((run) => run.scores[at]))]);
  console.log('\nLimits, of the medians');
  printLimits([
    ...scores.map(([name, score]) => ({
      name,
      shown: `${score} (goal ${LIMITS.score})`,
      holds: score === LIMITS.score,
    })),
    against('largest contentful paint', lcpMs, LIMITS.lcpMs, ms),
    against('scripts before any use, compressed', scriptBytes, LIMITS.scriptBytes, kilobytes),
    against('first load in all', bytes, LIMITS.bytes, kilobytes),
  ]);
  return { runs, without, medians: { ...Object.fromEntries(scores), lcpMs, scriptBytes, bytes } };
}
