import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const THREAD = join(ROOT, 'libs/imports/src/jobs/import-thread.ts');

describe('a bundle', () => {
  it('names the lines of our own sources in a stack trace', () => {
    // Outside of a thread it has no input.
    const { stderr, status } = spawnSync(
      process.execPath,
      ['--enable-source-maps', join(ROOT, 'dist/bundles/import-thread.js')],
      { encoding: 'utf8' },
    );
    expect(status).toBe(1);
    const lines = readFileSync(THREAD, 'utf8').split('\n');
    const call = lines.findIndex((line) => line.startsWith('await perform(')) + 1;
    expect(stderr).toContain(`${THREAD}:${call}:`);
  });
});
