import { urlOf } from '@landfall/kernel';
import { isUtf8 } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { ImportRejected } from './import-rejected.js';

export interface SourceText {
  /** Last part of the path or address. */
  name: string;
  text: string;
}

export interface SourceLimits {
  timeoutMs: number;
  maxBytes: number;
}

const LIMITS: SourceLimits = { timeoutMs: 20_000, maxBytes: 20_000_000 };

/** Reads a file, or fetches an http(s) address, as UTF-8. Throws `ImportRejected` when it is not there, too large or no text. */
export async function readSource(source: string, cwd: string, limits: SourceLimits = LIMITS): Promise<SourceText> {
  if (/^https?:\/\//i.test(source)) {
    const url = urlOf(source);
    if (url === null) throw new ImportRejected(`${source} is not an address.`);
    return { name: basename(url.pathname) || url.hostname, text: decode(await fetchBytes(url, limits)) };
  }
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(source))
    throw new ImportRejected(`${source}: only http and https addresses are fetched.`);
  return { name: basename(source), text: decode(await readBytes(source, resolve(cwd, source), limits)) };
}

async function readBytes(source: string, path: string, { maxBytes }: SourceLimits): Promise<Uint8Array> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new ImportRejected(
      error.code === 'ENOENT' ? `There is no file ${source}.` : `${source} cannot be read (${error.code}).`,
    );
  });
  if (!found.isFile()) throw new ImportRejected(`${source} is not a file.`);
  if (found.size > maxBytes) throw tooLarge(source, maxBytes);
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new ImportRejected(`${source} cannot be read (${error.code}).`);
  });
}

async function fetchBytes(url: URL, { timeoutMs, maxBytes }: SourceLimits): Promise<Uint8Array> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new ImportRejected(`${url.href} answered ${response.status}.`);
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) throw tooLarge(url.href, maxBytes);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    if (error instanceof ImportRejected) throw error;
    const { name, message, cause } = error as Error & { cause?: Partial<Error> };
    if (name === 'TimeoutError')
      throw new ImportRejected(`${url.href} did not answer in full within ${timeoutMs / 1000} seconds.`);
    throw new ImportRejected(`${url.href} could not be fetched: ${cause?.message || message}.`);
  }
}

const tooLarge = (source: string, maxBytes: number): ImportRejected =>
  new ImportRejected(`${source} is larger than ${maxBytes / 1_000_000} MB.`);

function decode(bytes: Uint8Array): string {
  if (!isUtf8(bytes))
    throw new ImportRejected('The file is broken; nothing was changed.', [
      `line ${firstBadLine(bytes)}: is not UTF-8 text`,
    ]);
  return new TextDecoder().decode(bytes);
}

/** In UTF-8 a line feed is never part of another character, so every line can be looked at by itself. */
function firstBadLine(bytes: Uint8Array): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const feed = bytes.indexOf(0x0a, start);
    const end = feed < 0 ? bytes.length : feed;
    if (!isUtf8(bytes.subarray(start, end))) return line;
    start = end + 1;
  }
  return line;
}
