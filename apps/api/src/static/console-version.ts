import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const ENTRY = /<script\b[^>]*\ssrc="\/assets\/([^"/]+)\.js"/;

/** Names the build of the console that is served: its entry file, whose name holds the hash of its content. DEV: none is built. */
export async function consoleVersion(dist: string): Promise<string> {
  try {
    return ENTRY.exec(await readFile(join(dist, 'index.html'), 'utf8'))?.[1] ?? NOT_BUILT;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return NOT_BUILT;
    throw error;
  }
}

const NOT_BUILT = 'DEV';
