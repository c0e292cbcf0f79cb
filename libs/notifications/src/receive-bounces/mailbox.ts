import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const MAX_BYTES = 1_000_000;

/** Where returned mails arrive. Each is handed over until it has been taken. */
export interface Mailbox {
  /** Waiting mails, at most `limit`, the oldest first. */
  waiting(limit: number): Promise<{ id: string; source: Uint8Array | null }[]>;
  taken(id: string): Promise<void>;
}

/** A folder in the form of maildir, which every mail server can deliver to. A mail that has been read is removed: it names a traveller's address. */
export class MaildirMailbox implements Mailbox {
  constructor(private readonly folder: string) {}

  async waiting(limit: number): Promise<{ id: string; source: Uint8Array | null }[]> {
    const names = (await readdir(join(this.folder, 'new'))).filter((name) => !name.startsWith('.')).sort();
    return Promise.all(names.slice(0, limit).map(async (id) => ({ id, source: await this.read(id) })));
  }

  async taken(id: string): Promise<void> {
    await rm(join(this.folder, 'new', id), { force: true });
  }

  /** Null: too large to be a report. */
  private async read(id: string): Promise<Uint8Array | null> {
    const file = join(this.folder, 'new', id);
    return (await stat(file)).size > MAX_BYTES ? null : readFile(file);
  }
}
