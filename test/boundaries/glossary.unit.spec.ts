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
  { word: 'place_?additions?', instead: 'overlay' },
  { word: 'import_?origin|detail_?origin', instead: 'provenance' },
  { word: 'effect_?of_?drafts?|place_?effects?', instead: 'impact' },
  { word: 'carr(y|ied)_on|last_soon(_day)?', instead: 'process, last imminent departure' },
  { word: 'urgency|overdue', instead: 'review due, exposure' },
  { word: 'colou?r_of_day|coloured', instead: 'status' },
];

/** Everyday verbs that served as names. The console still has some. */
const FORMER_NAMES: typeof FORMER = [
  { word: 'wanted|asked|asked_?by|asked_?about', instead: 'requested' },
  { word: 'told|foretold', instead: 'notified, reported' },
  { word: 'surroundings', instead: 'context' },
  { word: 'outlook', instead: 'timeline' },
  { word: 'in_words|worded|occasions?', instead: 'localised, lookup' },
];

/** Former words in prose: comments of the code and the pages of docs. */
const FORMER_PROSE: readonly { words: RegExp; instead: string }[] = [
  { words: /\b(refus(al|als|e|ed|es|ing)|golden travell?ers?|goldens)\b/i, instead: 'rejection, regression case' },
  { words: /\b(contradict(s|ed|ing|ion|ions|ory)?|ties)\b/i, instead: 'conflict' },
  { words: /\b(rule books?|keepers?|shelf|shelves|rulings?)\b/i, instead: 'rule index, projection, resolution' },
  { words: /\b(followers?|sweep(s|ers?|ing)?|naps?)\b/i, instead: 'subscriber, reconciler, wakeable delay' },
  { words: /\b(trip|stored|shared) documents?\b/i, instead: 'trip snapshot' },
  { words: /\b(carr(y|ied|ies)|hand(ed|s)) (it )?on\b/i, instead: 'forwarded, published' },
  { words: /\b(told|foretold|settle[sd]?|settling)\b/i, instead: 'notified, reported, recorded' },
  { words: /\b(likeness|likest|unfit to|into use)\b/i, instead: 'similarity, unsupported, activate' },
  { words: /\beffects? of (a|the) drafts?\b/i, instead: 'impact' },
  { words: /\b(place additions?|past places)\b/i, instead: 'overlay, historical places' },
];

/** Files in which a former word stands for good, with the reason. */
const ALLOWED: readonly { path: RegExp; reason: string }[] = [
  { path: /^db\//, reason: 'applied migrations and seeds are history' },
  { path: /^test\/upgrade\//, reason: 'asks the version before the rename' },
  { path: /^apps\/admin\/src\/app\/App\.tsx$/, reason: 'redirects of former addresses' },
  { path: /^apps\/api\/src\/static\/console-paths\.ts$/, reason: 'the same addresses' },
  { path: /^test\/boundaries\/glossary/, reason: 'this list' },
  { path: /^libs\/(messages|catalogue)\/src\/texts\//, reason: 'texts of readers, in their words' },
  { path: /^apps\/admin\/src\/i18n\/(de|en|nl)\//, reason: 'texts of editors, in their words' },
];

/** Prose in which a former word stands for good. */
const PROSE_ALLOWED: readonly { path: RegExp; reason: string }[] = [
  { path: /^(db|CHANGELOG)/, reason: 'history names what was' },
  { path: /^test\/boundaries\/fixtures\//, reason: 'invented code' },
];

/** Names that are not ours, or that the log and the database keep. */
const KEPT = [
  'ECONNREFUSED',
  'pending-revision', // the stored name of a stream
  'postgres-keeper',
  'importOrigin', // payloads of version 1
  'place_addition', // read by an applied migration
  'NAP', // the airport of Naples
  'nap', // the Hungarian day, in bookings
];

const patternsOf = (list: typeof FORMER) =>
  list.map(({ word, instead }) => ({ former: new RegExp(`(^|_)(${word})(_|$)`), instead }));
const PATTERNS = patternsOf([...FORMER, ...FORMER_NAMES]);
/** Most lines hold none of these letters, and are passed by. */
const ANY = new RegExp(
  [...FORMER, ...FORMER_NAMES].map(({ word }) => word.replaceAll(/_\??/g, '[_-]?')).join('|'),
  'i',
);

const strip = (source: string): string =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|\s)(\/\/.*)$/gm, (_, gap: string, comment: string) => gap + ' '.repeat(comment.length));

/** The parts of an identifier, such as `rule_book` of `RuleBook`. */
const snake = (identifier: string): string =>
  identifier
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/-/g, '_')
    .toLowerCase();

export function formerWords(
  source: string,
  patterns = PATTERNS,
): { line: number; identifier: string; instead: string }[] {
  return strip(source)
    .split('\n')
    .flatMap((text, index) =>
      (!ANY.test(text) ? [] : [...text.matchAll(/[A-Za-z_$][\w$-]*/g)]).flatMap(([identifier]) => {
        if (KEPT.includes(identifier)) return [];
        const hit = patterns.find(({ former }) => former.test(snake(identifier)));
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
    ...formerWords(readFileSync(join(ROOT, file), 'utf8'), PATTERNS).map(
      ({ line, identifier, instead }) => `${file}:${line}: ${identifier} → ${instead}`,
    ),
  ]);
  expect(found).toEqual([]);
});

/** What a page, or the comments and test titles of a file, say in former words. */
export function formerProse(path: string, source: string): string[] {
  const prose = path.endsWith('.md') || path.endsWith('.yaml') ? source : commentsOf(source) + titlesOf(source);
  return prose.split('\n').flatMap((text, index) =>
    FORMER_PROSE.flatMap(({ words, instead }) => {
      const [found] = words.exec(text) ?? [];
      return found ? [`${path}:${index + 1}: ${found} → ${instead}`] : [];
    }),
  );
}

const TITLE = /^\s*(?:it|test|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"`])(.*?)\1/gm;

const titlesOf = (source: string): string => [...source.matchAll(TITLE)].map(([, , title]) => `\n${title}`).join('');

/** The comments of a source at their lines. */
function commentsOf(source: string): string {
  const code = strip(source);
  return [...source].map((sign, at) => (sign === '\n' || code[at] !== sign ? sign : ' ')).join('');
}

it('comments, test titles and pages use the words of the glossary', () => {
  const files = execFileSync('git', ['ls-files', '--', '*.md', '*.ts', '*.tsx', '*.mjs', 'libs/*.yaml'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
    .split('\n')
    .filter((file) => file !== '' && ![...ALLOWED, ...PROSE_ALLOWED].some(({ path }) => path.test(file)));
  expect(files.flatMap((file) => formerProse(file, readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});

it.each([
  ['docs/a.md', 'Ties are told to the editor.', 2],
  ['libs/a/src/a.ts', '/** The keeper of the rule book. */\nconst a = 1;', 1],
  ['libs/a/src/a.ts', "const a = 'told';", 0],
  ['libs/a/src/a.unit.spec.ts', "it('is told to editors', () => undefined);", 1],
  ['libs/a/src/a.unit.spec.ts', "describe.each([\n  ['told'],\n])('is carried on %s', () => undefined);", 1],
])('former words in the prose of %s are found', (path, source, count) => {
  expect(formerProse(path, source)).toHaveLength(count);
});

it.each([
  ['const ruleBook = 1;', 'ruleBook'],
  ["import './told-changes.js';", 'told-changes'],
  ['type GoldenTravellerInput = string;', 'GoldenTravellerInput'],
  ['select * from pending_revision', 'pending_revision'],
])('a former word is found in %s', (source, identifier) => {
  expect(formerWords(source)).toMatchObject([{ line: 1, identifier }]);
});
