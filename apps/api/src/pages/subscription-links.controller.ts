import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { isLanguage, type Language, type Outcome } from '@landfall/kernel';
import { ConfirmSubscription, Unsubscribe } from '@landfall/journeys/api';
import { currentRequest } from '@landfall/platform';
import { renderUnsubscribePage, renderVerificationPage } from '@landfall/traveller';
import type { Response } from 'express';
import { sendPage } from './page-headers.js';

/**
 * Links of the mails. A GET only asks: scanners of mail programs follow links, and must neither confirm nor end anything.
 * The POST acts, from the page's button or, for unsubscribing, from the mail program itself (RFC 8058).
 */
@Controller()
export class SubscriptionLinksController {
  constructor(private readonly commands: CommandBus) {}

  @Get('verify/:secret')
  askToConfirm(@Param('secret') secret: string, @Query('lang') lang: unknown, @Res() response: Response): void {
    this.verification(response, 200, 'ASK', secret, languageOf(lang));
  }

  @Post('verify/:secret')
  async confirm(@Param('secret') secret: string, @Body() form: { lang?: unknown }, @Res() response: Response): Promise<void> {
    const result = await this.commands.execute<ConfirmSubscription, Outcome<object>>(new ConfirmSubscription(secret, currentRequest().correlationId));
    this.verification(response, result.ok ? 200 : 404, result.ok ? 'DONE' : 'INVALID', secret, languageOf(form.lang));
  }

  @Get('unsubscribe/:secret')
  askToUnsubscribe(@Param('secret') secret: string, @Query('lang') lang: unknown, @Res() response: Response): void {
    this.unsubscription(response, 200, 'ASK', secret, languageOf(lang));
  }

  @Post('unsubscribe/:secret')
  async unsubscribe(@Param('secret') secret: string, @Body() form: { lang?: unknown } | undefined, @Res() response: Response): Promise<void> {
    const result = await this.commands.execute<Unsubscribe, Outcome<object>>(new Unsubscribe(secret, currentRequest().correlationId));
    this.unsubscription(response, result.ok ? 200 : 404, result.ok ? 'DONE' : 'INVALID', secret, languageOf(form?.lang));
  }

  private verification(response: Response, status: number, state: 'ASK' | 'DONE' | 'INVALID', secret: string, language: Language): void {
    sendPage(response, status, (nonce) => renderVerificationPage({ language, state, actionPath: `/verify/${encodeURIComponent(secret)}`, nonce }));
  }

  private unsubscription(response: Response, status: number, state: 'ASK' | 'DONE' | 'INVALID', secret: string, language: Language): void {
    sendPage(response, status, (nonce) => renderUnsubscribePage({ language, state, actionPath: `/unsubscribe/${encodeURIComponent(secret)}`, nonce }));
  }
}

function languageOf(text: unknown): Language {
  return isLanguage(text) ? text : currentRequest().language;
}
