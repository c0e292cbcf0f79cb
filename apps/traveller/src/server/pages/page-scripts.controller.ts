import { readFileSync } from 'node:fs';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { compressPage, type Encoding, type PageBody } from './compress-page.js';
import { encodingOf, sendCheck, sendOffline } from './page-headers.js';

/** Made for browsers by scripts/lib/bundle-document-check.mjs. */
const CHECK = new URL('../../../../document-check/check.js', import.meta.url);

/** Scripts of the pages. Beside the pages, because the worker of saved ones works below its own folder alone. */
@Controller('m')
export class PageScriptsController {
  private readonly check = new Map<Encoding | null, PageBody>();

  @Get('offline.js')
  worker(@Res() response: Response): void {
    sendOffline(response);
  }

  @Get('check.js')
  documentCheck(@Req() request: Request, @Res() response: Response): void {
    const encoding = encodingOf(request);
    const script = this.check.get(encoding) ?? compressPage(readFileSync(CHECK, 'utf8'), encoding);
    this.check.set(encoding, script);
    sendCheck(response, script);
  }
}
