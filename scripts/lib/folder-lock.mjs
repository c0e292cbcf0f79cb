import { link, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const LOCK = /^lock-(\d+)$/;
const STARTED_AT = 19;

/**
 * Takes a folder for this process. Returns null, or the process that has it: the living one of the file `lock-N` with the highest N. A
 * dead one is followed by N + 1, which one process alone can create; only lower files are ever removed.
 */
export async function lockFolder(folder) {
  const own = JSON.stringify({ pid: process.pid, startedAt: await startOf(process.pid) });
  const draft = join(folder, `.lock-of-${process.pid}`);
  await writeFile(draft, own, { mode: 0o600 });
  try {
    for (;;) {
      const highest = (await numbers(folder)).at(-1) ?? 0;
      const holder = highest > 0 && (await livingHolder(join(folder, `lock-${highest}`)));
      if (holder) return holder;
      if (await createdAs(draft, join(folder, `lock-${highest + 1}`))) {
        if (await isHighest(folder, highest + 1)) return null;
        await rm(join(folder, `lock-${highest + 1}`), { force: true });
      }
    }
  } finally {
    await rm(draft, { force: true });
  }
}

async function numbers(folder) {
  const found = (await readdir(folder)).map((name) => Number(LOCK.exec(name)?.[1] ?? 0));
  return found.filter((number) => number > 0).sort((a, b) => a - b);
}

async function createdAs(draft, lock) {
  try {
    await link(draft, lock);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

async function isHighest(folder, number) {
  const all = await numbers(folder);
  if (all.at(-1) !== number) return false;
  await Promise.all(all.slice(0, -1).map((lower) => rm(join(folder, `lock-${lower}`), { force: true })));
  return true;
}

async function livingHolder(lock) {
  const text = await readFile(lock, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const { pid, startedAt } = text.startsWith('{') ? JSON.parse(text) : {};
  if (!pid) return null;
  const now = await startOf(pid);
  return now !== null && now === startedAt ? pid : null;
}

/** When a living process began: another one may have its number. Null: it is dead. */
async function startOf(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return process.platform !== 'linux' && answers(pid) ? 'unknown' : null;
  const [state, ...others] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return state === 'Z' || state === 'X' ? null : others[STARTED_AT - 1];
}

function answers(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
