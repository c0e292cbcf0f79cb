import { Controller, Get, Query, Res } from '@nestjs/common';
import { isLanguage } from '@landfall/kernel';
import { currentRequest } from '@landfall/platform';
import type { Response } from 'express';
import { renderImprint } from '../../render-imprint.js';
import { sendPage } from './page-headers.js';

/** The credits of the shipped data, for travellers and staff. */
@Controller('traveller/imprint')
export class ImprintController {
  @Get()
  imprint(@Query('lang') lang: unknown, @Res() response: Response): void {
    sendPage(response, 200, renderImprint(isLanguage(lang) ? lang : currentRequest().language));
  }
}
