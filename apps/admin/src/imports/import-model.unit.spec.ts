import { jest } from '@jest/globals';
import { acceptList, checkSchedule, fileProblem, hoursOf, readText, type ScheduleForm } from './import-model.js';

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

const schedule: ScheduleForm = {
  importer: 'advisories',
  address: 'https://example.org/list.json',
  everyHours: '24',
  licence: 'CC0',
  isActive: true,
  applies: false,
};

it('asks for an importer, a web address, hours and a licence', () => {
  expect(checkSchedule(schedule)).toEqual({});
  expect(
    Object.keys(checkSchedule({ ...schedule, importer: '', address: 'ftp://x', everyHours: '0', licence: ' ' })),
  ).toEqual(['importer', 'address', 'everyHours', 'licence']);
  for (const address of ['https://localhost/list', 'https://user:secret@example.org', 'https://example.org/a b'])
    expect(checkSchedule({ ...schedule, address })).toEqual({ address: 'restrictions.problem.url' });
  expect(checkSchedule({ ...schedule, address: ' https://example.org/list.json ' })).toEqual({});
  expect(checkSchedule({ ...schedule, address: '' })).toEqual({ address: 'app.requiredField' });
});

it('reads whole hours up to a year', () => {
  expect([hoursOf('1'), hoursOf('8784'), hoursOf('8785'), hoursOf('1.5'), hoursOf('')]).toEqual([
    1,
    8784,
    null,
    null,
    null,
  ]);
});
