import { Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { describeFault, CatchUpLoop, type Database, type LogSignal } from '@landfall/platform';
import type { PlaceRows } from '../place-rows.js';
import type { Places } from '../places.js';
import { placeOverlay, placesVersion } from './overlay-store.js';
import { withOverlay } from './overlay-entry.js';

/** Keeps the places of this process up to date with imports. */
export class PlacesProjection implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('Places');
  private readonly loop: CatchUpLoop;

  /** `shipped`: the rows of the seed files, the initial content of `places`. */
  constructor(
    private readonly database: Database,
    signal: LogSignal,
    private readonly places: Places,
    private readonly shipped: PlaceRows,
  ) {
    this.loop = new CatchUpLoop(
      signal,
      () => this.catchUp(),
      (error) => this.logger.warn(`Imported places could not be read (${describeFault(error)}); trying again.`),
    );
  }

  start(): Promise<void> {
    return this.loop.start();
  }

  stop(): Promise<void> {
    return this.loop.stop();
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
}
