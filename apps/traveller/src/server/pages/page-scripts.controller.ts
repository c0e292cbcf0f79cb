import { readFileSync } from 'node:fs';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { isLanguage } from '@landfall/kernel';
import { translate } from '@landfall/messages';
import type { Request, Response } from 'express';
import { FONT_FILES } from '../../fonts.js';
import { compressPage, type PageBody } from './compress-page.js';
import { encodingOf, sendFont, sendOffline, sendScript } from './page-headers.js';

/** Made for browsers by scripts/build.mjs. */
const SCRIPTS = {
  check: new URL('../../../../page-scripts/check.js', import.meta.url),
  device: new URL('../../../../page-scripts/device.js', import.meta.url),
};
const FONTS = new URL('../../../../page-fonts', import.meta.url);

/** Scripts and typeface of the pages. Beside the pages, because the worker of saved ones works below its own folder alone. */
@Controller('m')
export class PageScriptsController {
  private readonly compressed = new Map<string, PageBody>();
  private readonly fonts = new Map<string, Buffer>();

  /** With the notice in a language: a push brings no words. */
  @Get('offline.js')
  worker(@Query('lang') lang: unknown, @Res() response: Response): void {
    const language = isLanguage(lang) ? lang : 'en';
    sendOffline(response, { language, text: translate(language, 'push.changed') });
  }

  @Get('check.js')
  documentCheck(@Req() request: Request, @Res() response: Response): void {
    this.send('check', request, response);
  }

  @Get('device.js')
  device(@Req() request: Request, @Res() response: Response): void {
    this.send('device', request, response);
  }

  private send(name: keyof typeof SCRIPTS, request: Request, response: Response): void {
    const encoding = encodingOf(request);
    const key = `${name} ${encoding}`;
    const script = this.compressed.get(key) ?? compressPage(readFileSync(SCRIPTS[name], 'utf8'), encoding);
    this.compressed.set(key, script);
    sendScript(response, script);
  }

  @Get(FONT_FILES.map(({ name }) => name))
  font(@Req() { path }: Request, @Res() response: Response): void {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const font = this.fonts.get(name) ?? readFileSync(new URL(`${FONTS.href}/${name}`));
    this.fonts.set(name, font);
    sendFont(response, font);
  }
}
