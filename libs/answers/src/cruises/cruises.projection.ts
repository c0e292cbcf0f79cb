import { Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { describeFault, CatchUpLoop, type Database, type LogSignal, type Tx } from '@landfall/platform';
import { cruisesVersion, importedCruises } from './cruise-store.js';
import type { Cruises } from './cruises.js';

/** Reads all imported cruises again when there was an import since; true when there was. */
export async function catchUpCruises(tx: Tx, cruises: Cruises): Promise<boolean> {
  const version = await cruisesVersion(tx);
  if (version === cruises.version) return false;
  await cruises.replaceImported(importedCruises(tx), version);
  return true;
}

/** Keeps the cruises of this process up to date with imports. */
export class CruisesProjection implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('Cruises');
  private readonly loop: CatchUpLoop;

  constructor(
    private readonly database: Database,
    signal: LogSignal,
    private readonly cruises: Cruises,
  ) {
    this.loop = new CatchUpLoop(
      signal,
      () => this.catchUp(),
      (error) => this.logger.warn(`Imported cruises could not be read (${describeFault(error)}); trying again.`),
    );
  }

  onModuleInit(): Promise<void> {
    return this.loop.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }

  async catchUp(): Promise<void> {
    await this.database.repeatable('none', (tx) => catchUpCruises(tx, this.cruises));
  }
}
