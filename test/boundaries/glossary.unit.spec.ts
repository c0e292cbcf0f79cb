import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CODE = ['*.ts', '*.tsx', '*.mjs', '*.cjs', '*.graphql', '*.css'];

/** Former words of the project and what is said instead. Each pattern is one part of an identifier, in any case. */
const FORMER: readonly { word: string; instead: string }[] = [
  { word: 'refus(al|als|e|ed|es|ing)', instead: 'rejection' },
  { word: 'golden_?travell?ers?|goldens', instead: 'regression case' },
  { word: 'contradict(ion|ions|ing|ed|s)', instead: 'conflict' },
  { word: 'rule_?books?', instead: 'rule index' },
  { word: '(rule_?index|places)_?keeper', instead: 'in-memory projection' },
  { word: 'followers?', instead: 'subscriber' },
  { word: 'naps?', instead: 'wakeable delay' },
  { word: 'pending_?revisions?|awaiting_?confirmation', instead: 'scheduled revision, held revision' },
  { word: 'effect_?preview|(summary|status)_?flips?', instead: 'impact preview, status changes' },
  { word: 'overdue_?details?|days_?overdue|overdue_?count', instead: 'review due' },
  { word: 'trip_?documents?|document_?hash', instead: 'trip snapshot' },
  { word: 'recompute_?runs?|sweepers?', instead: 'recompute task, reconciler' },
  { word: 'likeness|likest', instead: 'similarity' },
  { word: 'take_into_use|tidy_heap|end_start|close_schema|storable', instead: 'a verb of the field' },
  { word: 'wanted_?(moment|translations?|language)', instead: 'as-of moment, requested' },
  { word: 'past_?(places|rules|ref)', instead: 'historical' },
  { word: 'moved_?trips?|move_?itineraries', instead: 'relocate' },
  { word: 'shelf|shelves|rulings?', instead: 'place index, resolution' },
  { word: 'told_?changes?|is_?told', instead: 'notified' },
];

/** Files in which a former word stands for good, with the reason. */
const ALLOWED: readonly { path: RegExp; reason: string }[] = [
  { path: /^db\//, reason: 'applied migrations and seeds are history' },
  { path: /^test\/upgrade\//, reason: 'asks the version before the rename' },
  { path: /^apps\/admin\/src\/app\/App\.tsx$/, reason: 'redirects of former addresses' },
  { path: /^test\/boundaries\/glossary/, reason: 'this list' },
  { path: /^libs\/(messages|catalogue)\/src\/texts\//, reason: 'texts of readers, in their words' },
  { path: /^apps\/admin\/src\/i18n\/(de|en|nl)\//, reason: 'texts of editors, in their words' },
];

/** Names that are not ours, or that the log and the database keep. */
const KEPT = [
  'ECONNREFUSED',
  'pending-revision', // the stored name of a stream
  'postgres-keeper',
];

const PATTERNS = FORMER.map(({ word, instead }) => ({ former: new RegExp(`(^|_)(${word})(_|$)`), instead }));
/** Most lines hold none of these letters, and are passed by. */
const ANY = new RegExp(FORMER.map(({ word }) => word.replaceAll('_?', '[_-]?')).join('|'), 'i');

const strip = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')).replace(/(^|\s)\/\/.*$/gm, '$1');

/** The parts of an identifier, such as `rule_book` of `RuleBook`. */
const snake = (identifier: string): string =>
  identifier
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/-/g, '_')
    .toLowerCase();

export function formerWords(source: string): { line: number; identifier: string; instead: string }[] {
  return strip(source)
    .split('\n')
    .flatMap((text, index) =>
      (!ANY.test(text) ? [] : [...text.matchAll(/[A-Za-z_$][\w$-]*/g)]).flatMap(([identifier]) => {
        if (KEPT.includes(identifier)) return [];
        const hit = PATTERNS.find(({ former }) => former.test(snake(identifier)));
        // A sentence of a test or a message may use the everyday verb; an identifier may not.
        const isProse =
          /^[a-z]+$/.test(identifier) && new RegExp(`[a-z] ${identifier}\\b|\\b${identifier} [a-z]`).test(text);
        return hit && !isProse ? [{ line: index + 1, identifier, instead: hit.instead }] : [];
      }),
    );
}

it('the code uses the words of the glossary', () => {
  const files = execFileSync('git', ['ls-files', '--', ...CODE], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\n')
    .filter((file) => file !== '' && !ALLOWED.some(({ path }) => path.test(file)));
  const found = files.flatMap((file) => [
    ...formerWords(file.split('/').join(' ')).map(({ identifier, instead }) => `${file}: ${identifier} → ${instead}`),
    ...formerWords(readFileSync(join(ROOT, file), 'utf8')).map(
      ({ line, identifier, instead }) => `${file}:${line}: ${identifier} → ${instead}`,
    ),
  ]);
  expect(found).toEqual([]);
});

it.each([
  ['const ruleBook = 1;', 'ruleBook'],
  ["import './told-changes.js';", 'told-changes'],
  ['type GoldenTravellerInput = string;', 'GoldenTravellerInput'],
  ['select * from pending_revision', 'pending_revision'],
])('a former word is found in %s', (source, identifier) => {
  expect(formerWords(source)).toMatchObject([{ line: 1, identifier }]);
});
