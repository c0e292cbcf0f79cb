// Builds what changed: libraries and Node processes with `nest build` (nest-cli.json), the staff console with Vite.
import { createHash } from 'node:crypto';
import { lstat, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compressAll } from './lib/compress-assets.mjs';
import { budgetFaults } from './lib/console-budget.mjs';
import { bundleForPages } from './lib/bundle-for-pages.mjs';
import { makeFonts } from './lib/make-fonts.mjs';
import { spawnChild } from './lib/children.mjs';
import { BUNDLES, filesBelow, nodePackages, ROOT } from './lib/workspace.mjs';

const SOURCE = /\.(ts|tsx)$/;
const NOT_BUILT = /\.spec\.tsx?$|\.d\.ts$/;
const SETTINGS = ['.swcrc', 'nest-cli.json', 'tsconfig.build.json'].map((name) => join(ROOT, name));
/** What trip pages load on use, by the name of their script. */
const PAGE_SCRIPTS = { check: 'document-check/open-check.ts', device: 'device/open-device.ts' };
const PAGE_SOURCE = join(ROOT, 'apps/traveller/src');
const BUNDLED_TOO = ['scripts/lib/bundle.mjs', 'scripts/lib/prepare-database.mjs', 'package-lock.json'].map((name) =>
  join(ROOT, name),
);

/**
 * Builds all that differs from the last build. `report` gets one line per step. Returns the number of packages built. Without
 * `bundles`, processes can only be started file by file, as `npm run dev` does.
 */
export async function build(report = () => undefined, { bundles = true } = {}) {
  const packages = await Promise.all((await nodePackages()).map(withStamp));
  const changed = packages.filter(({ isBuilt }) => !isBuilt);
  if (changed.length > 0) {
    await compile(changed.map(({ project }) => project));
    for (const { project, name, stamp } of changed) {
      await mkdir(outputOf(project), { recursive: true });
      await writeFile(join(outputOf(project), '.stamp'), stamp);
      report(`compiled ${name}`);
    }
  }
  const others = await Promise.all([
    bundles && buildBundles(packages, report),
    buildPageScripts(report),
    buildFonts(report),
    buildConsole(report),
  ]);
  return changed.length + others.filter(Boolean).length;
}

async function withStamp({ dir, name }) {
  const project = basename(dir);
  const stamp = await stampOf([...(await sourcesOf(dir)), ...SETTINGS]);
  await linkOutput(dir);
  return { project, name, stamp, isBuilt: (await readStamp(outputOf(project))) === stamp };
}

async function buildBundles(packages, report) {
  const stamp = await stampOf(BUNDLED_TOO, packages.map((each) => each.stamp).join());
  if ((await readStamp(BUNDLES)) === stamp) return false;
  report('bundling the processes');
  await run([fileURLToPath(new URL('./lib/bundle.mjs', import.meta.url))], ROOT);
  await writeFile(join(BUNDLES, '.stamp'), stamp);
  return true;
}

async function buildPageScripts(report) {
  const output = join(ROOT, 'dist/page-scripts');
  const sources = await Promise.all(
    Object.values(PAGE_SCRIPTS).map((file) => filesBelow(join(PAGE_SOURCE, dirname(file)))),
  );
  const stamp = await stampOf([...sources.flat(), join(ROOT, 'package-lock.json')]);
  if ((await readStamp(output)) === stamp) return false;
  report('bundling the scripts of trip pages');
  await mkdir(output, { recursive: true });
  for (const [name, file] of Object.entries(PAGE_SCRIPTS))
    await bundleForPages(join(PAGE_SOURCE, file), join(output, `${name}.js`));
  await writeFile(join(output, '.stamp'), stamp);
  return true;
}

/** The typeface of the trip pages. */
async function buildFonts(report) {
  const output = join(ROOT, 'dist/page-fonts');
  const stamp = await stampOf(
    ['apps/traveller/src/fonts.ts', 'scripts/lib/make-fonts.mjs', 'package-lock.json'].map((name) => join(ROOT, name)),
  );
  if ((await readStamp(output)) === stamp) return false;
  report('cutting the typeface of the trip pages');
  await mkdir(output, { recursive: true });
  await makeFonts(output);
  await writeFile(join(output, '.stamp'), stamp);
  return true;
}

const outputOf = (project) => join(ROOT, 'dist', project);

async function sourcesOf(dir) {
  return (await filesBelow(join(dir, 'src'))).filter((f) => SOURCE.test(f) && !NOT_BUILT.test(f));
}

/** nest writes the whole workspace to one folder, dist/<project>/src; a package's `exports` can only name files below the package. */
export async function linkOutput(dir) {
  const link = join(dir, 'dist');
  const found = await lstat(link).catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (found?.isSymbolicLink()) return;
  if (found) await rm(link, { recursive: true });
  await symlink(
    process.platform === 'win32'
      ? join(outputOf(basename(dir)), 'src')
      : join('..', '..', 'dist', basename(dir), 'src'),
    link,
    'junction',
  );
}

async function compile(projects) {
  const { projects: known } = JSON.parse(await readFile(join(ROOT, 'nest-cli.json'), 'utf8'));
  const missing = projects.filter((project) => !known[project]);
  if (missing.length > 0) throw new Error(`nest-cli.json does not list ${missing.join(', ')}.`);
  await Promise.all(projects.map((project) => rm(outputOf(project), { recursive: true, force: true })));
  await run([join(ROOT, 'node_modules/@nestjs/cli/bin/nest.js'), 'build', '--silent', ...projects], ROOT, {
    quiet: true,
  });
}

async function buildConsole(report) {
  const dir = join(ROOT, 'apps/admin');
  const libs = (
    await Promise.all(['catalogue', 'kernel', 'requirements'].map((lib) => filesBelow(join(ROOT, 'libs', lib, 'src'))))
  ).flat();
  const files = [
    ...(await filesBelow(join(dir, 'src'))),
    ...libs,
    join(dir, 'index.html'),
    join(dir, 'vite.config.ts'),
    join(dir, 'package.json'),
  ];
  const stamp = await stampOf(files);
  const dist = join(dir, 'dist');
  if ((await readStamp(dist)) === stamp) return false;
  report('building the staff console');
  await run([join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], dir);
  await compressAll(join(dist, 'assets'));
  const faults = await budgetFaults(dist);
  if (faults.length > 0) throw new Error(`The console is too large: ${faults.join('; ')}.`);
  await writeFile(join(dist, '.stamp'), stamp);
  return true;
}

function run(args, cwd, { quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawnChild(process.execPath, args, { cwd, stdio: ['ignore', 'inherit', quiet ? 'pipe' : 'inherit'] });
    let said = '';
    child.stderr?.on('data', (chunk) => (said += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve();
      process.stderr.write(said);
      reject(new Error(`${relative(ROOT, args[0])} failed with exit code ${code}.`));
    });
  });
}

async function stampOf(files, salt = '') {
  const hash = createHash('sha256').update(salt);
  for (const file of files) hash.update(relative(ROOT, file)).update(await readFile(file));
  return hash.digest('hex');
}

async function readStamp(dist) {
  return readFile(join(dist, '.stamp'), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const built = await build((line) => console.log(line));
  console.log(built === 0 ? 'nothing changed' : `${built} built`);
}
