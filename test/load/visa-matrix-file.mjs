import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/workspace.mjs';
import { pick, seeded } from './figures.mjs';

const REAL = join(ROOT, '../shared/data/visa-matrix');
const SIZE = 199;
const DAY = '2026-02-17';
const REQUIREMENTS = [
  'visa free',
  'visa required',
  'visa required',
  'e-visa',
  'eta',
  'visa on arrival',
  '30',
  '60',
  '90',
  '90',
  '180',
  'no admission',
];

/** The newest real matrix beside the repository, or a made-up one of the same shape and size; says which. */
export async function matrixFile(home) {
  const names = await readdir(REAL).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const real = names
    .filter((name) => /iso2.*\.csv$/.test(name))
    .sort()
    .at(-1);
  if (real) return { path: join(REAL, real), kind: `real file ${real}` };
  const countries = JSON.parse(await readFile(join(ROOT, 'db/seeds/places/countries.json'), 'utf8'));
  const codes = countries.map((country) => country.iso2).slice(0, SIZE);
  const random = seeded(199);
  const lines = codes.flatMap((passport) =>
    codes.map(
      (destination) => `${passport},${destination},${passport === destination ? '-1' : pick(random, REQUIREMENTS)}`,
    ),
  );
  const path = join(home, `made-up-matrix-${DAY}.csv`);
  await writeFile(path, `Passport,Destination,Requirement\n${lines.join('\n')}\n`);
  return { path, kind: `made-up matrix of ${SIZE} × ${SIZE} cells` };
}
