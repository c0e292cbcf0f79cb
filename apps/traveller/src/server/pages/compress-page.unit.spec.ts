import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { renderTripPage } from '../../render-trip-page.js';
import { aTripPage } from '../../../test/sample-trip.js';
import { compressLargePage, compressPage, encodingFor } from './compress-page.js';

const html = renderTripPage(aTripPage('de', 10), { publicUrl: 'https://trips.example' });
const taking =
  (...taken: string[]) =>
  (encoding: string): boolean =>
    taken.includes(encoding);

describe('a page on its way', () => {
  it('is a trip of ten destinations in 35 kB, and the same page when it arrives', () => {
    const { body, encoding } = compressPage(html, encodingFor(taking('gzip', 'br')));
    expect(encoding).toBe('br');
    expect(body.length).toBeLessThan(35_000);
    expect(brotliDecompressSync(body).toString()).toBe(html);
  });

  it('is sent with gzip to who knows no better, and as it is to who knows neither', () => {
    const zipped = compressPage(html, encodingFor(taking('gzip')));
    expect(zipped.encoding).toBe('gzip');
    expect(gunzipSync(zipped.body).toString()).toBe(html);
    expect(compressPage(html, encodingFor(taking()))).toEqual({ body: Buffer.from(html), encoding: null });
  });

  it('is not compressed where there is nothing to gain', () => {
    expect(compressPage('<p>ä</p>', 'br')).toEqual({ body: Buffer.from('<p>ä</p>'), encoding: null });
  });

  it.each(['br', 'gzip', null] as const)(
    'is the same bytes when it was compressed beside other work (%s)',
    async (encoding) => {
      expect(await compressLargePage(html, encoding)).toEqual(compressPage(html, encoding));
    },
  );
});
