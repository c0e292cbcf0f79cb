import { LANGUAGES, type Language } from '@landfall/kernel';
import { problemText } from '../port/import-problem.js';
import type { ImportWorld } from '../port/importer.js';
import { visaMatrixPort } from './visa-matrix-port.js';
import { theSeeds } from '../../../restrictions/test/the-seeds.js';

const OPTIONS = {
  fileName: 'matrix.csv',
  dated: '2026-05-01',
  fetchedOn: null,
  licence: 'MIT',
  sourceUri: null,
  removeMissing: false,
  allowPartial: false,
};
const csv = (...lines: string[]): string => ['Passport,Destination,Requirement', ...lines, ''].join('\n');

let world: ImportWorld;
beforeAll(async () => {
  const { places, groups } = await theSeeds();
  world = { places, groups, clock: { now: () => new Date('2026-05-01T10:00:00Z') } };
});

/** What the console says of a rejected file. */
const said = (text: string, language: Language): string[] => {
  const { problems, plan } = visaMatrixPort.read(text, OPTIONS, world);
  if (plan) throw new Error('the file was taken');
  return problems.map((found) => problemText(language, found));
};

const BROKEN: [name: string, text: string, german: string][] = [
  [
    'another header',
    'passport,destination\n',
    'Zeile 1: Die Kopfzeile muss Passport,Destination,Requirement lauten, nicht "passport,destination".',
  ],
  ['an empty line', csv('', 'DE,GB,eta'), 'Zeile 2: Die Zeile ist leer.'],
  ['a missing field', csv('DE,FR'), 'Zeile 2: 2 Felder statt 3.'],
  [
    'an unknown passport',
    csv('ZZ,GB,eta'),
    'Zeile 2: Unbekannter Pass "ZZ"; nötig ist ein Ländercode aus zwei Buchstaben (ISO).',
  ],
  [
    'an unknown destination',
    csv('DE,Britain,eta'),
    'Zeile 2: Unbekanntes Ziel "Britain"; nötig ist ein Ländercode aus zwei Buchstaben (ISO).',
  ],
  ['an unknown requirement', csv('DE,GB,evisa'), 'Zeile 2: Unbekannte Anforderung "evisa".'],
  ['too many days', csv('DE,GB,1000'), 'Zeile 2: Die Tage müssen eine ganze Zahl von 1 bis 999 sein, nicht 1000.'],
  ['a cell stated twice', csv('FR,GB,eta', 'FR,GB,180'), 'Zeile 3: FR → GB steht schon in Zeile 2.'],
  [
    "the own country's mark on another",
    csv('DE,GB,-1'),
    'Zeile 2: DE → GB ist als eigenes Land des Passes gekennzeichnet.',
  ],
  [
    'JSON that is cut short',
    '{"DE": {"GB": {"status": "eta"}}',
    'Zeile 1, Spalte 33: Ab hier ist das JSON nicht lesbar; möglicherweise wurde die Datei abgeschnitten.',
  ],
  ['a key that occurs twice', '{"DE": {},\n"DE": {}}', 'Zeile 2, Spalte 1: Der Schlüssel "DE" steht schon in Zeile 1.'],
  ['a list', '[]', 'Zeile 1, Spalte 1: Hier muss ein Objekt mit den Pässen stehen.'],
  [
    'a passport without destinations',
    '{"DE": [1]}',
    'Zeile 1, Spalte 8 (DE): Hier muss ein Objekt mit den Zielen stehen.',
  ],
  [
    'a cell that is no object',
    '{"DE": {"GB": "eta"}}',
    'Zeile 1, Spalte 15 (DE.GB): Hier muss ein Objekt mit „status“ und „days“ stehen.',
  ],
  [
    'an unknown field',
    '{"DE": {"GB": {"status": "eta", "stay": 90}}}',
    'Zeile 1, Spalte 15 (DE.GB): Das Feld "stay" ist nicht bekannt.',
  ],
  [
    'a status that is no text',
    '{"DE": {"GB": {"status": 1}}}',
    'Zeile 1, Spalte 15 (DE.GB): „status“ muss ein Text sein.',
  ],
  [
    'days that are no number',
    '{"DE": {"GB": {"status": "eta", "days": "90"}}}',
    'Zeile 1, Spalte 15 (DE.GB): „days“ muss eine Zahl sein.',
  ],
  [
    'a cell stated twice in JSON',
    '{"DE": {"GB": {"status": "eta"}}, "de": {"gb": {"status": "eta"}}}',
    'Zeile 1, Spalte 48 (de.gb): DE → GB steht schon in Zeile 1, Spalte 15 (DE.GB).',
  ],
  ['no cell', csv(), 'Die Datei enthält zu keinem Länderpaar eine Angabe.'],
  [
    'few cells',
    csv('DE,GB,eta'),
    'Die Datei enthält nur 1 von mindestens 1000 erwarteten Einträgen; möglicherweise wurde sie abgeschnitten.',
  ],
];

it.each(BROKEN)('says in German that there is %s', (_, text, german) => {
  expect(said(text, 'de')).toEqual([german]);
});

it.each(LANGUAGES)('says it in %s, without a word of the command line', (language) => {
  for (const [name, text] of BROKEN) {
    const [problem = ''] = said(text, language);
    expect([name, problem]).toEqual([name, expect.not.stringContaining('--')]);
    if (language !== 'en') expect(said(text, 'en')).not.toContain(problem);
  }
});
