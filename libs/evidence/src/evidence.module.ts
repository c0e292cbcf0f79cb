import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { CONFIG, LinkSecrets, type Config } from '@landfall/platform';
import { EvidenceOfTripHandler } from './file/evidence-of-trip.js';
import { Signer } from './model/checkpoint.js';
import { SEAL_QUEUE, SealEvidence } from './seal/seal-evidence.job.js';

@Module({
  imports: [BullModule.registerQueue({ name: SEAL_QUEUE })],
  providers: [
    {
      provide: Signer,
      useFactory: (secrets: LinkSecrets, { publicUrl }: Pick<Config, 'publicUrl'>) =>
        new Signer(`${new URL(publicUrl).host}/evidence`, secrets.seed('evidence')),
      inject: [LinkSecrets, CONFIG],
    },
    SealEvidence,
    EvidenceOfTripHandler,
  ],
  exports: [Signer],
})
export class EvidenceModule {}
