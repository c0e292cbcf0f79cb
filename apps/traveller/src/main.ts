import { Logger } from '@nestjs/common';
import { failStartUp, logRejections, parseTravellerConfig, ProcessLogger } from '@landfall/platform';
import { createTraveller } from './server/create-traveller.js';

Logger.overrideLogger(new ProcessLogger(process.env));

try {
  const config = parseTravellerConfig(process.env);
  const app = await createTraveller(config);
  await app.listen(config.port, config.host);
  logRejections();
  new Logger('Traveller').log(`Listening on ${config.host}:${config.port}.`);
} catch (error) {
  failStartUp(error);
}
