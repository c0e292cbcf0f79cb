import { readdirSync } from 'node:fs';
import { RuleIndex, type Condition } from '@landfall/requirements';
import { compare, type Compared } from '@landfall/restrictions/compare-official';
import {
  type Cell,
  cellsOf,
  destinationsOf,
  loadOfficialLists,
  type OfficialLists,
  passportsByRow,
  WORDS,
  type WrittenList,
} from '@landfall/restrictions/official-list';
import { SEEDS, type Seeds } from '../../libs/restrictions/test/the-seeds.js';
import { editorialRules } from '../../libs/imports/test/seeded-rules.js';

const CONDITION_KINDS: readonly Condition['kind'][] = ['PASSPORT', 'HOLDS', 'RESIDENCE', 'AGE', 'ENTRY_BY', 'VISITED'];
const TRIP = '2026-12-01..2026-12-14';
const NAMES = readdirSync(`${SEEDS}/official-lists/lists`);

let seeds: Seeds;
let ruleIndex: RuleIndex;
let official: OfficialLists;
beforeAll(async () => {
  const shipped = await editorialRules();
  seeds = shipped.seeds;
  ruleIndex = RuleIndex.of(shipped.editorial, seeds.groups);
  official = await loadOfficialLists(SEEDS);
}, 60_000);

const comparedCells = (list: WrittenList): (Compared & { cell: Cell })[] =>
  cellsOf(list, official.passports, seeds.groups).map((cell) => ({
    cell,
    ...compare(ruleIndex, seeds.places.path('COUNTRY', cell.destination)!, cell, list.trip ?? TRIP),
  }));

const listed = ({ says, days, on, otherwise }: Cell): string =>
  [
    says.join(' and '),
    ...(days === null ? [] : [`${days} days`]),
    ...(otherwise === null ? [] : [`on ${on.join('+')}, else ${otherwise}`]),
  ].join(', ');

const report = (cells: (Compared & { cell: Cell })[]): string[] =>
  cells.map(({ cell, said }) => `${cell.passport} at ${cell.destination}: listed ${listed(cell)}; said ${said}`);

it('asks for each of the 199 passports', () => {
  expect(new Set(official.passports).size).toBe(199);
  expect(official.passports.filter((iso) => !seeds.places.country(iso))).toEqual([]);
});

describe.each(NAMES)('%s', (file) => {
  const listOf = (): WrittenList => official.lists.find(({ name }) => name === file)!.list;

  it('is a list as the README says', () => {
    const list = listOf();
    expect(list.source).toMatch(/^https:\/\/[^/]+\/.+/);
    expect(list.dated).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect([list.title, list.authority, list.licence].filter((text) => !text)).toEqual([]);
    expect(destinationsOf(list, seeds.groups).filter((iso) => !seeds.places.country(iso))).toEqual([]);
    const passports = passportsByRow(list, official.passports).flat();
    expect(passports.filter((iso) => !official.passports.includes(iso))).toEqual([]);
    expect(passports.filter((iso, at) => passports.indexOf(iso) !== at)).toEqual([]);
    for (const { says, otherwise, on = [] } of list.cells) {
      expect([says, otherwise ?? []].flat().filter((word) => !WORDS.includes(word))).toEqual([]);
      expect(on.filter((kind) => !CONDITION_KINDS.includes(kind))).toEqual([]);
      expect(otherwise === undefined).toBe(on.length === 0);
    }
  });

  it('is what the seeded rules say', () => {
    const list = listOf();
    const cells = comparedCells(list);
    expect(report(cells.filter(({ verdict }) => verdict === 'wrong'))).toEqual([]);
    const unknown = report(cells.filter(({ verdict }) => verdict === 'unknown'));
    expect(unknown.length > list.unknown ? unknown : []).toEqual([]);
  });
});

const HEADER = {
  title: 'A list',
  source: 'https://example.org/list',
  authority: 'An authority',
  licence: 'None',
  dated: '2026-11-25',
  unknown: 0,
};

it('names what is wrong', () => {
  const wrong = comparedCells({
    ...HEADER,
    destinations: ['US'],
    cells: [{ says: 'visa', passports: 'DE AT' }],
  }).filter(({ verdict }) => verdict === 'wrong');
  expect(report(wrong)).toEqual([
    expect.stringContaining('DE at US: listed visa; said ErVisaRequired false'),
    expect.stringContaining('AT at US: listed visa; said ErVisaRequired false'),
  ]);
});

it('takes a plain answer as wrong where the list names a condition, and one that depends where it names none', () => {
  const verdicts = (row: WrittenList['cells'][number]): string[] =>
    comparedCells({ ...HEADER, destinations: ['DE'], cells: [row] }).map(({ verdict }) => verdict);
  expect(verdicts({ says: 'free', on: ['PASSPORT'], otherwise: 'visa', passports: 'US' })).toEqual(['wrong']);
  expect(verdicts({ says: 'free', passports: 'RS' })).toEqual(['wrong']);
  expect(verdicts({ says: 'free', on: ['PASSPORT'], otherwise: 'visa', passports: 'RS' })).toEqual(['right']);
  expect(verdicts({ says: 'free', on: ['HOLDS'], otherwise: 'visa', passports: 'RS' })).toEqual(['wrong']);
});

it('counts days that are not stated as unknown, and other ones as wrong', () => {
  const verdicts = (days: number, passports: string): string[] =>
    comparedCells({ ...HEADER, destinations: ['DE'], cells: [{ says: 'free', days, passports }] }).map(
      ({ verdict }) => verdict,
    );
  expect(verdicts(90, 'US AT')).toEqual(['right', 'unknown']);
  expect(verdicts(30, 'US')).toEqual(['wrong']);
});
