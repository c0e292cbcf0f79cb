import { readFile } from 'node:fs/promises';
import { ask, headersWith, login, startProduct } from './bench-home.mjs';
import { ms, printTable, seconds } from './figures.mjs';
import { LOOKUP, lookupVariables } from './lookup-requests.mjs';
import { lookupPlaces } from './lookups.mjs';
import { openLoop } from './open-loop.mjs';
import { stopProcess } from './processes.mjs';
import { matrixFile } from './visa-matrix-file.mjs';

const FILE_BYTES = 20_000_000;
const RUNS = 2;
const START = `mutation($input: ImportFileInput!) { startImport(input: $input) { ok errors { field messages } run { id } } }`;
const RUN = `query($id: ID!) { importRun(id: $id) { state problems counts { read } progress { step } } }`;
const POLL_MS = 500;

/** Lookups during comparisons of 20 MB files: the effect of an import on other users. */
export async function benchImports(bench, { rate }, report) {
  const product = await startProduct(bench);
  try {
    const [editor, agent] = [await login(product.url, 'editor'), await login(product.url, 'agent')];
    const bodies = lookupVariables(200, await lookupPlaces(product.databaseUrl)).map(({ variables }) =>
      JSON.stringify({ query: LOOKUP, variables }),
    );
    const matrix = await paddedMatrix(bench.home);
    const phases = [];
    for (const [name, work] of [
      ['no import', () => rest(RUNS * 2_000)],
      ['airports as CSV', () => dryRuns(product.url, editor, airportsFile())],
      ['visa matrix as JSON', () => dryRuns(product.url, editor, matrix)],
    ]) {
      report(`lookups, ${rate}/s: ${name}`);
      phases.push({
        name,
        ...(await beside(work, {
          url: product.url,
          headers: headersWith(agent),
          bodies,
          rate,
          warmUpSeconds: 5,
          measureSeconds: 600,
          expected: '{"data":{"destinationDetail":',
        })),
      });
      const { dryRun, lookup } = phases.at(-1);
      report(
        `p50 ${ms(lookup.p50)}, p99 ${ms(lookup.p99)}, longest ${ms(lookup.max)}${dryRun === null ? '' : `; dry run ${seconds(dryRun / 1000)}`}`,
      );
    }
    console.log(`\nImports: ${rate} lookups/s beside ${RUNS} dry runs of a file of ${FILE_BYTES / 1e6} MB`);
    printTable(
      ['beside', 'dry run p50', 'lookups p50', 'p99', 'max', 'errors'],
      phases.map((p) => [
        p.name,
        p.dryRun === null ? '' : seconds(p.dryRun / 1000),
        ms(p.lookup.p50),
        ms(p.lookup.p99),
        ms(p.lookup.max),
        p.lookup.errors,
      ]),
    );
    return phases;
  } finally {
    await Promise.all([stopProcess(product.api), stopProcess(product.worker)]);
  }
}

async function beside(work, load) {
  let [finish, begin] = [];
  const finished = new Promise((resolve) => (finish = resolve));
  const warm = new Promise((resolve) => (begin = resolve));
  const lookups = openLoop(load, { onMeasure: begin, until: finished });
  await warm;
  // A generator left running would send requests for minutes.
  const dryRun = await work().finally(finish);
  const { latencies: _, ...lookup } = await lookups;
  return { dryRun, lookup };
}

async function rest(milliseconds) {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  return null;
}

async function dryRuns(url, token, file) {
  const times = [];
  for (let at = 0; at < RUNS; at += 1) {
    const began = performance.now();
    await dryRun(url, token, file);
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[RUNS >> 1];
}

/** Uploads the file, starts its comparison and waits for the worker, as the console does. */
async function dryRun(url, token, { content, ...input }) {
  const response = await fetch(new URL('/api/imports/files', url), {
    method: 'POST',
    headers: { ...headersWith(token), 'content-type': 'application/octet-stream' },
    body: content,
  });
  if (response.status !== 201) throw new Error(`The upload was answered with ${response.status}.`);
  const { fileId } = await response.json();
  const { ok, errors, run } = (await ask(url, token, START, { input: { ...input, fileId } })).startImport;
  if (!ok) throw new Error(`The file was rejected: ${JSON.stringify(errors)}`);
  for (;;) {
    const { importRun } = await ask(url, token, RUN, { id: run.id });
    if (importRun.state === 'DRY_RUN') return;
    if (!importRun.progress) throw new Error(`The run ended as ${importRun.state}: ${importRun.problems[0]}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** A table in the shape of OurAirports: mostly airfields without a code, as there. */
function airportsFile() {
  const header =
    'ident,type,name,latitude_deg,longitude_deg,iso_country,iso_region,scheduled_service,iata_code,icao_code,gps_code,keywords';
  const lines = [header];
  for (let [at, bytes] = [0, header.length + 1]; bytes < FILE_BYTES - 300; at += 1) {
    const line = `XX-${at},small_airport,"Made-up Field, ${at}",${50 + (at % 100) / 50},${9 + (at % 90) / 30},DE,DE-BY,no,,,,"${'a word that nobody reads '.repeat(4)}"`;
    lines.push(line);
    bytes += line.length + 1;
  }
  return { importer: 'airports', fileName: 'airports.csv', content: lines.join('\n') };
}

/** The matrix that is stored, every tenth cell changed, indented as a program writes it, which makes it large. */
async function paddedMatrix(home) {
  const { path } = await matrixFile(home);
  const rows = new Map();
  const [, ...lines] = (await readFile(path, 'utf8')).trim().split(/\r?\n/);
  lines.forEach((line, at) => {
    const [passport, destination, said] = line.split(',');
    if (said === '-1') return;
    const days = /^\d+$/.test(said) ? Number(said) : undefined;
    const stated = days === undefined ? said : 'visa free';
    const status = at % 10 === 0 ? 'e-visa' : stated;
    rows.set(passport, {
      ...rows.get(passport),
      [destination]: { status, ...(status === 'visa free' && days ? { days } : {}) },
    });
  });
  const plain = JSON.stringify(Object.fromEntries(rows));
  const breaks = plain.match(/[{}]/g).length;
  const padding = `\n${' '.repeat(Math.floor((FILE_BYTES - plain.length) / breaks) - 1)}`;
  return {
    importer: 'visa-matrix',
    fileName: 'matrix.json',
    dated: '2026-11-01',
    content: plain.replaceAll('{', `{${padding}`).replaceAll('}', `${padding}}`),
  };
}
