import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Language } from '@landfall/kernel';
import { translate } from '@landfall/messages';
import { RequestPasswordReset } from '@landfall/organisations/request-reset';
import { ResetPassword } from '@landfall/organisations/reset-password';
import { currentRequest, toFieldErrors } from '@landfall/platform';
import { renderAuthPage, sendPage, type AuthField, type AuthPageView } from '@landfall/traveller/auth-page';
import type { Response } from 'express';
import { authTexts } from './auth-texts.js';
import { errorPage } from './error-page.js';
import { AUTO_LOGIN } from './login-pages.controller.js';
import { languageOf, LOGIN, typed, type Form } from './form.js';

const PATH = '/auth/password-reset';
/** Of the secrets of links. */
const TOKEN = /^[\w-]{32}$/;

/** Pages for whoever has forgotten the password. They work without a script, and say nothing about who has an account. */
@Controller(PATH)
export class AuthPagesController {
  constructor(private readonly commands: CommandBus) {}

  @Get()
  request(@Query('lang') lang: unknown, @Res() response: Response): void {
    sendPage(response, 200, this.requestPage(languageOf(lang)));
  }

  @Post()
  async requested(@Body() form: Form, @Res() response: Response): Promise<void> {
    const { language, texts } = authTexts(languageOf(form?.['lang']));
    const who = typed(form, 'who').trim();
    if (who === '') return sendPage(response, 422, this.requestPage(language, texts.required));
    await this.commands.execute(new RequestPasswordReset(who, language, currentRequest().address));
    const link = { href: LOGIN, text: texts.toLogin };
    sendPage(
      response,
      200,
      renderAuthPage({ language, title: texts.requestedTitle, text: texts.requestedText, tone: 'done', link }),
    );
  }

  @Get(':token')
  link(@Param('token') token: string, @Query('lang') lang: unknown, @Res() response: Response): void {
    // Whether the link is good shows when a password is sent: a look at it uses up nothing.
    sendPage(response, TOKEN.test(token) ? 200 : 404, this.passwordPage(token, languageOf(lang)));
  }

  @Post(':token')
  async reset(@Param('token') token: string, @Body() form: Form, @Res() response: Response): Promise<void> {
    const { language } = authTexts(languageOf(form?.['lang']));
    const { correlationId } = currentRequest();
    const typedTwice = { password: typed(form, 'password'), passwordConfirmation: typed(form, 'passwordConfirmation') };
    const outcome = await this.commands.execute(new ResetPassword(token, typedTwice, { language, correlationId }));
    if (outcome.ok) return sendPage(response, 200, donePage(language, outcome.ticket));
    const errors = new Map(
      toFieldErrors(outcome.rejections, language).map(({ field, messages }) => [field, messages.join(' ')]),
    );
    if (errors.has('reset')) return sendPage(response, 410, invalidPage(language));
    sendPage(response, 422, this.passwordPage(token, language, errors));
  }

  private requestPage(requested: Language, error?: string): string {
    const { language, texts } = authTexts(requested);
    const field: AuthField = { name: 'who', label: texts.who, type: 'text', autoComplete: 'username', error };
    return renderAuthPage({
      language,
      title: texts.requestTitle,
      text: texts.requestText,
      form: { action: PATH, fields: [field], button: texts.request },
      link: { href: LOGIN, text: texts.toLogin },
    });
  }

  private passwordPage(token: string, requested: Language, errors: ReadonlyMap<string, string> = new Map()): string {
    const { language, texts } = authTexts(requested);
    if (!TOKEN.test(token)) return invalidPage(language);
    const view: AuthPageView = {
      language,
      title: texts.resetTitle,
      text: texts.resetText,
      form: {
        action: `${PATH}/${token}`,
        fields: [
          {
            name: 'password',
            label: texts.password,
            type: 'password',
            autoComplete: 'new-password',
            hint: texts.passwordHint,
            error: errors.get('password'),
          },
          {
            name: 'passwordConfirmation',
            label: texts.confirmation,
            type: 'password',
            autoComplete: 'new-password',
            error: errors.get('passwordConfirmation'),
          },
        ],
        button: texts.save,
      },
    };
    return renderAuthPage(view);
  }
}

/** With a ticket the way on is one button, else the login. */
function donePage(requested: Language, ticket: string | null): string {
  const { language, texts } = authTexts(requested);
  const page = { language, title: texts.doneTitle, text: texts.doneText, tone: 'done' } as const;
  if (ticket === null) return renderAuthPage({ ...page, link: { href: LOGIN, text: texts.toLogin } });
  const form = { action: AUTO_LOGIN, fields: [], hidden: { ticket }, button: texts.loginNow };
  return renderAuthPage({ ...page, form });
}

const invalidPage = (requested: Language): string =>
  errorPage(requested, (texts, language) => ({
    title: texts.invalidTitle,
    text: translate(language, 'rejection.resetLinkInvalid'),
    link: { href: `${PATH}?lang=${language}`, text: texts.again },
  }));
