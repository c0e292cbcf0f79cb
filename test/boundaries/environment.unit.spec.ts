import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SOURCE = /\.(ts|tsx|mjs)$/;
const NOT_PRODUCT = /(^|\/)(node_modules|dist|test|testing)\/|\.spec\.tsx?$/;
/** Ways in which code here reads a variable by its name. */
const READS = [
  /process\.env\.([A-Z]\w+)/g,
  /\benv\[['"]([A-Z]\w+)['"]\]/g,
  /\b(?:text|optional|whole|url|portSetting|setting)\('([A-Z][A-Z0-9_]+)'/g,
  /\{ name: '([A-Z][A-Z0-9_]+)', fallback:/g,
  /@\w+\([^\n]*\)\s+([A-Z][A-Z0-9_]+)(?:: [^=\n]+)? = /g,
];
/** Set by npm for its scripts; nobody sets them by hand. */
const SET_BY_NPM = ['INIT_CWD'];
const COMPOSE_READS = /\$\{([A-Z][A-Z0-9_]+)/g;
const LISTED = /^#? ?([A-Z][A-Z0-9_]+)=/gm;

const namesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1]!);

async function read(path: string): Promise<string> {
  return readFile(join(ROOT, path), 'utf8');
}

async function sources(): Promise<string[]> {
  const below = await Promise.all(
    ['libs', 'apps', 'scripts'].map(async (folder) =>
      (await readdir(join(ROOT, folder), { recursive: true })).map((path) => `${folder}/${path}`),
    ),
  );
  return below.flat().filter((path) => SOURCE.test(path) && !NOT_PRODUCT.test(path));
}

async function readByCode(): Promise<Set<string>> {
  const texts = await Promise.all((await sources()).map(read));
  return new Set(
    texts
      .flatMap((text) => READS.flatMap((pattern) => namesIn(text, pattern)))
      .filter((name) => !SET_BY_NPM.includes(name)),
  );
}

test('.env.example lists every variable that code or compose reads, and no others', async () => {
  const used = new Set([...(await readByCode()), ...namesIn(await read('docker-compose.yml'), COMPOSE_READS)]);
  const listed = namesIn(await read('.env.example'), LISTED);
  expect([...listed].sort()).toEqual([...used].sort());
});

test('the search for variables finds each of its ways', async () => {
  const used = await readByCode();
  expect(
    ['DATABASE_URL', 'NODE_ENV', 'MAIL_CONCURRENCY', 'LANDFALL_HOME', 'MAIL_LIMIT', 'LANDFALL_API_URL'].filter(
      (name) => !used.has(name),
    ),
  ).toEqual([]);
});

test('the defaults that .env.example names are those of the code', async () => {
  const example = await read('.env.example');
  const settings = await read('libs/platform/src/config/environment.ts');
  const defaults = [...settings.matchAll(/\) ([A-Z_]+) = (?:'([^']+)'|(\d+));/g)].map(
    ([, name, text, number]) => `# ${name}=${text ?? number}`,
  );
  expect(defaults.length).toBeGreaterThan(5);
  expect(defaults.filter((line) => !example.split('\n').includes(line))).toEqual([]);
});
