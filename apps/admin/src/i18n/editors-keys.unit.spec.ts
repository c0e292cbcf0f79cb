import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { editors } from './de/editors.js';
import { everybody } from './de/index.js';
import { catalogueOf } from './icu.js';

const SOURCES = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Folders of screens that only staff open, and the parts for staff of a screen that everybody opens. */
const EDITORS = [
  'authorities/',
  'news-admin/',
  'news-tags/',
  'regression-cases/',
  'imports/',
  'mails/',
  'restrictions/',
  'rich-text/',
  'text-snippets/',
  'organisations/',
  'users/',
  'information-centre/FeedbackInbox.tsx',
  'information-centre/FeedbackList.tsx',
  'information-centre/InfoDialog.tsx',
  'information-centre/InfoFields.tsx',
  'information-centre/InfoForm.tsx',
  'information-centre/InfoList.tsx',
  'information-centre/ResolveButton.tsx',
  // Texts of lists and forms behind `staffScreens`.
  'ui/resource/useResourceTexts.ts',
];

const everybodys = catalogueOf(everybody);
const editorsOnly = [...catalogueOf(editors).keys()].filter((key) => !everybodys.has(key));

/** Keys of the editors' texts that a source names: in full, or by what surrounds the part that is known at run time only. */
function editorsKeysIn(source: string): string[] {
  const keys = [...source.matchAll(/['"`]([\w-]+(?:\.[\w-]+)+)['"`]/g)].flatMap(([, key = '']) =>
    editorsOnly.includes(key) ? [key] : [],
  );
  const completed = [...source.matchAll(/`([\w-]+\.[\w.-]*)\$\{[^`]*?(?:\}([\w.-]*))?`/g)].flatMap(
    ([, start = '', end = '']) =>
      editorsOnly.some((key) => key.startsWith(start) && key.endsWith(end)) ? [`${start}…${end}`] : [],
  );
  return [...keys, ...completed];
}

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.spec.ts') && !path.startsWith('i18n'))
  .map((path) => ({ path: relative('.', path), source: readFileSync(join(SOURCES, path), 'utf8') }));
const isEditors = (path: string): boolean => EDITORS.some((place) => path.startsWith(place));

it('finds keys, and beginnings of keys, in sources', () => {
  expect(
    editorsKeysIn("translate('regressionCases.add'); translate('app.menu'); translate(`imports.states.${state}`)"),
  ).toEqual(['regressionCases.add', 'imports.states.…']);
  expect(editorsKeysIn('translate(`resources.${name}.add`); translate(`resources.${name}.title`)')).toEqual([
    'resources.….add',
  ]);
});

it('knows the folders of editors', () => {
  expect(EDITORS.filter((place) => !sources.some(({ path }) => path.startsWith(place)))).toEqual([]);
});

it('names no text of editors where everybody may come', () => {
  const wrong = sources
    .filter(({ path }) => !isEditors(path))
    .flatMap(({ path, source }) => editorsKeysIn(source).map((key) => `${path}: ${key}`));
  expect(wrong).toEqual([]);
});

it('titles the screens of editors with texts that everybody has, because the title stands before the others come', () => {
  // Those that name no title take that of `StaffOnly`, which is not among the editors' sources and tested above.
  const screens = sources.filter(({ path, source }) => !path.startsWith('ui/') && source.includes('<StaffOnly title='));
  expect(screens.length).toBeGreaterThan(0);
  const titles = screens.flatMap(({ path, source }) =>
    [...source.slice(source.indexOf('export default')).matchAll(/title(?: = |=\{)translate\('([^']+)'/g)].map(
      ([, key = '']) => ({ path, key }),
    ),
  );
  expect(titles.length).toBeGreaterThanOrEqual(screens.length);
  expect(titles.filter(({ key }) => !everybodys.has(key))).toEqual([]);
});

it('titles the lists and forms of staff with texts that everybody has', () => {
  const resources = sources.flatMap(({ source }) => {
    const names = [...source.matchAll(/ConsoleResource = \{\s+name: '([^']+)'([^]*?)\n\};/g)];
    return names.flatMap(([, name = '', rest = '']) => (/staffScreens\(|menu:/.test(rest) ? [name] : []));
  });
  expect(resources).toEqual(expect.arrayContaining(['authorities', 'externalinfos', 'entryrestrictions']));
  expect(resources.filter((name) => !everybodys.has(`resources.${name}.title`))).toEqual([]);
});
