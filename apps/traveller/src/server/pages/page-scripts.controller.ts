import { readFileSync } from 'node:fs';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { isLanguage, type Language } from '@landfall/kernel';
import { translate } from '@landfall/messages';
import type { Request, Response } from 'express';
import { CHECK_TEXTS } from '../../document-check/check-page.js';
import { FONT_FILES } from '../../fonts.js';
import { compressPage, type PageBody } from './compress-page.js';
import { encodingOf, sendFont, sendOffline, sendScript } from './page-headers.js';

/** Made for browsers by scripts/build.mjs. */
const SCRIPTS = {
  check: new URL('../../../../page-scripts/check.js', import.meta.url),
  device: new URL('../../../../page-scripts/device.js', import.meta.url),
};
const FONTS = new URL('../../../../page-fonts', import.meta.url);

const read = (file: URL): string => readFileSync(file, 'utf8');

const languageOf = (lang: unknown): Language => (isLanguage(lang) ? lang : 'en');

/** What the script fills in itself. */
const FILLED_IN = { day: '{day}', document: '{document}', kind: '{kind}', nationality: '{nationality}' };

const checkTexts = (language: Language): string =>
  JSON.stringify(
    Object.fromEntries(CHECK_TEXTS.map((name) => [name, translate(language, `page.check.${name}`, FILLED_IN)])),
  );

/** Scripts and typeface of the pages. Beside the pages, because the worker of saved ones works below its own folder alone. */
@Controller('m')
export class PageScriptsController {
  private readonly compressed = new Map<string, PageBody>();
  private readonly fonts = new Map<string, Buffer>();

  /** With the notice in a language: a push brings no words. */
  @Get('offline.js')
  worker(@Query('lang') lang: unknown, @Res() response: Response): void {
    const language = languageOf(lang);
    sendOffline(response, { language, text: translate(language, 'push.changed') });
  }

  /** With its texts: pages that are only read do without them. */
  @Get('check.js')
  documentCheck(@Query('lang') lang: unknown, @Req() request: Request, @Res() response: Response): void {
    const language = languageOf(lang);
    this.send(
      `check ${language}`,
      request,
      response,
      () => `const TEXTS=${checkTexts(language)};${read(SCRIPTS.check)}`,
    );
  }

  @Get('device.js')
  device(@Req() request: Request, @Res() response: Response): void {
    this.send('device', request, response, () => read(SCRIPTS.device));
  }

  private send(name: string, request: Request, response: Response, script: () => string): void {
    const encoding = encodingOf(request);
    const key = `${name} ${encoding}`;
    const page = this.compressed.get(key) ?? compressPage(script(), encoding);
    this.compressed.set(key, page);
    sendScript(response, page);
  }

  @Get(FONT_FILES.map(({ name }) => name))
  font(@Req() { path }: Request, @Res() response: Response): void {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const font = this.fonts.get(name) ?? readFileSync(new URL(`${FONTS.href}/${name}`));
    this.fonts.set(name, font);
    sendFont(response, font);
  }
}
