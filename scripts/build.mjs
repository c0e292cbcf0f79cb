// Compiles what changed: every library and Node process with swc, the staff console with Vite.
import { createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformFile } from '@swc/core';
import { filesBelow, nodePackages, ROOT } from './lib/workspace.mjs';

const SOURCE = /\.(ts|tsx)$/;
const NOT_BUILT = /\.spec\.tsx?$|\.d\.ts$/;

/** Builds all that differs from the last build. `report` gets one line per step. Returns the number of packages built. */
export async function build(report = () => undefined) {
  let built = 0;
  for (const { dir, name } of await nodePackages()) {
    if (await compilePackage(dir)) {
      built += 1;
      report(`compiled ${name}`);
    }
  }
  if (await buildConsole(report)) built += 1;
  return built;
}

async function compilePackage(dir) {
  const src = join(dir, 'src');
  const dist = join(dir, 'dist');
  const files = (await filesBelow(src)).filter((f) => SOURCE.test(f) && !NOT_BUILT.test(f));
  const stamp = await stampOf([...files, join(ROOT, '.swcrc')]);
  if ((await readStamp(dist)) === stamp) return false;
  await rm(dist, { recursive: true, force: true });
  for (const file of files) {
    const out = join(dist, relative(src, file)).replace(SOURCE, '.js');
    const { code, map } = await transformFile(file, {
      configFile: join(ROOT, '.swcrc'),
      sourceFileName: relative(dirname(out), file),
    });
    await mkdir(dirname(out), { recursive: true });
    await writeFile(out, map ? `${code}\n//# sourceMappingURL=${out.slice(out.lastIndexOf('/') + 1)}.map\n` : code);
    if (map) await writeFile(`${out}.map`, map);
  }
  await mkdir(dist, { recursive: true });
  await writeFile(join(dist, '.stamp'), stamp);
  return true;
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
  await run(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], dir);
  await writeFile(join(dist, '.stamp'), stamp);
  return true;
}

function run(command, args, cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The staff console could not be built (exit code ${code}).`)),
    );
  });
}

async function stampOf(files) {
  const hash = createHash('sha256');
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
