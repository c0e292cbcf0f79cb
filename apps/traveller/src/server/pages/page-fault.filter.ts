import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { translate, type MessageKey } from '@landfall/messages';
import { currentRequest, faultForLog } from '@landfall/platform';
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
    const show = (status: number, titleKey: MessageKey, textKey: MessageKey): void => {
      const [title, text] = [translate(language, titleKey), translate(language, textKey, { correlationId })];
      sendPage(response, status, renderMessagePage({ language, title, text }));
    };
    const status = statusOf(error);
    if (status === 404) return show(404, 'page.MISSING.title', 'page.MISSING.text');
    if (status === 429) return show(429, 'page.MISSING.title', 'fault.TOO_MANY_REQUESTS');
    // An address that cannot be decoded, for example.
    if (status < 500) return show(status, 'page.noData.title', 'fault.BAD_USER_INPUT');
    this.logger.error(`${correlationId} ${faultForLog(error)}`);
    show(503, 'page.noData.title', 'fault.INTERNAL');
  }
}

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  return error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 500;
}
