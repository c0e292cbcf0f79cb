import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { translate } from '@landfall/messages';
import { currentRequest } from '@landfall/platform';
import { renderMessagePage } from '@landfall/traveller';
import type { Response } from 'express';
import { sendPage } from './page-headers.js';

/** A traveller never sees a fault, only that nothing can be shown now, and a number to report. */
@Catch()
export class PageFaultFilter implements ExceptionFilter {
  private readonly logger = new Logger('Pages');

  catch(error: unknown, host: ArgumentsHost): void {
    const { correlationId, language } = currentRequest();
    this.logger.error(`${correlationId} ${error instanceof Error ? (error.stack ?? error.name) : 'unknown fault'}`);
    const title = translate(language, 'page.noData.title');
    const text = translate(language, 'fault.INTERNAL', { correlationId });
    sendPage(host.switchToHttp().getResponse<Response>(), 503, (nonce) =>
      renderMessagePage({ language, title, text, nonce }),
    );
  }
}
