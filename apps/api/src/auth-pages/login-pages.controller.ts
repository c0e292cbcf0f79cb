import { Body, Controller, Get, Inject, Logger, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Fault, type Language } from '@landfall/kernel';
import { keepTokens, loginDevice } from '@landfall/organisations/keep-tokens';
import { LogInByProvider } from '@landfall/organisations/log-in-by-provider';
import { LogInByTicket } from '@landfall/organisations/log-in-by-ticket';
import { dropForProvider, keepForProvider, keptForProvider } from '@landfall/organisations/provider-cookie';
import { SIGN_ON } from '@landfall/organisations/sign-on-token';
import type { SingleSignOn } from '@landfall/organisations/single-sign-on';
import { currentRequest, describeFault } from '@landfall/platform';
import { sendPage } from '@landfall/traveller/auth-page';
import type { Request, Response } from 'express';
import { errorPage } from './error-page.js';
import { languageOf, LOGIN, typed, type Form } from './form.js';

export const AUTO_LOGIN = '/auth/login';
/** The console renews the session of the cookie then. */
const RUNNING = `${LOGIN}?automatic`;
const FAILED = `${LOGIN}?automatic=failed`;

type Exchange = Request & { res: Response };

/** Logins that do not begin with a password: by a ticket of a page, and at the provider of a chain. They end at the console, which goes on by itself. */
@Controller('/auth')
export class LoginPagesController {
  private readonly logger = new Logger('LoginPages');

  constructor(
    private readonly commands: CommandBus,
    @Inject(SIGN_ON) private readonly signOn: SingleSignOn | null,
  ) {}

  @Post('login')
  async automatic(@Body() form: Form, @Req() request: Exchange, @Res() response: Response): Promise<void> {
    // Another site must not log anybody in as somebody else.
    if (!isOwnForm(request)) return response.redirect(303, FAILED);
    try {
      keepTokens(request, await this.commands.execute(new LogInByTicket(typed(form, 'ticket'), loginDevice(request))));
    } catch (error) {
      if (error instanceof Fault) return response.redirect(303, FAILED);
      throw error;
    }
    response.redirect(303, RUNNING);
  }

  @Get('oidc')
  async begin(@Query('lang') lang: unknown, @Req() request: Exchange, @Res() response: Response): Promise<void> {
    const language = languageOf(lang);
    if (!this.signOn) return sendPage(response, 404, failedPage(language, 'signOnFailed'));
    try {
      const { url, kept } = await this.signOn.begin();
      keepForProvider(request, kept);
      response.redirect(303, url);
    } catch (error) {
      this.logger.error(`The provider of the login cannot be reached: ${describeFault(error)}`);
      sendPage(response, 503, failedPage(language, 'signOnUnavailable'));
    }
  }

  @Get('oidc/callback')
  async callback(@Req() request: Exchange, @Res() response: Response): Promise<void> {
    const { language, correlationId } = currentRequest();
    const query = request.originalUrl.split('?')[1] ?? '';
    const context = { language, correlationId, passes: loginDevice(request).passes };
    const login = await this.commands.execute(new LogInByProvider(query, keptForProvider(request), context));
    dropForProvider(request);
    if (login.result === 'LOGGED_IN') {
      keepTokens(request, login.tokens);
      return response.redirect(303, RUNNING);
    }
    sendPage(response, 403, failedPage(language, login.result === 'FAILED' ? 'signOnFailed' : 'signOnNoAccount'));
  }
}

/** Over https, browsers say where a form comes from. */
const isOwnForm = ({ headers }: Request): boolean =>
  [undefined, 'same-origin', 'none'].includes(headers['sec-fetch-site']);

const failedPage = (language: Language, why: 'signOnFailed' | 'signOnUnavailable' | 'signOnNoAccount'): string =>
  errorPage(language, (texts) => ({
    title: texts.signOnTitle,
    text: texts[why],
    link: { href: LOGIN, text: texts.toLogin },
  }));
