import { Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { describeFault, WakeableDelay, type Database, type LogSignal } from '@landfall/platform';
import type { PlaceRows } from '../place-rows.js';
import type { Places } from '../places.js';
import { placeOverlay, placesVersion } from './overlay-store.js';
import { withOverlay } from './overlay-entry.js';

/** Keeps the places of this process up to date with imports. */
export class PlacesProjection implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('Places');
  private readonly delay = new WakeableDelay();
  private loop: Promise<void> | null = null;
  private stopping = false;

  /** `shipped`: the rows of the seed files, the initial content of `places`. */
  constructor(
    private readonly database: Database,
    private readonly signal: LogSignal,
    private readonly places: Places,
    private readonly shipped: PlaceRows,
  ) {}

  async start(): Promise<void> {
    await this.catchUp();
    this.loop = this.follow();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.delay.signal();
    await this.loop;
  }

  onModuleInit(): Promise<void> {
    return this.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.stop();
  }

  async catchUp(): Promise<void> {
    const found = await this.database.repeatable('none', async (tx) => {
      // The version is read first: a concurrent commit is then read again next time.
      const version = await placesVersion(tx);
      return version === this.places.version ? null : { version, stored: await placeOverlay(tx) };
    });
    if (!found) return;
    this.places.replace(
      withOverlay(
        this.shipped,
        found.stored.map(({ entry }) => entry),
      ),
      found.version,
    );
  }

  private async follow(): Promise<void> {
    const off = this.signal.onSignal(this.delay.signal);
    while (!this.stopping) {
      await this.delay.sleep(this.signal.pollMs);
      if (this.stopping) break;
      this.delay.begin();
      await this.catchUp().catch((error: unknown) =>
        this.logger.warn(`Imported places could not be read (${describeFault(error)}); trying again.`),
      );
    }
    off();
  }
}
