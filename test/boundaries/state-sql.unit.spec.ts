import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/**
 * State tables are written and read through their entities (docs/adr/0023). SQL that writes one, or maps its rows by hand,
 * stands in the places named here, each with its reason.
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const WRITES: Readonly<Record<string, string>> = {
  'libs/answers/src/cruises/cruise-store.ts: delete from imported_cruise': 'one statement for thousands of sailings',
  'libs/answers/src/cruises/cruise-store.ts: insert into imported_cruise': 'one statement for a thousand sailings',
  'libs/journeys/src/model/ended-trip-store.ts: delete from journey':
    'one statement moves what is left of ended trips, and skips those that are held',
  'libs/journeys/src/model/ended-trip-store.ts: insert into ended_trip': 'the same statement',
  'libs/journeys/src/model/relocated-trips.ts: update journey':
    'one statement for all journeys of relocated itineraries',
  'libs/journeys/src/model/subscription-store.ts: update trip_subscription':
    'a mark that only rises, once for each mail of a fan-out: an entity would cost more than the statement',
  'libs/notifications/src/send-account-mails/account-mails.ts: update account_mail':
    'claims with a lease that skip what is held, by the clock of the database',
  'libs/places/src/overlay/overlay-store.ts: delete from place_overlay': 'one statement for thousands of places',
  'libs/places/src/overlay/overlay-store.ts: insert into place_overlay': 'one statement for thousands of places',
  'libs/restrictions/src/model/links/link-check-store.ts: insert into source_digest':
    'only where it differs from the one before',
};

const MAPPERS: Readonly<Record<string, string>> = {
  'libs/journeys/src/model/itinerary-store.ts': 'recomputing: what an itinerary has not seen yet, for sets of them',
  'libs/restrictions/src/model/restriction/restriction-store.ts':
    'loads the rule index: thousands of rows of which no entity is made',
  'libs/restrictions/src/model/revisions/revision-store.ts': 'restrictions as of a past moment, joined from two tables',
  'libs/journeys/src/views/trip-mails/trip-mails.query.ts':
    'the latest push of all devices of a page, joined from two tables',
  'libs/journeys/src/views/coming-ends/coming-ends.ts': 'a row for each end within the details',
  'libs/restrictions/src/views/restriction-list/restriction-list.projection.ts':
    'an in-memory list of thousands: light columns and parts of the JSON details',
};

interface StateTable {
  name: string;
  /** Of more than one word, such as `country_id`; of one word the code is no mapper. */
  columns: readonly string[];
}

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const camel = (column: string): string => column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The table of an entity; null for one whose schema is left to SQL. */
export function tableOf(entity: string): StateTable | null {
  const [, name, options] = /@Entity\('(\w+)'([^)]*)\)/.exec(entity) ?? [];
  if (!name || options?.includes('synchronize: false')) return null;
  const columns = [...entity.matchAll(/^ {2}(\w+)[?!]?: /gm)].map(([, property]) => snake(property!));
  return { name, columns: columns.filter((column) => column.includes('_')) };
}

/** Statements that write one of the tables, as `update journey`. */
export function writesIn(source: string, tables: readonly StateTable[]): string[] {
  const names = tables.map(({ name }) => name).join('|');
  const write = new RegExp(
    `\\b(insert\\s+into|update(?:\\s+only)?|delete\\s+from|merge\\s+into|truncate(?:\\s+table)?|copy)\\s+"?(${names})"?(?=[\\s(;]|$)`,
    'gi',
  );
  return literalsOf(source).flatMap((text) =>
    [...text.matchAll(write)].map(([, verb, table]) => `${verb!.toLowerCase().replace(/\s+/g, ' ')} ${table}`),
  );
}

/** Columns of the tables that the code names one by one: as properties of a row, or as aliases in SQL. */
export function mappedIn(source: string, tables: readonly StateTable[]): string[] {
  const columns = new Set(tables.flatMap((table) => table.columns));
  const properties = identifiersOf(source).filter((name) => columns.has(name));
  const aliases = literalsOf(source)
    .filter((text) => tables.some(({ name }) => new RegExp(`\\b(from|join)\\s+${name}\\b`, 'i').test(text)))
    .flatMap((text) =>
      [...text.matchAll(/\b(\w+) as "(\w+)"/g)]
        .filter(([, column, alias]) => columns.has(column!) && camel(column!) === alias)
        .map(([, column]) => column!),
    );
  return [...new Set([...properties, ...aliases])];
}

/** A single column is a question, such as whose place a restriction is of; more are a row. */
const FEW = 2;

function walk(source: string, visit: (node: ts.Node) => void): void {
  const step = (node: ts.Node): void => {
    visit(node);
    ts.forEachChild(node, step);
  };
  step(ts.createSourceFile('a.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
}

function literalsOf(source: string): string[] {
  const found: string[] = [];
  walk(source, (node) => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push(node.text);
    if (ts.isTemplateExpression(node))
      found.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…'));
  });
  return found;
}

function identifiersOf(source: string): string[] {
  const found: string[] = [];
  walk(source, (node) => {
    if (ts.isIdentifier(node)) found.push(node.text);
  });
  return found;
}

const files = (...patterns: string[]): { file: string; source: string }[] =>
  execFileSync('git', ['ls-files', '--', ...patterns], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !/\.spec\.tsx?$|\/gen\/|\/testing\//.test(file))
    .map((file) => ({ file, source: readFileSync(join(ROOT, file), 'utf8') }));

const tables = files('libs/*.entity.ts').flatMap(({ source }) => tableOf(source) ?? []);
const sources = files('libs/*/src/*.ts', 'apps/*/src/*.ts', 'apps/*/src/*.tsx');

it('knows the state tables and their columns', () => {
  expect(tables.find(({ name }) => name === 'journey')?.columns).toContain('date_start');
  expect(tables.length).toBeGreaterThan(15);
  expect(sources.length).toBeGreaterThan(500);
});

it('SQL writes state tables in the named places only', () => {
  const found = sources.flatMap(({ file, source }) => writesIn(source, tables).map((write) => `${file}: ${write}`));
  expect([...new Set(found)].sort()).toEqual(Object.keys(WRITES).sort());
});

it('rows of state tables are mapped by hand in the named places only', () => {
  const found = sources
    .map(({ file, source }) => ({ file, columns: mappedIn(source, tables) }))
    .filter(({ columns }) => columns.length > FEW);
  expect(found.map(({ file }) => file).sort()).toEqual(Object.keys(MAPPERS).sort());
});

const JOURNEY: StateTable = { name: 'journey', columns: ['date_start', 'date_end', 'token_hash'] };

it.each([
  ['await tx.query(`update journey\n set language = $1`)', ['update journey']],
  ["tx.query('insert  into journey (id) values ($1)')", ['insert into journey']],
  ["const sql = { end: 'delete from journey where id = $1' };", ['delete from journey']],
  ['tx.query(`with gone as (${x}) DELETE FROM journey`)', ['delete from journey']],
  ["tx.query('update journey_change_read set read_at = now()')", []],
  ["// update journey set language = 'de'", []],
])('the writes of %j are %j', (source, writes) => {
  expect(writesIn(source, [JOURNEY])).toEqual(writes);
});

it('a mapper of rows is found by its properties and by its aliases', () => {
  expect(mappedIn('const j = { start: row.date_start, end: row["x"], hash: row.token_hash };', [JOURNEY])).toEqual([
    'date_start',
    'token_hash',
  ]);
  expect(mappedIn('tx.query(`select date_start as "dateStart", 1 as "one" from journey`)', [JOURNEY])).toEqual([
    'date_start',
  ]);
  expect(mappedIn('tx.query(`select date_start as "dateStart" from itinerary`)', [JOURNEY])).toEqual([]);
});
