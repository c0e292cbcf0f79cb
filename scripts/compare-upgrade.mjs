// Starts an older Landfall on an empty data folder, fills it, asks several hundred questions, then starts this one on the same
// folder and compares every answer byte for byte: `npm run compare-upgrade -- --from COMMIT`.
import { execFile, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { arrange } from '../test/upgrade/arrange.mjs';
import { clientOf } from '../test/upgrade/client.mjs';
import { questions } from '../test/upgrade/questions.mjs';
import { freePort } from './lib/ports.mjs';
import { ROOT } from './lib/workspace.mjs';

const READY_MS = 600_000;
const STOP_MS = 30_000;
/** Fields of the API that are not part of the contract and had another name in older trees: the name now, the name then. */
const RENAMED_FIELDS = [['provenance', 'origin']];
const git = (...args) => promisify(execFile)('git', args, { cwd: ROOT });
const step = (line) => console.log(`• ${line}`);

const { values } = parseArgs({
  options: { from: { type: 'string' }, tree: { type: 'string' }, keep: { type: 'string' } },
});
if (!values.from && !values.tree) {
  console.log('Usage: npm run compare-upgrade -- --from COMMIT [--keep FOLDER for the answers that differ]');
  process.exit(1);
}
const work = await mkdtemp(join(tmpdir(), 'landfall-upgrade-'));
await chmod(work, 0o755);
const home = join(work, 'home');
const old = values.tree ?? join(work, 'tree');
try {
  if (!values.tree) await git('worktree', 'add', '--detach', old, values.from);
  const differing = await compare();
  process.exitCode = differing === 0 ? 0 : 1;
} finally {
  if (!values.tree) await git('worktree', 'remove', '--force', old);
  await rm(work, { recursive: true, force: true });
}

async function compare() {
  // The same ports before and after: links hold the address.
  const ports = { web: await freePort(), mail: await freePort() };
  const before = await withLandfall(old, ports, async (client) => {
    step('filling the older one');
    const world = await arrange(client);
    return { world, answers: await answersOf(client, world) };
  });
  const after = await withLandfall(ROOT, ports, (client) => answersOf(client, before.world));
  const differing = [...before.answers].filter(([name, answer]) => after.get(name) !== answer);
  for (const [name, answer] of differing.slice(0, 20)) {
    console.log(`\n${name}\n${firstDifference(answer, after.get(name))}`);
    if (values.keep) {
      await writeFile(join(values.keep, `${name.replaceAll(/\W+/g, '-')}.before`), answer);
      await writeFile(join(values.keep, `${name.replaceAll(/\W+/g, '-')}.after`), after.get(name));
    }
  }
  console.log(`\n${before.answers.size} answers compared, ${differing.length} differ.`);
  return differing.length;
}

/** Asks for renamed fields by the names that the tree's schema has, and gives answers the names of now. */
async function withNamesOf(tree, client) {
  const schema = await readFile(join(tree, 'apps/api/schema.graphql'), 'utf8');
  const renamed = RENAMED_FIELDS.filter(([name]) => !new RegExp(`\\b${name}:`).test(schema));
  const rename = (text, from, to) => text.replaceAll(new RegExp(`\\b${from}\\b`, 'g'), to);
  return {
    ...client,
    async graphql(user, query, variables) {
      const then = renamed.reduce((text, [name, old]) => rename(text, name, old), query);
      const answer = JSON.stringify(await client.graphql(user, then, variables));
      return JSON.parse(renamed.reduce((text, [name, old]) => text.replaceAll(`"${old}":`, `"${name}":`), answer));
    },
  };
}

async function answersOf(client, world) {
  const lookups = questions(client, world);
  step(`asking ${lookups.length} questions`);
  const answers = new Map();
  for (const [at, [name, ask]] of lookups.entries()) answers.set(`${at} ${name}`, await ask());
  return answers;
}

async function withLandfall(tree, ports, run) {
  step(`starting Landfall of ${tree === ROOT ? 'this tree' : 'the older tree'}`);
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: tree,
    env: { ...process.env, LANDFALL_HOME: home, PORT: String(ports.web), MAIL_WEB_PORT: String(ports.mail) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    await isReady(child, ended);
    return await run(await withNamesOf(tree, clientOf(`http://127.0.0.1:${ports.web}`)));
  } finally {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await ended;
    clearTimeout(timer);
  }
}

function isReady(child, ended) {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.includes('Landfall is ready')) resolve();
    });
    setTimeout(() => reject(new Error(`not ready in time:\n${output}`)), READY_MS).unref();
    void ended.then(() => reject(new Error(`ended before it was ready:\n${output}`)));
  });
}

function firstDifference(before, after = '') {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  const around = (text) => text.slice(Math.max(0, at - 80), at + 120);
  return `  before: …${around(before)}…\n  after:  …${around(after)}…`;
}
