import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Locked {
  version?: string;
  resolved?: string;
  link?: boolean;
  os?: string[];
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};

/** Where Node finds a package that is asked for from a folder: there, or in a folder above. */
function lockedFor(from: string, name: string): Locked | undefined {
  const here = `${from ? `${from}/` : ''}node_modules/${name}`;
  if (packages[here] || from === '') return packages[here];
  const above = from.lastIndexOf('/node_modules/');
  return lockedFor(above < 0 ? '' : from.slice(0, above), name);
}

/** `npm ci` rejects a lock that lacks an optional package, even one of another platform. */
it('the lock lists the optional packages of every platform', () => {
  const missing = Object.entries(packages).flatMap(([from, { optionalDependencies }]) =>
    Object.keys(optionalDependencies ?? {})
      .filter((name) => !lockedFor(from, name))
      .map((name) => `${from}: ${name}`),
  );
  expect(missing).toEqual([]);
});

it.each(['darwin', 'linux', 'win32'])('the lock knows packages of %s alone', (platform) => {
  expect(Object.values(packages).filter(({ os }) => os?.join() === platform).length).toBeGreaterThan(10);
});

it('the lock names no registry', () => {
  expect(Object.values(packages).flatMap(({ link, resolved }) => (link ? [] : (resolved ?? [])))).toEqual([]);
});
