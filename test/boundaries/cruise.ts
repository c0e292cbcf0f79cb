import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FIXTURES = fileURLToPath(new URL('./fixtures', import.meta.url));
/** Third-party packages that fixtures import; empty ones do. */
const THIRD_PARTY = ['pg', '@nestjs/common'];

interface RuleFile {
  forbidden: { name: string; severity: string }[];
  options: ICruiseOptions;
}

const config = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as RuleFile;

/** Names of the rules, in their order. */
export const RULES = config.forbidden.map((rule) => rule.name);

/** Names of the fixtures: one per rule, and `within-the-rules`. */
export const fixtures = (): Promise<string[]> => readdir(FIXTURES);

/** Rules that the product's own code breaks, each with the dependency that does. */
export const violationsOfTheProduct = (): Promise<string[]> => violationsIn(ROOT);

/** Rules that a fixture breaks, each once. */
export async function brokenBy(fixture: string): Promise<string[]> {
  const workspace = await realpath(await mkdtemp(join(tmpdir(), 'landfall-boundaries-')));
  try {
    await arrange(fixture, workspace);
    const broken = (await violationsIn(workspace)).map((violation) => violation.split(':')[0]!);
    return [...new Set(broken)];
  } finally {
    await rm(workspace, { recursive: true, force: true });
  }
}

/**
 * Makes a fixture what `npm install` makes of the repository: workspaces linked into node_modules, each with an exports map
 * that the `source` condition leads into src.
 */
async function arrange(fixture: string, workspace: string): Promise<void> {
  await cp(join(FIXTURES, fixture), workspace, { recursive: true });
  await writeJson(join(workspace, 'package.json'), { name: 'fixture', private: true, type: 'module', workspaces: ['libs/*', 'apps/*'] });
  for (const kind of ['libs', 'apps']) {
    await mkdir(join(workspace, kind), { recursive: true });
    for (const name of await readdir(join(workspace, kind))) {
      const exports = { '.': { source: './src/index.ts', default: './dist/index.js' }, './*': { source: './src/*.ts', default: './dist/*.js' } };
      await writeJson(join(workspace, kind, name, 'package.json'), { name: `@landfall/${name}`, type: 'module', exports });
      await mkdir(join(workspace, 'node_modules/@landfall'), { recursive: true });
      await symlink(join(workspace, kind, name), join(workspace, 'node_modules/@landfall', name), 'dir');
    }
  }
  for (const name of THIRD_PARTY) {
    await writeJson(join(workspace, 'node_modules', name, 'package.json'), { name, main: 'index.js' });
    await writeFile(join(workspace, 'node_modules', name, 'index.js'), '');
  }
}

async function violationsIn(baseDir: string): Promise<string[]> {
  const { output } = await cruise(['libs', 'apps'], { ...config.options, baseDir, validate: true, ruleSet: { forbidden: config.forbidden } } as ICruiseOptions);
  return (output as ICruiseResult).summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
}

async function writeJson(path: string, content: object): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, JSON.stringify(content));
}
