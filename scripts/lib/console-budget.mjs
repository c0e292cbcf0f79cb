// What a browser loads before the first screen of the console, and with each screen, stays within a budget.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const LOGIN_KB = 120;
const SHELL_KB = 325;
const SCREEN_KB = 125;
const [CONSOLE, BOARD] = ['src/console.tsx', 'src/newsboard/BoardPage.tsx'];
/** Exceptions, loaded late: the text editor, and Apollo's client with the first list. */
const LARGER_KB = { 'src/rich-text/RichText.tsx': 160 };
/** Must not load before the login. */
const NOT_IN_SHELL = [/@apollo\/client/, /graphql\/resources\/provider/];

export async function budgetFaults(dist) {
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
  const sizes = new Map();
  const sizeOf = async (file) => {
    if (!sizes.has(file)) sizes.set(file, (await compressed(join(dist, file))).length / 1000);
    return sizes.get(file);
  };
  const needed = (key, known = new Set()) => {
    if (known.has(key)) return known;
    known.add(key);
    for (const other of manifest[key].imports ?? []) needed(other, known);
    return known;
  };
  const total = async (keys) => {
    let sum = 0;
    for (const key of keys) sum += await sizeOf(manifest[key].file);
    return Math.round(sum);
  };

  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
  const login = needed(entry);
  const shell = needed(CONSOLE, needed(entry));
  const faults = [];
  for (const [name, keys, most] of [
    ['the login', login, LOGIN_KB],
    ['the shell of the console with its board', needed(BOARD, new Set(shell)), SHELL_KB],
  ]) {
    const kb = await total(keys);
    if (kb > most) faults.push(`${name} has ${kb} kB, ${most} are allowed`);
  }
  for (const key of shell) {
    if (NOT_IN_SHELL.some((pattern) => pattern.test(key))) faults.push(`${key} is part of the shell`);
  }
  for (const key of Object.keys(manifest).filter((one) => manifest[one].isDynamicEntry && one !== CONSOLE)) {
    const kb = await total([...needed(key)].filter((one) => !shell.has(one)));
    const most = LARGER_KB[key] ?? SCREEN_KB;
    if (kb > most) faults.push(`${key} loads ${kb} kB, ${most} are allowed`);
  }
  return faults;
}

/** As the api sends it (compress-assets.mjs); what is too small is sent as it is. */
const compressed = async (file) =>
  readFile(`${file}.br`).catch(async (error) => {
    if (error.code !== 'ENOENT') throw error;
    return readFile(file);
  });
