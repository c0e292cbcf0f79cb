import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { PlacesProjection } from '@landfall/places/persistence';
import { Database, LogSignal } from '@landfall/platform';
import { AuthorityDirectory } from '@landfall/restrictions/authority-directory';
import { RuleIndexProjection } from '@landfall/answers/rule-index';

/** What has to stand before the first request is served, and to be put away after the last one. */
@Injectable()
export class ApiLifecycle implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    private readonly database: Database,
    private readonly signal: LogSignal,
    private readonly places: PlacesProjection,
    private readonly ruleIndex: RuleIndexProjection,
    private readonly authorities: AuthorityDirectory,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.database.assertRestrictedRole();
    await this.places.start();
    await this.authorities.start();
    await this.ruleIndex.start();
    await this.signal.start();
  }

  async onApplicationShutdown(): Promise<void> {
    this.authorities.stop();
    await this.ruleIndex.stop();
    await this.places.stop();
    await this.signal.stop();
    await this.database.close();
  }
}
