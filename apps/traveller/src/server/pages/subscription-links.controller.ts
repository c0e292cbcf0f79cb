import { Body, Controller, Get, HttpException, HttpStatus, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { isLanguage, type Language, type Outcome } from '@landfall/kernel';
import {
  ConfirmSubscription,
  FindSubscriptionLink,
  MissedLinks,
  SetRhythm,
  Unsubscribe,
  type Rhythm,
  type SubscriptionLink,
} from '@landfall/journeys/traveller';
import { currentRequest } from '@landfall/platform';
import type { Response } from 'express';
import { renderUnsubscribePage, renderVerificationPage, type FormPageView } from '../../render-form-page.js';
import { toOrganisationView } from './organisation-view.js';
import { sendPage } from './page-headers.js';

type Render = (view: FormPageView) => string;
type Posted = { lang?: unknown; rhythm?: unknown } | undefined;

/**
 * Links of the mails. GET only shows a button, because mail scanners follow links. POST acts, from the button or from
 * the mail program (RFC 8058).
 */
@Controller()
export class SubscriptionLinksController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly missed: MissedLinks,
  ) {}

  @Get('verify/:secret')
  async askToConfirm(
    @Param('secret') secret: string,
    @Query('lang') lang: unknown,
    @Res() response: Response,
  ): Promise<void> {
    const link = await this.queries.execute(new FindSubscriptionLink('VERIFY', secret));
    await this.send(
      response,
      link ? 'ASK' : 'INVALID',
      `/verify/${encodeURIComponent(secret)}`,
      lang,
      link,
      renderVerificationPage,
    );
  }

  @Post('verify/:secret')
  async confirm(@Param('secret') secret: string, @Body() form: Posted, @Res() response: Response): Promise<void> {
    const link = await this.queries.execute(new FindSubscriptionLink('VERIFY', secret));
    const result = await this.commands.execute<ConfirmSubscription, Outcome<object>>(
      new ConfirmSubscription(secret, currentRequest().correlationId),
    );
    await this.send(
      response,
      result.ok ? 'DONE' : 'INVALID',
      `/verify/${encodeURIComponent(secret)}`,
      form?.lang,
      link,
      renderVerificationPage,
    );
  }

  @Get('unsubscribe/:secret')
  async askToUnsubscribe(
    @Param('secret') secret: string,
    @Query('lang') lang: unknown,
    @Res() response: Response,
  ): Promise<void> {
    const link = await this.queries.execute(new FindSubscriptionLink('UNSUBSCRIBE', secret));
    await this.send(
      response,
      link ? 'ASK' : 'INVALID',
      `/unsubscribe/${encodeURIComponent(secret)}`,
      lang,
      link,
      renderUnsubscribePage,
    );
  }

  @Post('unsubscribe/:secret')
  async unsubscribe(@Param('secret') secret: string, @Body() form: Posted, @Res() response: Response): Promise<void> {
    const result = await this.commands.execute<Unsubscribe, Outcome<object>>(
      new Unsubscribe(secret, currentRequest().correlationId),
    );
    const link = await this.queries.execute(new FindSubscriptionLink('UNSUBSCRIBE', secret));
    await this.send(
      response,
      result.ok ? 'DONE' : 'INVALID',
      `/unsubscribe/${encodeURIComponent(secret)}`,
      form?.lang,
      link,
      renderUnsubscribePage,
    );
  }

  /** How often mails may come; the answer is the page with the choice. */
  @Post('unsubscribe/:secret/rhythm')
  async setRhythm(@Param('secret') secret: string, @Body() form: Posted, @Res() response: Response): Promise<void> {
    const requested = typeof form?.rhythm === 'string' ? form.rhythm : '';
    const result = await this.commands.execute<SetRhythm, Outcome<{ rhythm: Rhythm }>>(
      new SetRhythm(secret, requested),
    );
    const link = await this.queries.execute(new FindSubscriptionLink('UNSUBSCRIBE', secret));
    await this.send(
      response,
      result.ok ? 'ASK' : 'INVALID',
      `/unsubscribe/${encodeURIComponent(secret)}`,
      form?.lang,
      link,
      (view) => renderUnsubscribePage({ ...view, isSaved: true }),
    );
  }

  private async send(
    response: Response,
    state: FormPageView['state'],
    actionPath: string,
    lang: unknown,
    link: SubscriptionLink | null,
    render: Render,
  ): Promise<void> {
    const language: Language = isLanguage(lang) ? lang : (link?.language ?? currentRequest().language);
    if (state === 'INVALID' && !(await this.missed.count(currentRequest().address)))
      throw new HttpException('', HttpStatus.TOO_MANY_REQUESTS);
    sendPage(
      response,
      state === 'INVALID' ? 404 : 200,
      render({
        language,
        state,
        actionPath,
        organisation: link ? toOrganisationView(link.organisation) : null,
        tripUrl: link?.tripUrl ?? null,
        rhythm: link?.rhythm ?? null,
      }),
    );
  }
}
