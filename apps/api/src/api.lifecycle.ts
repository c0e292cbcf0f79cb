import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { PlacesKeeper } from '@landfall/places/persistence';
import { Database, LogSignal } from '@landfall/platform';
import { AuthorityDirectory } from '@landfall/restrictions/authority-directory';
import { RuleBookKeeper } from '@landfall/answers/rule-book-keeper';

/** What has to stand before the first request is served, and to be put away after the last one. */
@Injectable()
export class ApiLifecycle implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    private readonly database: Database,
    private readonly signal: LogSignal,
    private readonly places: PlacesKeeper,
    private readonly ruleBook: RuleBookKeeper,
    private readonly authorities: AuthorityDirectory,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.database.assertRestrictedRole();
    await this.places.start();
    await this.authorities.start();
    await this.ruleBook.start();
    await this.signal.start();
  }

  async onApplicationShutdown(): Promise<void> {
    this.authorities.stop();
    await this.ruleBook.stop();
    await this.places.stop();
    await this.signal.stop();
    await this.database.close();
  }
}
