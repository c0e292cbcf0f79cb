import { readFile } from 'node:fs/promises';
import { ImportRejected } from '../port/import-rejected.js';
import { parseVisaMatrix } from './parse-visa-matrix.js';
import type { VisaMatrix } from './visa-matrix.js';

const KNOWN = ['DE', 'FR', 'GB', 'IN', 'TH'];
const countryCode = (code: string): string | null => KNOWN.find((known) => known === code.toUpperCase()) ?? null;
const fixture = (name: string): Promise<string> =>
  readFile(new URL(`../../test/fixtures/${name}`, import.meta.url), 'utf8');
const parse = (text: string): VisaMatrix => parseVisaMatrix(text, countryCode, { allowPartial: true });
const csv = (...lines: string[]): string => ['Passport,Destination,Requirement', ...lines, ''].join('\n');
const rejectionOf = (text: string): ImportRejected => {
  try {
    parse(text);
  } catch (error) {
    if (error instanceof ImportRejected) return error;
    throw error;
  }
  throw new Error('the text was taken');
};

describe('a CSV matrix', () => {
  it('is read by destination and passport, without the own countries', async () => {
    const matrix = parse(await fixture('visa-matrix-2026-01-10.csv'));
    expect(matrix).toMatchObject({ form: 'CSV', cellCount: 16, ownCells: 3, daysLeftOut: 0 });
    expect([...matrix.cells.keys()].sort()).toEqual(['DE', 'GB', 'IN', 'TH']);
    expect(Object.fromEntries(matrix.cells.get('GB')!)).toEqual({
      DE: { requirement: 'visa free', days: 180 },
      FR: { requirement: 'visa free', days: 180 },
      TH: { requirement: 'visa required', days: null },
      IN: { requirement: 'visa required', days: null },
    });
    expect(matrix.cells.get('DE')!.get('FR')).toEqual({ requirement: 'visa free', days: null });
  });

  it('may have a byte order mark, carriage returns, quotes and empty lines at its end', () => {
    const matrix = parse('\uFEFF"Passport","Destination","Requirement"\r\n"DE","GB","eta"\r\n\r\n');
    expect(matrix.cells.get('GB')!.get('DE')).toEqual({ requirement: 'eta', days: null });
  });

  it.each([
    [
      'another header',
      'passport,destination,requirement\nDE,GB,eta',
      'Line 1: the header must be Passport,Destination,Requirement',
    ],
    ['a missing field', csv('DE,GB,eta', 'DE,FR'), 'Line 3: 2 fields instead of 3'],
    ['a further field', csv('DE,GB,eta,90'), 'Line 2: 4 fields instead of 3'],
    ['an empty line', csv('DE,GB,eta', '', 'FR,GB,eta'), 'Line 3: the line is empty'],
    ['an unknown passport', csv('DE,GB,eta', 'ZZ,GB,eta'), 'Line 3: unknown passport "ZZ"'],
    ['an unknown destination', csv('DE,Britain,eta'), 'Line 2: unknown destination "Britain"'],
    ['an unknown requirement', csv('DE,GB,evisa'), 'Line 2: unknown requirement "evisa"'],
    ['no requirement', csv('DE,GB,'), 'Line 2: unknown requirement ""'],
    ['no days', csv('DE,GB,0'), 'Line 2: the days must be a whole number from 1 to 999, not 0'],
    ['too many days', csv('DE,GB,1000'), 'Line 2: the days must be a whole number from 1 to 999, not 1000'],
    ['a cell stated twice', csv('DE,GB,eta', 'FR,GB,eta', 'de,GB,180'), 'Line 4: DE → GB is already stated in line 2'],
    ["the own country's mark on another", csv('DE,GB,-1'), 'Line 2: DE → GB is marked as the passport’s own country'],
  ])('is rejected for %s, by its line', (_, text, message) => {
    expect(rejectionOf(text).message).toContain(message);
  });

  it('tells every bad line, and how many more there are', () => {
    const rejection = rejectionOf(csv(...Array.from({ length: 25 }, () => 'DE,GB')));
    expect(rejection.problems).toHaveLength(25);
    expect(rejection.message.match(/^ {2}Line \d+/gm)).toHaveLength(20);
    expect(rejection.message).toContain('and 5 more');
  });
});

describe('a JSON matrix', () => {
  it('says days of permits and visas as well', async () => {
    const matrix = parse(await fixture('visa-matrix-2026-06-30.json'));
    expect(matrix).toMatchObject({ form: 'JSON', cellCount: 13, ownCells: 0, daysLeftOut: 1 });
    expect(matrix.cells.get('GB')!.get('DE')).toEqual({ requirement: 'eta', days: 180 });
    expect(matrix.cells.get('DE')!.get('FR')).toEqual({ requirement: 'visa free', days: null });
    expect(matrix.cells.get('GB')!.get('TH')).toEqual({ requirement: 'visa required', days: null });
  });

  it('is rejected by line and column where it is no JSON', async () => {
    expect(rejectionOf(await fixture('visa-matrix-cut-short.json')).message).toContain(
      'Line 4, column 35: found "\\"" where a comma or "}" is needed',
    );
  });

  it.each([
    ['{"DE": {"GB": {"status": "eta"}}', 'Line 1, column 33: the text ends where a comma or "}" is needed'],
    ['{"DE": {"GB": {"status": "et', 'column 26: a string is not closed'],
    ['{"DE": {"GB": {"status": "\\x"}}}', 'column 26: a string holds an escape'],
    ['{"DE": {"GB": {"status": "e\nta"}}}', 'Line 1, column 26: a string is not closed'],
    ['{"DE": {}} x', 'column 12: more text follows'],
    ['{"DE": {"GB": {"status": "eta",}}}', 'column 32: found "}" where a key in quotes is needed'],
    ['[{"passport": "DE"}]', 'Line 1, column 1: an object by passport is needed'],
    ['{"DE":\n [1]}', 'Line 2, column 2 (DE): an object by destination is needed'],
    ['{"DE": {"GB": "eta"}}', '(DE.GB): an object with “status” and “days” is needed'],
    ['{"DE": {\n"GB": {"days": 90}}}', 'Line 2, column 7 (DE.GB): “status” must be a text'],
    ['{"DE": {"GB": {"status": "eta", "days": "90"}}}', '(DE.GB): “days” must be a number'],
    ['{"DE": {"GB": {"status": "eta", "days": 1.5}}}', '(DE.GB): the days must be a whole number'],
    ['{"DE": {"GB": {"status": "eta", "stay": 90}}}', '(DE.GB): the field "stay" is not known'],
    ['{"DE": {"GB": {"status": "free"}}}', '(DE.GB): unknown requirement "free"'],
    ['{"DE": {"XX": {"status": "eta"}}}', '(DE.XX): unknown destination "XX"'],
    [
      '{"DE": {"GB": {"status": "eta"},\n"GB": {"status": "e-visa"}}}',
      'Line 2, column 1: the key "GB" was already used at line 1',
    ],
    [
      '{"DE": {"GB": {"status": "eta"}}, "de": {"gb": {"status": "eta"}}}',
      'DE → GB is already stated in line 1, column 15 (DE.GB)',
    ],
  ])('is rejected where it is wrong: %s', (text, message) => {
    expect(rejectionOf(text).message).toContain(message);
  });

  it('takes any string and number that JSON takes, and nothing deeper than it has to', () => {
    expect(rejectionOf('{"D\\u0045": {"GB": {"status": "a\\"\\u00e9\\n"}}}').message).toContain(
      '(DE.GB): unknown requirement "a\\"é\\n"',
    );
    expect(parse('{"DE":{"GB":{"status":"eta","days":9e1}}}').cells.get('GB')!.get('DE')).toEqual({
      requirement: 'eta',
      days: 90,
    });
    expect(rejectionOf(`{"${'x'.repeat(5_000_000)}`).message).toContain('Line 1, column 2: a string is not closed');
    expect(rejectionOf('['.repeat(100_000)).message).toContain('levels deep');
  });
});

describe('the size of a matrix', () => {
  it.each(['', '  \n', 'Passport,Destination,Requirement\n', '{}'])('is not nothing: %j', (text) => {
    expect(rejectionOf(text).message).toMatch(/empty|no cell/);
  });

  it('is at least a thousand cells, unless a part is requested', () => {
    const part = csv('DE,GB,eta');
    expect(parse(part).cellCount).toBe(1);
    expect(() => parseVisaMatrix(part, countryCode, { allowPartial: false })).toThrow('holds only 1 cells');
  });
});
