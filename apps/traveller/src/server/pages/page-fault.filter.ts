import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { translate } from '@landfall/messages';
import { currentRequest } from '@landfall/platform';
import type { Response } from 'express';
import { renderMessagePage } from '../../render-form-page.js';
import { sendPage } from './page-headers.js';

/** A traveller never sees a fault, only that nothing can be shown now, and a number to report. */
@Catch()
export class PageFaultFilter implements ExceptionFilter {
  private readonly logger = new Logger('Pages');

  catch(error: unknown, host: ArgumentsHost): void {
    const { correlationId, language } = currentRequest();
    const response = host.switchToHttp().getResponse<Response>();
    if (error instanceof HttpException && error.getStatus() === 404) {
      const text = translate(language, 'page.MISSING.text');
      const title = translate(language, 'page.MISSING.title');
      sendPage(response, 404, (nonce) => renderMessagePage({ language, title, text, nonce }));
      return;
    }
    this.logger.error(`${correlationId} ${error instanceof Error ? (error.stack ?? error.name) : 'unknown fault'}`);
    const title = translate(language, 'page.noData.title');
    const text = translate(language, 'fault.INTERNAL', { correlationId });
    sendPage(response, 503, (nonce) => renderMessagePage({ language, title, text, nonce }));
  }
}
