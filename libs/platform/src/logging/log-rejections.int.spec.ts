import { spawnSync } from 'node:child_process';

const BUILT = new URL('../../dist/logging/log-rejections.js', import.meta.url).href;

/** A process in which a promise rejects that nobody listens to. */
const run = (before: string) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { logRejections } from '${BUILT}';
       ${before}
       Promise.reject(new Error('a secret of somebody'));
       setTimeout(() => console.log('still at work'), 50);`,
    ],
    { encoding: 'utf8' },
  );

it('goes on where Node would end the process, and logs where it happened without what it says', () => {
  const { status, stdout, stderr } = run('logRejections();');
  expect(status).toBe(0);
  expect(stdout).toContain('still at work');
  expect(stderr).toContain('nobody listened: Error\n');
  expect(stderr).toMatch(/\n\s+at /);
  expect(stdout + stderr).not.toContain('secret');
});

it('is ended by Node otherwise', () => {
  const { status, stdout } = run('void logRejections;');
  expect(status).toBe(1);
  expect(stdout).not.toContain('still at work');
});
