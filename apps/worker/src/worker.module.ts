import { Module, type DynamicModule } from '@nestjs/common';
import { LandfallModule } from '@landfall/composition';
import { BackgroundModule, Database, Heartbeat, type Config } from '@landfall/platform';
import { AliveFile } from './alive-file.js';

/** The worker process. Its heartbeat starts last and stops first. */
@Module({})
export class WorkerModule {
  static for(config: Config, aliveFile: string | null): DynamicModule {
    return {
      module: WorkerModule,
      imports: [LandfallModule.forRoot(config), BackgroundModule],
      providers: [
        {
          provide: Heartbeat,
          useFactory: (database: Database) => new Heartbeat(database, 'worker'),
          inject: [Database],
        },
        { provide: AliveFile, useFactory: () => new AliveFile(aliveFile) },
      ],
    };
  }
}
