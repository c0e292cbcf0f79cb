import { Module, type DynamicModule } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { systemClock, type Clock } from '@landfall/kernel';
import { Passwords } from './auth/passwords.js';
import { LinkSecrets } from './auth/secrets.js';
import type { Config } from './config/config.js';
import { Database } from './database/database.js';
import { EVENT_TYPES, EventTypes } from './events/event-types.js';
import { LogSignal } from './events/log-signal.js';
import { SmtpTransport } from './mail/smtp-transport.js';
import { QueuesModule } from './queues/queues.module.js';
import { DeleteRecordHandler } from './records/delete-record.handler.js';
import { ListRecordsHandler } from './records/list-records.query.js';
import { ReadRecordsHandler } from './records/read-records.query.js';
import { Records } from './records/records.js';
import { SaveRecordHandler } from './records/save-record.handler.js';
import { CLOCK, CONFIG, MAIL_TRANSPORT } from './tokens.js';
import { PublicWeb } from './web/public-web.js';

/**
 * The infrastructure of every process: configuration, clock, database, log, command and query bus, queues, mail.
 * Processors and subscribers start in `BackgroundModule` only.
 */
@Module({})
export class PlatformModule {
  static forRoot(config: Config, clock: Clock = systemClock): DynamicModule {
    return {
      module: PlatformModule,
      global: true,
      imports: [DiscoveryModule, CqrsModule.forRoot(), QueuesModule.forRoot(config)],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: CLOCK, useValue: clock },
        { provide: Database, useFactory: () => new Database(config.databaseUrl) },
        { provide: LogSignal, useFactory: () => new LogSignal(config.databaseUrl) },
        EVENT_TYPES,
        { provide: MAIL_TRANSPORT, useFactory: () => SmtpTransport.of(config) },
        { provide: Passwords, useFactory: () => new Passwords() },
        { provide: LinkSecrets, useFactory: () => new LinkSecrets(config.secret) },
        { provide: PublicWeb, useFactory: () => new PublicWeb() },
        Records,
        SaveRecordHandler,
        DeleteRecordHandler,
        ReadRecordsHandler,
        ListRecordsHandler,
      ],
      exports: [
        CONFIG,
        CLOCK,
        Database,
        LogSignal,
        EventTypes,
        MAIL_TRANSPORT,
        Passwords,
        LinkSecrets,
        PublicWeb,
        Records,
      ],
    };
  }
}
