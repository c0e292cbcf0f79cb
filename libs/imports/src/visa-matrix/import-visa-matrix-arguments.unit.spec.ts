import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dateOfData, parseMatrixOptions } from './matrix-options.js';
import { readSource } from '../port/read-source.js';

describe('the arguments', () => {
  it('write nothing unless requested', () => {
    expect(parseMatrixOptions(['matrix.csv'])).toEqual({
      source: 'matrix.csv',
      apply: false,
      date: null,
      licence: 'MIT',
      sourceUri: 'https://www.passportindex.org',
      allowPartial: false,
      removeMissing: false,
    });
  });

  it('are taken in any order', () => {
    const options = parseMatrixOptions([
      '--apply',
      '--date',
      '2026-02-17',
      'm.json',
      '--licence',
      'CC0',
      '--source-uri',
      'https://data.example/m',
      '--allow-partial',
      '--remove-missing',
    ]);
    expect(options).toEqual({
      source: 'm.json',
      apply: true,
      date: '2026-02-17',
      licence: 'CC0',
      sourceUri: 'https://data.example/m',
      allowPartial: true,
      removeMissing: true,
    });
  });

  it.each([
    [[], 'Name one file'],
    [['a.csv', 'b.csv'], 'Name one file'],
    [['a.csv', '--aply'], '--aply'],
    [['a.csv', '--date', '2026-02-30'], '--date 2026-02-30 is not a day'],
    [['a.csv', '--source-uri', 'ftp://data.example'], '--source-uri must be'],
    [['a.csv', '--source-uri', 'https://data.example/a b'], '--source-uri must be'],
    [['a.csv', '--licence', ' '], '--licence must not be empty'],
  ])('are rejected: %j', (args, message) => {
    expect(() => parseMatrixOptions(args)).toThrow(message);
    expect(() => parseMatrixOptions(args)).toThrow('Usage:');
  });

  it('give the day of the data, else the name of the file does', () => {
    expect(dateOfData(null, 'passport-index-tidy-iso2-2025-01-12.csv')).toBe('2025-01-12');
    expect(dateOfData('2026-02-17', 'of-2025-01-12.csv')).toBe('2026-02-17');
    expect(() => dateOfData(null, 'matrix.csv')).toThrow('--date');
    expect(() => dateOfData(null, 'matrix-2026-13-01.csv')).toThrow('--date');
    expect(() => dateOfData(null, 'matrix-12026-02-171.csv')).toThrow('--date');
  });
});

describe('a source', () => {
  const limits = { timeoutMs: 300, maxBytes: 1_000 };
  let folder: string;
  let server: Server | null = null;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'landfall-import-'));
  });
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
    server = null;
  });
  afterAll(() => rm(folder, { recursive: true }));

  const serve = async (answer: RequestListener): Promise<string> => {
    const started = createServer(answer);
    server = started;
    await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(started.address() as AddressInfo).port}/data/matrix-2026-02-17.csv?raw=1`;
  };

  it('is a file, named from the folder the user stands in', async () => {
    await writeFile(join(folder, 'm.csv'), 'a,b\n');
    expect(await readSource('m.csv', folder)).toEqual({ name: 'm.csv', text: 'a,b\n' });
  });

  it('is rejected when it is not there, no file, too large or no text, by its line', async () => {
    await writeFile(join(folder, 'large.csv'), 'x'.repeat(1_001));
    await writeFile(join(folder, 'latin.csv'), Buffer.from('caf\u00e9\n\uFFFD\n', 'utf8'));
    await writeFile(
      join(folder, 'broken.csv'),
      Buffer.concat([Buffer.from('ok \uFFFD\n'), Buffer.from([0x63, 0xe9, 0x0a])]),
    );
    await expect(readSource('gone.csv', folder)).rejects.toThrow('There is no file gone.csv.');
    await expect(readSource('.', folder)).rejects.toThrow('is not a file');
    await expect(readSource('large.csv', folder, limits)).rejects.toThrow('is larger than 0.001 MB');
    await expect(readSource('broken.csv', folder)).rejects.toThrow('line 2: is not UTF-8 text');
    await expect(readSource('latin.csv', folder)).resolves.toMatchObject({ text: 'caf\u00e9\n\uFFFD\n' });
    await expect(readSource('ftp://data.example/m.csv', folder)).rejects.toThrow('only http and https');
  });

  it('is fetched from an address', async () => {
    const url = await serve((_, response) => response.end('a,b\n'));
    expect(await readSource(url, folder, limits)).toEqual({ name: 'matrix-2026-02-17.csv', text: 'a,b\n' });
  });

  it('is rejected when the address answers with a fault, with too much, too late or not at all', async () => {
    const missing = await serve((_, response) => response.writeHead(404).end());
    await expect(readSource(missing, folder, limits)).rejects.toThrow('answered 404');
    server?.close();
    const endless = await serve((_, response) => response.write('x'.repeat(1_001)));
    await expect(readSource(endless, folder, limits)).rejects.toThrow('is larger than');
    server?.closeAllConnections();
    server?.close();
    const slow = await serve((_, response) => response.write('a'));
    await expect(readSource(slow, folder, limits)).rejects.toThrow('within 0.3 seconds');
    server?.closeAllConnections();
    server?.close();
    await expect(readSource(slow, folder, limits)).rejects.toThrow('could not be fetched');
  });
});
