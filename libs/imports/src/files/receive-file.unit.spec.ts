import { setTimeout } from 'node:timers/promises';
import type { Database } from '@landfall/platform';
import { receiveFile } from './receive-file.js';

const PART_BYTES = 256 * 1024;
const PARTS = 8;
const STORING_MS = 5;
/** Timers may be early. */
const EARLY_MS = 1;

async function* parts(count: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < count; at += 1) yield Buffer.alloc(PART_BYTES, at);
}

it('leaves processor and database to others between two parts, however fast the sender is', async () => {
  let busy = 0;
  const database = {
    transaction: async () => {
      const began = performance.now();
      await setTimeout(STORING_MS);
      busy += performance.now() - began;
    },
  } as Pick<Database, 'transaction'>;
  const began = performance.now();
  const file = await receiveFile(database, parts(PARTS), {
    uploadedBy: null,
    uploadedAt: new Date(),
    maxBytes: PARTS * PART_BYTES,
  });
  expect(file).toMatchObject({ size: PARTS * PART_BYTES });
  expect(performance.now() - began - busy).toBeGreaterThan(PARTS * (3 * (STORING_MS - EARLY_MS) - EARLY_MS));
});
