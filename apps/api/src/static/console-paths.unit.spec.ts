import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CONSOLE_RESOURCES, CONSOLE_SCREENS, FORMER_SCREENS, isConsolePath } from './console-paths.js';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const ADMIN = ['apps/admin/src/app/App.tsx', 'apps/admin/src/**/index.ts*', 'apps/admin/src/app/screen-parts.ts'];

function found(pattern: RegExp, path: string): string[] {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', path], { cwd: ROOT, encoding: 'utf8' });
  return files
    .split('\n')
    .filter(Boolean)
    .flatMap((file) => [...readFileSync(`${ROOT}/${file}`, 'utf8').matchAll(pattern)].map(([, address]) => address!));
}

it('the screens and resources are those of the console, and the login', () => {
  const routes = found(/<Route path="(\/[^"]*)"/g, ADMIN[0]!);
  const screens = found(/^ {2}'(\/[^']*)': lazyScreen\(/gm, ADMIN[2]!);
  expect([...routes, ...screens, '/login'].toSorted()).toEqual(CONSOLE_SCREENS.toSorted());
  expect(found(/^ {2}\['(\/\w+)', '\/\w+'\],$/gm, ADMIN[0]!)).toEqual(FORMER_SCREENS);
  expect(found(/: ConsoleResource = \{\s+name: '([^']+)'/g, ADMIN[1]!).toSorted()).toEqual(CONSOLE_RESOURCES);
});

it.each(['/', '/login', '/destination/overview/', '/imports/1', '/news-admin/edit/1', '/Users'])(
  '%s has a screen',
  (path) => expect(isConsolePath(path)).toBe(true),
);

it.each(['/nowhere', '/newsboard/x', '/usersx', '/imports/1/2', '//', '/organisation', '/widget'])(
  '%s has none',
  (path) => expect(isConsolePath(path)).toBe(false),
);
