import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consoleVersion } from './console-version.js';

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'landfall-version-'));
});
afterEach(() => rm(dist, { recursive: true }));

const built = (entry: string): Promise<void> =>
  writeFile(
    join(dist, 'index.html'),
    `<!doctype html><script type="module" crossorigin src="/assets/${entry}.js"></script>`,
  );

describe('the version of the console', () => {
  it('is that of the build that is served, also after the next build', async () => {
    await built('index-Cx8J_k-2');
    expect(await consoleVersion(dist)).toBe('index-Cx8J_k-2');
    await built('index-Dz9');
    expect(await consoleVersion(dist)).toBe('index-Dz9');
  });

  it('is DEV where nothing is built, or sources are served', async () => {
    expect(await consoleVersion(dist)).toBe('DEV');
    await writeFile(join(dist, 'index.html'), '<script type="module" src="/src/main.tsx"></script>');
    expect(await consoleVersion(dist)).toBe('DEV');
  });
});
