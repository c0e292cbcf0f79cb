import type { Tx } from '@landfall/platform';
import type { PlaceRows } from '../place-rows.js';
import { Places } from '../places.js';
import { overlayUpTo, placesVersion } from './overlay-store.js';
import { withOverlay } from './overlay-entry.js';

/** Limit of cached states. One takes a megabyte, and up to four more for its imported rows. */
const HELD = 4;

/** Snapshots of the places at past moments: seeds with the overlay of that time. */
export class HistoricalPlaces {
  /** By import number, least recently used first. */
  private readonly held = new Map<number, Promise<Places>>();

  /** `now`: the current places. `shipped`: the rows of the seed files. */
  constructor(
    private readonly now: Places,
    private readonly shipped: PlaceRows,
  ) {}

  /** The places at a moment, unaffected by later imports; the current ones without an import since. */
  async at(tx: Tx, moment: Date): Promise<Places> {
    return this.asLeftBy(tx, await placesVersion(tx, moment));
  }

  /** The places after the last import visible to the transaction, including one not yet in the projection. */
  async newest(tx: Tx): Promise<Places> {
    return this.asLeftBy(tx, await placesVersion(tx));
  }

  private async asLeftBy(tx: Tx, version: number): Promise<Places> {
    if (version === this.now.version) return this.now.snapshot();
    const places = this.held.get(version) ?? this.read(tx, version);
    this.held.delete(version);
    this.held.set(version, places);
    const [oldest] = this.held.keys();
    if (this.held.size > HELD) this.held.delete(oldest!);
    try {
      return await places;
    } catch (error) {
      // A failed read is not cached: all callers waiting for it fail, the next one retries.
      if (this.held.get(version) === places) this.held.delete(version);
      throw error;
    }
  }

  private async read(tx: Tx, version: number): Promise<Places> {
    return Places.historical(withOverlay(this.shipped, version === 0 ? [] : await overlayUpTo(tx, version)), version);
  }
}
