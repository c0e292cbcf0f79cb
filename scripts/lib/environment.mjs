import { readFile, rm, writeFile } from 'node:fs/promises';
import { isAbsolute, join, resolve } from 'node:path';
import { ROOT } from './workspace.mjs';

export function landfallHome() {
  const home = process.env.LANDFALL_HOME;
  if (!home) return join(ROOT, '.landfall');
  return isAbsolute(home) ? home : resolve(process.cwd(), home);
}

const runFile = () => join(landfallHome(), 'run.json');

/** Notes what is running on the data folder, for commands that are run beside `npm start`. */
export const noteRun = (run) => writeFile(runFile(), JSON.stringify(run), { mode: 0o600 });
export const forgetRun = () => rm(runFile(), { force: true });

async function lastRun() {
  const text = await readFile(runFile(), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** DATABASE_URL, or the url of the private PostgreSQL that `npm start` is running. Throws a sentence that says what to do. */
export async function databaseUrl() {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  const run = await lastRun();
  if (!run || !isAlive(run.pid))
    throw new Error('No database: start Landfall with `npm start` in another terminal, or set DATABASE_URL.');
  return run.databaseUrl;
}
