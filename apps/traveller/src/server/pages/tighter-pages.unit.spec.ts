import { brotliDecompressSync } from 'node:zlib';
import { renderTripPage } from '../../index.js';
import { aTripPage } from '../../../test/sample-trip.js';
import { compressPage, type PageBody } from './compress-page.js';
import { TighterPages } from './tighter-pages.js';

const html = renderTripPage(aTripPage('de', 10), { publicUrl: 'https://trips.example' });

const tighter = (page: PageBody): Promise<PageBody> => new Promise((resolve) => new TighterPages(0).add(page, resolve));

it('makes a page a twentieth shorter, with the same contents', async () => {
  const page = compressPage(html, 'br');
  const { body, encoding } = await tighter(page);
  expect(encoding).toBe('br');
  expect(body.length).toBeLessThan(0.95 * page.body.length);
  expect(brotliDecompressSync(body).toString()).toBe(html);
});

it('lets the oldest go where many wait, and works on the latest first', async () => {
  const pages = new TighterPages(0);
  const done: number[] = [];
  await new Promise<void>((resolve) => {
    for (let at = 0; at < 6; at++)
      pages.add(compressPage(html, 'br'), () => {
        done.push(at);
        if (done.length === 4) resolve();
      });
  });
  expect(done).toEqual([5, 4, 3, 2]);
});

it('leaves pages alone that are not in Brotli', async () => {
  const pages = new TighterPages(0);
  await expect(
    new Promise((resolve) => {
      pages.add(compressPage(html, 'gzip'), () => resolve('gzip'));
      pages.add(compressPage(html, null), () => resolve('plain'));
      pages.add(compressPage(html, 'br'), ({ encoding }) => resolve(encoding));
    }),
  ).resolves.toBe('br');
});
