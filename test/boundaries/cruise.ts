import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { folderCycles } from '../../scripts/check-folders.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const FIXTURES = fileURLToPath(new URL('./fixtures', import.meta.url));
const FOLDER = /^(libs|apps)\/[^/]+/;
/** Third-party packages that fixtures import; empty ones do. */
const THIRD_PARTY = ['pg', '@nestjs/common', 'typeorm', 'class-validator'];

interface RuleFile {
  forbidden: { name: string; severity: string }[];
  options: ICruiseOptions;
}

const config = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as RuleFile;

/** Names of the rules, in their order. */
export const RULES = [...config.forbidden.map((rule) => rule.name), 'no-cycles-between-folders'];

/** Names of the fixtures: one per rule, and `within-the-rules`. */
export const fixtures = (): Promise<string[]> => readdir(FIXTURES);

/** The product's own code: what breaks a rule, and which packages each package imports. */
export async function cruiseProduct(): Promise<{ violations: string[]; imports: Map<string, string[]> }> {
  const result = await cruised(ROOT);
  const imports = new Map<string, Set<string>>();
  for (const { source, dependencies } of result.modules.filter((module) => FOLDER.test(module.source))) {
    const folder = FOLDER.exec(source)![0];
    const known = imports.get(folder) ?? new Set();
    for (const { module, dependencyTypes } of dependencies) {
      if (dependencyTypes.includes('aliased-workspace')) known.add(module.split('/').slice(0, 2).join('/'));
    }
    imports.set(folder, known);
  }
  return {
    violations: violationsOf(result),
    imports: new Map([...imports].map(([folder, names]) => [folder, [...names].sort()])),
  };
}

/** Packages of this workspace that a package's `dependencies` list. */
export async function declaredIn(folder: string): Promise<string[]> {
  const { dependencies = {} } = JSON.parse(await readFile(join(ROOT, folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return Object.keys(dependencies)
    .filter((name) => name.startsWith('@landfall/'))
    .sort();
}

/** Rules that a fixture breaks, each once. */
export async function brokenBy(fixture: string): Promise<string[]> {
  const workspace = await realpath(await mkdtemp(join(tmpdir(), 'landfall-boundaries-')));
  try {
    await arrange(fixture, workspace);
    const broken = violationsOf(await cruised(workspace)).map((violation) => violation.split(':')[0]!);
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
  await writeJson(join(workspace, 'package.json'), {
    name: 'fixture',
    private: true,
    type: 'module',
    workspaces: ['libs/*', 'apps/*'],
  });
  for (const kind of ['libs', 'apps']) {
    await mkdir(join(workspace, kind), { recursive: true });
    for (const name of await readdir(join(workspace, kind))) {
      const exports = {
        '.': { source: './src/index.ts', default: './dist/index.js' },
        './*': { source: './src/*.ts', default: './dist/*.js' },
      };
      await writeJson(join(workspace, kind, name, 'package.json'), {
        name: `@landfall/${name}`,
        type: 'module',
        exports,
      });
      await mkdir(join(workspace, 'node_modules/@landfall'), { recursive: true });
      await symlink(join(workspace, kind, name), join(workspace, 'node_modules/@landfall', name), 'dir');
    }
  }
  for (const name of THIRD_PARTY) {
    await writeJson(join(workspace, 'node_modules', name, 'package.json'), { name, main: 'index.js' });
    await writeFile(join(workspace, 'node_modules', name, 'index.js'), '');
  }
}

async function cruised(baseDir: string): Promise<ICruiseResult> {
  const { output } = await cruise(['libs', 'apps'], {
    ...config.options,
    baseDir,
    validate: true,
    ruleSet: { forbidden: config.forbidden },
  } as ICruiseOptions);
  return output as ICruiseResult;
}

const violationsOf = ({ summary, modules }: ICruiseResult): string[] => [
  ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
  ...folderCycles(modules).map((cycle) => `no-cycles-between-folders: ${cycle}`),
];

async function writeJson(path: string, content: object): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, JSON.stringify(content));
}
