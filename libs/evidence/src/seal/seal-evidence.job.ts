import { Inject } from '@nestjs/common';
import type { Clock } from '@landfall/kernel';
import { CLOCK, Database, JobHost, JobProcessor } from '@landfall/platform';
import { Signer } from '../model/checkpoint.js';
import { sealAll } from './seal.js';

export const SEAL_QUEUE = 'seal-evidence';
/** A mail has the processor first; who wants evidence earlier has it sealed then. */
const EVERY_MS = 60_000;

@JobProcessor({ queue: SEAL_QUEUE, every: EVERY_MS })
export class SealEvidence extends JobHost {
  constructor(
    private readonly database: Database,
    private readonly signer: Signer,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    super();
  }

  async run(): Promise<void> {
    await sealAll(this.database, this.signer, () => this.clock.now());
  }
}
