import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { newId } from '@landfall/kernel';
import type { Database } from '@landfall/platform';
import { beginFile, completeFile, deleteFiles, storePart, type CompleteFile } from './import-file-store.js';

/** Bytes per stored part: small statements keep the event loop free between two of them. */
const PART_BYTES = 256 * 1024;
/** After each part an upload rests this many times as long as storing it took: lookups need processor and database meanwhile. */
const REST = 3;
const LONGEST_REST_MS = 60;

export interface FileRequest {
  uploadedBy: string | null;
  uploadedAt: Date;
  maxBytes: number;
}

/**
 * Stores a stream in parts as it arrives, each in a transaction of its own: a slow sender holds none open. Null when the stream
 * has more than `maxBytes`. A file that is too large or breaks off is removed again.
 */
export async function receiveFile(
  database: Pick<Database, 'transaction'>,
  stream: AsyncIterable<Uint8Array>,
  { uploadedBy, uploadedAt, maxBytes }: FileRequest,
): Promise<CompleteFile | null> {
  const id = newId();
  await database.transaction('system', (tx) => beginFile(tx, id, uploadedBy, uploadedAt));
  const remove = (): Promise<void> => database.transaction('system', (tx) => deleteFiles(tx, [id]));
  try {
    const hash = createHash('sha256');
    let [size, number] = [0, 0];
    for await (const part of partsOf(stream)) {
      size += part.length;
      if (size > maxBytes) {
        await remove();
        return null;
      }
      const began = performance.now();
      hash.update(part);
      await database.transaction('system', (tx) => storePart(tx, id, number, part));
      number += 1;
      await setTimeout(Math.min(REST * (performance.now() - began), LONGEST_REST_MS));
    }
    const file = { id, size, contentHash: hash.digest('hex') };
    await database.transaction('system', (tx) => completeFile(tx, file));
    return file;
  } catch (error) {
    await remove();
    throw error;
  }
}

async function* partsOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of stream) {
    pieces.push(piece);
    size += piece.length;
    if (size < PART_BYTES) continue;
    yield Buffer.concat(pieces);
    [pieces, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(pieces);
}
