import { brotliDecompressSync } from 'node:zlib';
import { jest } from '@jest/globals';
import { renderTripPage } from '../../index.js';
import { aTripPage } from '../../../test/sample-trip.js';
import { BackgroundTasks } from './background-tasks.js';
import { compressPage, type PageBody } from './compress-page.js';
import { TighterPages } from './tighter-pages.js';

const html = renderTripPage(aTripPage('de', 10), { publicUrl: 'https://trips.example' });

let tasks: BackgroundTasks;
let pages: TighterPages;
beforeEach(() => {
  tasks = new BackgroundTasks(0);
  pages = new TighterPages(tasks);
});

it('makes a page a twentieth shorter, with the same contents', async () => {
  const page = compressPage(html, 'br');
  const { body, encoding } = await new Promise<PageBody>((resolve) => pages.add(page, resolve));
  expect(encoding).toBe('br');
  expect(body.length).toBeLessThan(0.95 * page.body.length);
  expect(brotliDecompressSync(body).toString()).toBe(html);
});

it.each(['gzip', null] as const)('leaves a page alone in %s', (encoding) => {
  const added = jest.spyOn(tasks, 'add');
  pages.add(compressPage(html, encoding), () => undefined);
  expect(added).not.toHaveBeenCalled();
});

it('knows a page that was made ahead by its markup alone, and compresses it once', async () => {
  expect(pages.known(html)).toBeUndefined();
  await pages.makeAhead(html);
  const known = pages.known(html)!;
  expect(brotliDecompressSync(known.body).toString()).toBe(html);
  expect(known.body.length).toBeLessThan(0.95 * compressPage(html, 'br').body.length);
  expect(pages.known(`${html} `)).toBeUndefined();
  const added = jest.spyOn(tasks, 'add');
  pages.add(known, () => undefined);
  expect(added).not.toHaveBeenCalled();
});
