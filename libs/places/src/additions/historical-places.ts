import type { Tx } from '@landfall/platform';
import type { PlaceRows } from '../place-rows.js';
import { Places } from '../places.js';
import { additionsUpTo, placesVersion } from './place-addition-store.js';
import { withAdditions } from './place-addition.js';

/** How many past states are kept. One takes a megabyte, and the rows that its imports wrote, at most some four more. */
const HELD = 4;

/** The places as they stood at past moments: those that the product ships with, and over them what had been imported by then. */
export class HistoricalPlaces {
  /** By the last import that they hold; the one asked for last stands at the end. */
  private readonly held = new Map<number, Promise<Places>>();

  /** `now`: the places of this process. `shipped`: the rows of the seed files. */
  constructor(
    private readonly now: Places,
    private readonly shipped: PlaceRows,
  ) {}

  /** The places at a moment; they are not replaced by later imports. Without an import since then they are those of now. */
  async at(tx: Tx, moment: Date): Promise<Places> {
    return this.asLeftBy(tx, await placesVersion(tx, moment));
  }

  /** The places as the last import left them that the transaction sees, also where this process has not taken it in yet; see `at`. */
  async newest(tx: Tx): Promise<Places> {
    return this.asLeftBy(tx, await placesVersion(tx));
  }

  private async asLeftBy(tx: Tx, version: number): Promise<Places> {
    if (version === this.now.version) return this.now.still();
    const places = this.held.get(version) ?? this.read(tx, version);
    this.held.delete(version);
    this.held.set(version, places);
    const [oldest] = this.held.keys();
    if (this.held.size > HELD) this.held.delete(oldest!);
    try {
      return await places;
    } catch (error) {
      // Others who waited for it fail as well; the next to ask reads anew.
      if (this.held.get(version) === places) this.held.delete(version);
      throw error;
    }
  }

  private async read(tx: Tx, version: number): Promise<Places> {
    return Places.past(withAdditions(this.shipped, version === 0 ? [] : await additionsUpTo(tx, version)), version);
  }
}
