import { Module, type DynamicModule } from '@nestjs/common';
import { AnswersModule } from '@landfall/answers/module';
import { EditorialModule } from '@landfall/editorial/module';
import { EvidenceModule } from '@landfall/evidence/module';
import { ImportsModule } from '@landfall/imports/module';
import { JourneysModule } from '@landfall/journeys/module';
import type { Clock } from '@landfall/kernel';
import { MediaModule } from '@landfall/media/module';
import { NewsroomModule } from '@landfall/newsroom/module';
import { NotificationsModule } from '@landfall/notifications/module';
import { OrganisationsModule } from '@landfall/organisations/module';
import { PlacesModule } from '@landfall/places/module';
import { PlatformModule, type Config } from '@landfall/platform';
import { RestrictionsModule } from '@landfall/restrictions/module';

const CONTEXTS = [
  PlacesModule,
  OrganisationsModule,
  RestrictionsModule,
  AnswersModule,
  ImportsModule,
  EditorialModule,
  MediaModule,
  NewsroomModule,
  EvidenceModule,
  JourneysModule,
  NotificationsModule,
];

/** The infrastructure and every context, the same in each process. */
@Module({})
export class LandfallModule {
  static forRoot(config: Config, clock?: Clock): DynamicModule {
    return {
      module: LandfallModule,
      imports: [PlatformModule.forRoot(config, clock), ...CONTEXTS],
      exports: CONTEXTS,
    };
  }
}
