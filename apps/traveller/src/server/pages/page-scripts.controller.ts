import { readFileSync } from 'node:fs';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { FONT_FILES } from '../../fonts.js';
import { compressPage, type Encoding, type PageBody } from './compress-page.js';
import { encodingOf, sendCheck, sendFont, sendOffline } from './page-headers.js';

/** Made for browsers by scripts/build.mjs. */
const CHECK = new URL('../../../../document-check/check.js', import.meta.url);
const FONTS = new URL('../../../../page-fonts', import.meta.url);

/** Scripts and typeface of the pages. Beside the pages, because the worker of saved ones works below its own folder alone. */
@Controller('m')
export class PageScriptsController {
  private readonly check = new Map<Encoding | null, PageBody>();
  private readonly fonts = new Map<string, Buffer>();

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

  @Get(FONT_FILES.map(({ name }) => name))
  font(@Req() { path }: Request, @Res() response: Response): void {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const font = this.fonts.get(name) ?? readFileSync(new URL(`${FONTS.href}/${name}`));
    this.fonts.set(name, font);
    sendFont(response, font);
  }
}
