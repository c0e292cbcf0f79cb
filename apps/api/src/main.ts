import { ConsoleLogger, Logger } from '@nestjs/common';
import { failStartUp, parseConfig } from '@landfall/platform';
import { createApi } from './create-api.js';
import { runStartUpGc } from './run-start-up-gc.js';

Logger.overrideLogger(
  new ConsoleLogger({
    json: process.env['LOG_FORMAT'] === 'json',
    logLevels: process.env['LOG_LEVEL'] === 'log' ? ['log', 'warn', 'error', 'fatal'] : ['warn', 'error', 'fatal'],
  }),
);

try {
  const config = parseConfig(process.env);
  const app = await createApi(config);
  runStartUpGc();
  await app.listen(config.port, config.host);
  new Logger('Api').log(`Listening on ${config.host}:${config.port}.`);
} catch (error) {
  failStartUp(error);
}
