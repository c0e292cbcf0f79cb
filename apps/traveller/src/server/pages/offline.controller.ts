import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import { sendOffline } from './page-headers.js';

/** The worker of the pages that travellers have saved. Beside the pages, because it works below its own folder alone. */
@Controller('m')
export class OfflineController {
  @Get('offline.js')
  worker(@Res() response: Response): void {
    sendOffline(response);
  }
}
