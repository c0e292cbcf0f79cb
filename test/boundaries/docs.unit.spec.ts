import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LINK = /\]\((?!https?:|#)([^)#\s]+)/g;
/** A path of the repository in code marks; patterns with braces, stars or angle brackets are none. */
const PATH = /`((?:apps|libs|db|docs|scripts|deploy|test)\/[\w./-]*\w)\/?`/g;
/** A file of the code by its name alone, such as one beside a path that was named before. */
const FILE_NAME = /`([\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|sql))`/g;
const ADR = /^docs\/adr\/\d{4}-[a-z0-9-]+\.md$/;
const ADR_LINES = 60;

const read = (path: string): Promise<string> => readFile(join(ROOT, path), 'utf8');

async function pages(): Promise<string[]> {
  const docs = await readdir(join(ROOT, 'docs'), { recursive: true });
  return ['README.md', ...docs.filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`)];
}

test('every link of the README and of docs/ leads to a file', async () => {
  const broken: string[] = [];
  for (const page of await pages()) {
    for (const [, target] of (await read(page)).matchAll(LINK)) {
      if (!existsSync(join(ROOT, dirname(page), target!))) broken.push(`${page}: ${target}`);
    }
  }
  expect(broken).toEqual([]);
});

test('every path that the documents name exists', async () => {
  const missing: string[] = [];
  for (const page of await pages()) {
    for (const [, path] of (await read(page)).matchAll(PATH)) {
      const named = join(ROOT, path!);
      // Built files are named where processes are started.
      if (!existsSync(named) && !existsSync(named.replace('/dist/', '/src/').replace(/\.js$/, '.ts')))
        missing.push(`${page}: ${path}`);
    }
  }
  expect(missing).toEqual([]);
});

test('every file that the documents name without its folder exists', async () => {
  const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 24 }).split('\n');
  const names = new Set(tracked.map((path) => basename(path)));
  const missing: string[] = [];
  for (const page of await pages())
    for (const [, name] of (await read(page)).matchAll(FILE_NAME))
      if (!names.has(name!)) missing.push(`${page}: ${name}`);
  expect(missing).toEqual([]);
});

test('decisions are numbered without a gap, short, and say what they cost', async () => {
  const decisions = (await pages()).filter((page) => page.startsWith('docs/adr/')).sort();
  expect(decisions.filter((page) => !ADR.test(page))).toEqual([]);
  expect(decisions.map((page) => Number(page.slice(9, 13)))).toEqual(decisions.map((_, index) => index + 1));
  for (const page of decisions) {
    const text = await read(page);
    expect([page, text.split('\n').length <= ADR_LINES]).toEqual([page, true]);
    expect([page, text.match(/^(Date: \d{4}-\d{2}-\d{2}|## .*)$/gm)]).toEqual([
      page,
      [expect.stringMatching(/^Date/), '## Context', '## Decision', '## Consequences'],
    ]);
  }
});

test('an environment variable that a document names is in .env.example', async () => {
  const example = await read('.env.example');
  const unknown: string[] = [];
  for (const page of await pages()) {
    for (const [, name] of (await read(page)).matchAll(
      /`([A-Z][A-Z0-9]*_(?:URL|HOME|SECRET|LIST|FILE|LEVEL|FORMAT|INTROSPECTION|PASSWORD|CONCURRENCY))(?:=[^`]*)?`/g,
    )) {
      if (!new RegExp(`^#? ?${name}=`, 'm').test(example)) unknown.push(`${page}: ${name}`);
    }
  }
  expect(unknown).toEqual([]);
});
