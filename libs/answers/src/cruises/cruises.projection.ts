import { Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { describeFault, WakeableDelay, type Database, type LogSignal, type Tx } from '@landfall/platform';
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
  private readonly delay = new WakeableDelay();
  private loop: Promise<void> | null = null;
  private stopping = false;

  constructor(
    private readonly database: Database,
    private readonly signal: LogSignal,
    private readonly cruises: Cruises,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.catchUp();
    this.loop = this.follow();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping = true;
    this.delay.signal();
    await this.loop;
  }

  async catchUp(): Promise<void> {
    await this.database.repeatable('none', (tx) => catchUpCruises(tx, this.cruises));
  }

  private async follow(): Promise<void> {
    const off = this.signal.onSignal(this.delay.signal);
    while (!this.stopping) {
      await this.delay.sleep(this.signal.pollMs);
      if (this.stopping) break;
      this.delay.begin();
      await this.catchUp().catch((error: unknown) =>
        this.logger.warn(`Imported cruises could not be read (${describeFault(error)}); trying again.`),
      );
    }
    off();
  }
}
