import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { ImagesController } from './images.controller.js';
import { PurgeImages, PURGE_IMAGES_QUEUE } from './purge-images.job.js';

/** Images of news and organisations: decoded, encoded again and handed out. */
@Module({
  imports: [BullModule.registerQueue({ name: PURGE_IMAGES_QUEUE })],
  controllers: [ImagesController],
  providers: [PurgeImages],
})
export class MediaModule {}
