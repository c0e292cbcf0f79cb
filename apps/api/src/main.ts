import { Logger } from '@nestjs/common';
import { failStartUp, logRejections, parseConfig, ProcessLogger } from '@landfall/platform';
import { createApi } from './create-api.js';
import { runStartUpGc } from './run-start-up-gc.js';

Logger.overrideLogger(new ProcessLogger(process.env));

try {
  const config = parseConfig(process.env);
  const app = await createApi(config);
  runStartUpGc();
  await app.listen(config.port, config.host);
  logRejections();
  new Logger('Api').log(`Listening on ${config.host}:${config.port}.`);
} catch (error) {
  failStartUp(error);
}
