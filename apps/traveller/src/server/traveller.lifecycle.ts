import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { PlacesProjection } from '@landfall/places/persistence';
import { Database, LogSignal } from '@landfall/platform';

/** What has to stand before the first page is served, and to be put away after the last one. */
@Injectable()
export class TravellerLifecycle implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    private readonly database: Database,
    private readonly signal: LogSignal,
    private readonly places: PlacesProjection,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.database.assertRestrictedRole();
    await this.places.start();
    await this.signal.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.places.stop();
    await this.signal.stop();
    await this.database.close();
  }
}
