import { brotliCompressSync } from 'node:zlib';
import { LANGUAGES } from '@landfall/kernel';
import type { TripPageView } from './index.js';
import { aTripPage } from '../test/sample-trip.js';

// React is loaded as the product runs it: its checks for developers take several times as long.
process.env['NODE_ENV'] = 'production';
const { renderTripPage } = await import('./index.js');
const { SCRIPT } = await import('./script.js');
const { STYLES } = await import('./styles.js');

const render = (view: TripPageView): string => renderTripPage(view, { publicUrl: 'https://trips.example' });
const compressed = (text: string): number => brotliCompressSync(text).length;
const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/** Processor time of one run in milliseconds, out of ten: what else the machine does meanwhile counts for nothing. */
function processorTime(work: () => unknown): number {
  const start = process.cpuUsage();
  for (let run = 0; run < 10; run++) work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 10_000;
}

/** What a page costs a phone on a poor network. A larger one is read and made smaller, not the number made larger. */
describe('the budget of a page', () => {
  it('holds 1.2 kB of script and 5.5 kB of style', () => {
    expect(compressed(SCRIPT)).toBeLessThan(1_200);
    expect(compressed(STYLES)).toBeLessThan(5_500);
  });

  it.each(LANGUAGES)('holds a trip of ten destinations in 35 kB, in %s', (language) => {
    expect(compressed(render(aTripPage(language, 10)))).toBeLessThan(35_000);
  });

  it('holds nothing that is loaded from elsewhere: a typeface of the site, no picture, no other script', () => {
    const html = render(aTripPage('de', 10));
    expect(html).not.toMatch(
      /<link\b(?! rel="(icon" href="data:|preload" as="font" type="font\/woff2" href="\/m\/text-(ext-)?1\.woff2"))|<(img|iframe|object|embed|video|audio)\b|\ssrc=|@import|url\((?!\/m\/text-)/,
    );
    expect(html.match(/<script\b/g)).toHaveLength(1);
  });

  // Machines differ, so the page is measured against what is in it: writing and reading its contents as JSON took 1.1 ms where
  // the page took 5 ms, and ten times as long is the ten milliseconds of the budget.
  it('holds three destinations in ten milliseconds of a server', () => {
    const view = aTripPage('de', 3);
    const page = () => render(view);
    const contents = () => JSON.parse(JSON.stringify(view));
    for (let round = 0; round < 3; round++) {
      processorTime(page);
      processorTime(contents);
    }
    expect(median(Array.from({ length: 9 }, () => processorTime(page) / processorTime(contents)))).toBeLessThan(10);
  });
});
