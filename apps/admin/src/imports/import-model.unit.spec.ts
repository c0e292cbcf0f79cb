import { jest } from '@jest/globals';
import { acceptList, fileProblem, readText } from './import-model.js';

const MAX_FILE_BYTES = 25_000_000;
const csv = { accepts: ['csv', 'TSV'], maxFileBytes: MAX_FILE_BYTES };

it('takes a file with an ending that the importer reads', () => {
  expect(fileProblem({ name: 'Visa.CSV', size: 10 }, csv)).toBeNull();
  expect(fileProblem({ name: 'visa.tsv', size: 10 }, csv)).toBeNull();
  expect(fileProblem({ name: 'visa.json', size: 10 }, csv)).toBe('ending');
  expect(fileProblem({ name: 'visa', size: 10 }, csv)).toBe('ending');
});

it('rejects no file, an empty one and one that no request could carry', () => {
  expect(fileProblem(null, csv)).toBe('missing');
  expect(fileProblem({ name: 'a.csv', size: 0 }, csv)).toBe('empty');
  expect(fileProblem({ name: 'a.csv', size: MAX_FILE_BYTES + 1 }, csv)).toBe('tooLarge');
});

const file = (...bytes: number[]): Blob => new Blob([Uint8Array.from(bytes)]);

it('reads UTF-8 with and without its mark, and no other bytes', async () => {
  expect(await readText(file(0x43, 0xc3, 0xb4))).toEqual({ text: 'Cô' });
  expect(await readText(file(0xef, 0xbb, 0xbf, 0x43))).toEqual({ text: 'C' });
  for (const bytes of [
    [0x43, 0xf4, 0x74],
    [0x43, 0x00, 0x74, 0x00],
    [0x1f, 0x8b, 0x08, 0x00],
  ])
    expect(await readText(file(...bytes))).toEqual({ problem: 'notUtf8' });
});

it('says that a file cannot be read which was changed or moved since it was chosen', async () => {
  const changed = {
    arrayBuffer: () => Promise.reject(new DOMException('The file could not be read.', 'NotReadableError')),
  };
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await readText(changed)).toEqual({ problem: 'unreadable' });
  warn.mockRestore();
});

it('names the endings as a file field takes them', () => {
  expect(acceptList(['csv', 'json'])).toBe('.csv,.json');
});
