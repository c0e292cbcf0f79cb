import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const found = (pattern: RegExp, ...paths: string[]): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...paths], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
    .flatMap((path) => [...readFileSync(`${ROOT}/${path}`, 'utf8').matchAll(pattern)].map(([, address]) => address!))
    .sort();

describe('the addresses of lists', () => {
  it('are those of the console, so that the filters of each list can be saved', () => {
    const resources = found(/: ConsoleResource = \{\s+name: '([^']+)'/g, 'apps/admin/src/**/index.ts*');
    expect(resources).toContain('newstags');
    expect(found(/@ListScreen\('([^']+)'\)/g, 'libs/**/*.resolver.ts')).toEqual(resources);
  });
});
