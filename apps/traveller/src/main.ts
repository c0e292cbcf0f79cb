import { ConsoleLogger, Logger } from '@nestjs/common';
import { failStartUp, parseTravellerConfig } from '@landfall/platform';
import { createTraveller } from './server/create-traveller.js';

Logger.overrideLogger(
  new ConsoleLogger({
    json: process.env['LOG_FORMAT'] === 'json',
    logLevels: process.env['LOG_LEVEL'] === 'log' ? ['log', 'warn', 'error', 'fatal'] : ['warn', 'error', 'fatal'],
  }),
);

try {
  const config = parseTravellerConfig(process.env);
  const app = await createTraveller(config);
  await app.listen(config.port, config.host);
  new Logger('Traveller').log(`Listening on ${config.host}:${config.port}.`);
} catch (error) {
  failStartUp(error);
}
