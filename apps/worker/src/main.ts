import { ConsoleLogger, Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { failStartUp, parseConfig } from '@landfall/platform';
import { giveWay } from './give-way.js';
import { WorkerModule } from './worker.module.js';

Logger.overrideLogger(
  new ConsoleLogger({
    json: process.env['LOG_FORMAT'] === 'json',
    logLevels: process.env['LOG_LEVEL'] === 'log' ? ['log', 'warn', 'error', 'fatal'] : ['warn', 'error', 'fatal'],
  }),
);

giveWay();

try {
  const app = await NestFactory.createApplicationContext(WorkerModule.for(parseConfig(process.env)), {
    abortOnError: false,
  });
  app.enableShutdownHooks();
  new Logger('Worker').log('At work.');
} catch (error) {
  failStartUp(error);
}
