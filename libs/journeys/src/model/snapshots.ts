import { Injectable } from '@nestjs/common';
import type { Tx } from '@landfall/platform';
import type { Answer, Entry, TripSnapshot } from '@landfall/requirements';
import { LRUCache } from 'lru-cache';
import { entriesOfParts, type StoredEntries } from './answer-parts.js';

/** Of the parts in memory, in characters of their JSON: some two hundred places for the nationalities of their travellers. */
const MAX_CHARACTERS = 8_000_000;

interface Row {
  /** Snapshots made before scheduled revisions were shown have none. */
  content: Omit<Answer, 'entries'> & { entries?: Entry[]; scheduled?: TripSnapshot['scheduled'] };
  /** Null: the content holds its entries itself, as before November 2026. */
  parts: string[] | null;
}

/**
 * Stored snapshots, put together here from their parts: trips to a place share them, and a hash always names the same entries. They
 * are shared by all who read them and must not be changed.
 */
@Injectable()
export class Snapshots {
  private readonly parts = new LRUCache<string, StoredEntries>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ characters }) => characters,
  });

  /** A snapshot by its hash; null when it has been replaced and removed. */
  async byHash(tx: Tx, hash: string): Promise<TripSnapshot | null> {
    return this.whole(tx, 'select content, parts from trip_answer where hash = $1', hash);
  }

  /** The snapshot that an itinerary has now; null without such an itinerary. */
  async ofItinerary(tx: Tx, fingerprint: string): Promise<TripSnapshot | null> {
    return this.whole(
      tx,
      'select d.content, d.parts from itinerary i join trip_answer d on d.hash = i.snapshot_hash where i.fingerprint = $1',
      fingerprint,
    );
  }

  private async whole(tx: Tx, statement: string, key: string): Promise<TripSnapshot | null> {
    const { rows } = await tx.query<Row>(statement, [key]);
    const [row] = rows;
    if (!row) return null;
    const { entries, scheduled = [], ...content } = row.content;
    const whole = row.parts ? await this.entriesOf(tx, row.parts) : (entries ?? []);
    return whole && { ...content, entries: whole, scheduled };
  }

  /** The entries of these parts in their order; null when one has been removed. */
  private async entriesOf(tx: Tx, hashes: readonly string[]): Promise<Entry[] | null> {
    const known = new Map(hashes.map((hash) => [hash, this.parts.get(hash)]));
    const missing = [...known].flatMap(([hash, part]) => (part ? [] : [hash]));
    for (const [hash, part] of await entriesOfParts(tx, missing)) {
      known.set(hash, part);
      this.parts.set(hash, part);
    }
    const found = hashes.map((hash) => known.get(hash)?.entries);
    return found.every((entries) => entries !== undefined) ? found.flat() : null;
  }
}
