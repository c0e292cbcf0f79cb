// Shared code of operator commands beside `npm start`.
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './workspace.mjs';

const UNREACHABLE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', 'ECONNRESET']);
const NO_TABLES = new Set(['42P01', '22023']);

/** Builds everything when a built file that the command needs is not there yet. */
export async function buildWhenMissing(file) {
  const built = await access(join(ROOT, file)).then(
    () => true,
    () => false,
  );
  if (built) return;
  const { build } = await import('../build.mjs');
  await build((line) => console.log(line));
}

export const isUnreachable = ({ code }) => UNREACHABLE.has(code);

export const hasNoTables = ({ code }) => NO_TABLES.has(code);
