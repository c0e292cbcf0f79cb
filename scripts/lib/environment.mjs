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

/** A variable, or the content of the file that X_FILE names, as the processes read it. */
export async function setting(name) {
  const file = process.env[`${name}_FILE`];
  if (process.env[name] || !file) return process.env[name];
  const content = (
    await readFile(file, 'utf8').catch((error) => {
      throw new Error(`${name}_FILE names ${file}, which cannot be read (${error.code}).`);
    })
  ).trim();
  if (content === '') throw new Error(`${name}_FILE names ${file}, which is empty.`);
  return content;
}

/** DATABASE_URL with DATABASE_PASSWORD where it has none itself; nothing without a DATABASE_URL. Throws a sentence for a wrong one. */
export async function givenDatabaseUrl() {
  const text = await setting('DATABASE_URL');
  const password = await setting('DATABASE_PASSWORD');
  if (!text) return text;
  if (!URL.canParse(text) || !/^postgres(ql)?:$/.test(new URL(text).protocol))
    throw new Error('DATABASE_URL is no address of a PostgreSQL server (postgres://user:password@host:5432/landfall).');
  const url = new URL(text);
  // The server would take the database that has the name of the user.
  if (/^\/*$/.test(url.pathname)) throw new Error('DATABASE_URL names no database.');
  if (!password) return text;
  url.password ||= encodeURIComponent(password);
  return url.href;
}

/** DATABASE_URL, or the url of the private PostgreSQL that `npm start` is running. Throws a sentence that says what to do. */
export async function databaseUrl() {
  const given = await givenDatabaseUrl();
  if (given) return given;
  const run = await lastRun();
  if (!run || !isAlive(run.pid))
    throw new Error('No database: start Landfall with `npm start` in another terminal, or set DATABASE_URL.');
  return run.databaseUrl;
}
