// The assets of the console, compressed once when they are built instead of each time they are sent.
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { filesBelow } from './workspace.mjs';

const COMPRESSIBLE = /\.(js|css|json|svg)$/;
const SMALLEST = 1_024;
const [br, gz] = [promisify(brotliCompress), promisify(gzip)];

/** Writes `<file>.br` and `<file>.gz` beside each file below `dir` that is worth it. */
export async function compressAll(dir) {
  const files = (await filesBelow(dir)).filter((file) => COMPRESSIBLE.test(file));
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      if (bytes.length < SMALLEST) return;
      await Promise.all([
        br(bytes).then((small) => writeFile(`${file}.br`, small)),
        gz(bytes, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
      ]);
    }),
  );
}
