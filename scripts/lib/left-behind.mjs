import { readdir, readFile, readlink, realpath } from 'node:fs/promises';

/** Process ids of the PostgreSQL servers and backends that work in a data folder: all of them make it their directory. Linux only. */
export async function processesIn(databaseDir) {
  const folder = await realpath(databaseDir).catch(() => null);
  const entries = folder === null ? [] : await readdir('/proc').catch(() => []);
  const found = await Promise.all(
    entries
      .filter((entry) => /^\d+$/.test(entry))
      .map(async (pid) => ((await worksIn(pid, folder)) ? [Number(pid)] : [])),
  );
  return found.flat();
}

export function signalAll(pids, signal) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  }
}

async function worksIn(pid, folder) {
  if ((await readlink(`/proc/${pid}/cwd`).catch(() => null)) !== folder) return false;
  return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).includes('postgres');
}
