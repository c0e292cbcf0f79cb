import {
  Injectable,
  Module,
  type DynamicModule,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { type Config } from '@landfall/platform';
import { WorkerRuntime } from './worker.runtime.js';

@Injectable()
class WorkerLifecycle implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(private readonly runtime: WorkerRuntime) {}

  onApplicationBootstrap(): Promise<void> {
    return this.runtime.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.runtime.stop();
  }
}

/** Composition of the worker process. */
@Module({})
export class WorkerModule {
  static for(config: Config): DynamicModule {
    return {
      module: WorkerModule,
      providers: [{ provide: WorkerRuntime, useFactory: () => new WorkerRuntime(config) }, WorkerLifecycle],
    };
  }
}
