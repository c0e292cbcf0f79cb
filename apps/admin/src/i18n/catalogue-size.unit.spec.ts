import { gzipSync } from 'node:zlib';
import { everybody as de } from './de/index.js';
import { everybody as en } from './en/index.js';
import { everybody as nl } from './nl/index.js';

/** Budget of the texts that everybody waits for before the first screen, per language. */
const MOST_BYTES = 6.8 * 1_024;

it.each([
  ['de', de],
  ['en', en],
  ['nl', nl],
])('keeps the first texts in %s within their budget', (_, packs) => {
  // The built chunk is a little smaller: it writes keys without quotation marks.
  expect(gzipSync(JSON.stringify(packs)).length).toBeLessThanOrEqual(MOST_BYTES);
});
