import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { systemClock, type Clock } from '@landfall/kernel';
import { Passwords } from './auth/passwords.js';
import { LinkSecrets } from './auth/secrets.js';
import type { Config, TravellerConfig } from './config/config.js';
import { APP_ROLE, Database, TRAVELLER_ROLE } from './database/database.js';
import { EVENT_TYPES, EventTypes } from './events/event-types.js';
import { LogSignal } from './events/log-signal.js';
import { ListScreens } from './list/list-screens.js';
import { SmtpTransport } from './mail/smtp-transport.js';
import { QueuesModule } from './queues/queues.module.js';
import { DeleteRecordHandler } from './records/delete-record.handler.js';
import { ListRecordsHandler } from './records/list-records.query.js';
import { ReadRecordsHandler } from './records/read-records.query.js';
import { Records } from './records/records.js';
import { SaveRecordHandler } from './records/save-record.handler.js';
import { CLOCK, CONFIG, MAIL_TRANSPORT } from './tokens.js';
import { PublicWeb } from './web/public-web.js';

/** The infrastructure of a process. Processors and subscribers start in `BackgroundModule` only. */
@Module({})
export class PlatformModule {
  /** For staff and background work: with event types, queues, mail and passwords. */
  static forRoot(config: Config, clock: Clock = systemClock): DynamicModule {
    return {
      module: PlatformModule,
      global: true,
      imports: [DiscoveryModule, CqrsModule.forRoot(), QueuesModule.forRoot(config)],
      providers: [
        ...coreOf(config, clock, APP_ROLE),
        EVENT_TYPES,
        { provide: MAIL_TRANSPORT, useFactory: () => SmtpTransport.of(config) },
        { provide: Passwords, useFactory: () => new Passwords() },
        { provide: PublicWeb, useFactory: () => new PublicWeb() },
        ListScreens,
        Records,
        SaveRecordHandler,
        DeleteRecordHandler,
        ReadRecordsHandler,
        ListRecordsHandler,
      ],
      exports: [...CORE, EventTypes, MAIL_TRANSPORT, Passwords, PublicWeb, ListScreens, Records],
    };
  }

  /** For the pages of travellers: on the database role `landfall_traveller`, without queues, mail and passwords. */
  static forTravellers(config: TravellerConfig, clock: Clock = systemClock): DynamicModule {
    return {
      module: PlatformModule,
      global: true,
      imports: [CqrsModule.forRoot()],
      providers: coreOf(config, clock, TRAVELLER_ROLE),
      exports: CORE,
    };
  }
}

const CORE = [CONFIG, CLOCK, Database, LogSignal, LinkSecrets];

const coreOf = (config: TravellerConfig, clock: Clock, role: string): Provider[] => [
  { provide: CONFIG, useValue: config },
  { provide: CLOCK, useValue: clock },
  { provide: Database, useFactory: () => new Database(config.databaseUrl, { role }) },
  { provide: LogSignal, useFactory: () => new LogSignal(config.databaseUrl, role) },
  { provide: LinkSecrets, useFactory: () => new LinkSecrets(config.secret) },
];
