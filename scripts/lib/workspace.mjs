import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const BUNDLES = join(ROOT, 'dist/bundles');

/** Folders of all workspaces that have sources to compile for Node, with their package names. */
export async function nodePackages() {
  const folders = [];
  for (const kind of ['libs', 'apps']) {
    for (const name of (await readdir(join(ROOT, kind))).sort()) {
      if (kind === 'apps' && name === 'admin') continue;
      folders.push(join(ROOT, kind, name));
    }
  }
  return Promise.all(
    folders.map(async (dir) => ({ dir, name: JSON.parse(await readFile(join(dir, 'package.json'), 'utf8')).name })),
  );
}

export async function filesBelow(dir) {
  const entries = await readdir(dir, { withFileTypes: true, recursive: true }).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((e) => e.isFile())
    .map((e) => join(e.parentPath ?? e.path, e.name))
    .sort();
}
