import { Logger } from '@nestjs/common';
import { faultForLog } from '../describe-fault.js';

/**
 * Keeps a process that has started at work when a promise rejects to which nobody listens any more, such as that of a field whose list
 * has ended with an error. Node would end it, and with it all other requests.
 */
export function logRejections(): void {
  const logger = new Logger('Process');
  process.on('unhandledRejection', (reason) => {
    logger.error(`A promise was rejected and nobody listened: ${faultForLog(reason)}`);
  });
}
