import { brotliDecompressSync } from 'node:zlib';
import { renderTripPage } from '../../index.js';
import { aTripPage } from '../../../test/sample-trip.js';
import { compressPage, type PageBody } from './compress-page.js';
import { Leisure } from './leisure.js';
import { TighterPages } from './tighter-pages.js';

const html = renderTripPage(aTripPage('de', 10), { publicUrl: 'https://trips.example' });
const atOnce = (): TighterPages => new TighterPages(new Leisure(0));
const tighter = (page: PageBody): Promise<PageBody> => new Promise((resolve) => atOnce().add(page, resolve));

it('makes a page a twentieth shorter, with the same contents', async () => {
  const page = compressPage(html, 'br');
  const { body, encoding } = await tighter(page);
  expect(encoding).toBe('br');
  expect(body.length).toBeLessThan(0.95 * page.body.length);
  expect(brotliDecompressSync(body).toString()).toBe(html);
});

it('leaves pages alone that are not in Brotli', async () => {
  const pages = atOnce();
  await expect(
    new Promise((resolve) => {
      pages.add(compressPage(html, 'gzip'), () => resolve('gzip'));
      pages.add(compressPage(html, null), () => resolve('plain'));
      pages.add(compressPage(html, 'br'), ({ encoding }) => resolve(encoding));
    }),
  ).resolves.toBe('br');
});

it('knows a page that was made ahead by its markup alone, and compresses it once', async () => {
  const pages = atOnce();
  await pages.makeAhead(html);
  const known = pages.known(html)!;
  expect(brotliDecompressSync(known.body).toString()).toBe(html);
  expect(known.body.length).toBeLessThan(0.95 * compressPage(html, 'br').body.length);
  expect(pages.known(`${html} `)).toBeUndefined();
  await expect(
    new Promise((resolve) => {
      pages.add(known, () => resolve('again'));
      pages.add(compressPage(`${html} `, 'br'), () => resolve('another'));
    }),
  ).resolves.toBe('another');
});
