import { Body, Controller, Headers, HttpCode, Param, Post, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { isLanguage, type Language, type Outcome } from '@landfall/kernel';
import { AddDevice, AddDeviceInput, FindDevice, MissedLinks, RemoveDevice } from '@landfall/journeys/traveller';
import { translate } from '@landfall/messages';
import { currentRequest, toFieldErrors, validated } from '@landfall/platform';
import type { Response } from 'express';
import { sendAnswer } from './page-headers.js';

type Posted = { endpoint?: unknown; lang?: unknown } | undefined;

const endpointOf = (form: Posted): string => (typeof form?.endpoint === 'string' ? form.endpoint : '');

/** Notifications on a device: what the service worker of a page says to its server. The secret of the link is the permission. */
@Controller('m/:token/device')
export class DevicesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly missed: MissedLinks,
  ) {}

  @Post('on')
  async switchOn(
    @Param('token') token: string,
    @Body() form: Posted,
    @Headers('sec-fetch-site') site: string | undefined,
    @Res() response: Response,
  ): Promise<void> {
    const language = isLanguage(form?.lang) ? form.lang : null;
    const input = validated(AddDeviceInput, { token, endpoint: endpointOf(form), language });
    await this.run(new AddDevice(input, currentRequest().correlationId), true, { language, site, response });
  }

  @Post('off')
  async switchOff(
    @Param('token') token: string,
    @Body() form: Posted,
    @Headers('sec-fetch-site') site: string | undefined,
    @Res() response: Response,
  ): Promise<void> {
    const language = isLanguage(form?.lang) ? form.lang : null;
    const command = new RemoveDevice(token, endpointOf(form), currentRequest().correlationId);
    await this.run(command, false, { language, site, response });
  }

  /** Posted as well: the address of a device stands in no log of addresses. */
  @Post('state')
  @HttpCode(200)
  async state(@Param('token') token: string, @Body() form: Posted, @Res() response: Response): Promise<void> {
    const found = await this.queries.execute(new FindDevice(token, endpointOf(form)));
    if (found) return sendAnswer(response, 200, found);
    await this.missing(response, currentRequest().language);
  }

  private async run(
    command: AddDevice | RemoveDevice,
    isOn: boolean,
    { language, site, response }: { language: Language | null; site: string | undefined; response: Response },
  ): Promise<void> {
    const shown = language ?? currentRequest().language;
    // Only the worker of the page itself says so.
    if (![undefined, 'same-origin'].includes(site))
      return sendAnswer(response, 403, { text: translate(shown, 'fault.BAD_USER_INPUT') });
    const result = await this.commands.execute<AddDevice | RemoveDevice, Outcome<object>>(command);
    if (result.ok) return sendAnswer(response, 200, { isOn });
    if (result.rejections.some(({ key }) => key === 'rejection.notFound')) return this.missing(response, shown);
    const text = toFieldErrors(result.rejections, shown)[0]?.messages[0];
    sendAnswer(response, 422, { text: text ?? translate(shown, 'fault.BAD_USER_INPUT') });
  }

  private async missing(response: Response, language: Language): Promise<void> {
    const isFew = await this.missed.count(currentRequest().address);
    sendAnswer(response, isFew ? 404 : 429, {
      text: translate(language, isFew ? 'page.MISSING.text' : 'fault.TOO_MANY_REQUESTS'),
    });
  }
}
