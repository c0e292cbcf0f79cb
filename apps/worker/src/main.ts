import { Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import {
  failStartUp,
  logRejections,
  parseAliveFile,
  parseConfig,
  parseGivesWay,
  ProcessLogger,
} from '@landfall/platform';
import { giveWay } from './give-way.js';
import { WorkerModule } from './worker.module.js';

Logger.overrideLogger(new ProcessLogger(process.env));

try {
  if (parseGivesWay(process.env)) giveWay();
  const app = await NestFactory.createApplicationContext(
    WorkerModule.for(parseConfig(process.env), parseAliveFile(process.env)),
    { abortOnError: false },
  );
  app.enableShutdownHooks();
  logRejections();
  new Logger('Worker').log('At work.');
} catch (error) {
  failStartUp(error);
}
