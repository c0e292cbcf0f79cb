import { Body, Controller, Get, Inject, Param, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { isLanguage, type Language, type Outcome } from '@landfall/kernel';
import {
  EndedTripPage,
  FindTripPageHead,
  MarkChangeRead,
  MarkChangeReadInput,
  MissedLinks,
  NotePageShown,
  FindTripPageVersion,
  SubscribeToUpdates,
  SubscribeToUpdatesInput,
  TripPage,
  type TripPageModel,
} from '@landfall/journeys/traveller';
import { translate } from '@landfall/messages';
import { CONFIG, currentRequest, toFieldErrors, validated, type TravellerConfig } from '@landfall/platform';
import type { Request, Response } from 'express';
import { renderAnswer } from '../../render-answer.js';
import { renderMessagePage } from '../../render-form-page.js';
import { renderEvents } from '../../render-events.js';
import type { TripPageView } from '../../trip-page-view.js';
import { tripCalendar } from '../calendar/trip-calendar.js';
import { printedPage } from '../pdf/printed-page.js';
import { compressLargePage } from './compress-page.js';
import { KnownPages, type MadePage, type PageRequest } from './known-pages.js';
import { encodingOf, sendBody, sendCalendar, sendPage, sendPdf } from './page-headers.js';
import { PdfRenderer } from './pdf-renderer.js';
import { Logos } from './logos.js';
import { NO_NOTICE, PageMaker, pathOf, type Notice, type OpenPage } from './page-maker.js';
import { PageRequests } from './page-requests.js';
import { TighterPages } from './tighter-pages.js';
import { endedTripView } from './to-trip-page-view.js';

/** Undefined: no form was sent. */
type PostedForm = { lang?: unknown; email?: unknown } | undefined;

const languageOf = (text: unknown): Language | null => (isLanguage(text) ? text : null);

/** The traveller's page: rendered here, usable without a script. */
@Controller('m/:token')
export class TripPageController {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
    @Inject(CONFIG) private readonly config: Pick<TravellerConfig, 'publicUrl'>,
    private readonly missed: MissedLinks,
    private readonly known: KnownPages,
    private readonly tighter: TighterPages,
    private readonly requests: PageRequests,
    private readonly maker: PageMaker,
    private readonly pdf: PdfRenderer,
    private readonly logos: Logos,
  ) {}

  @Get()
  async page(
    @Param('token') token: string,
    @Query('lang') lang: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const language = languageOf(lang);
    const done = request.query['done'] === 'subscribed';
    const notice = (shown: Language): TripPageView['notice'] =>
      done ? { kind: 'success', text: translate(shown, 'page.subscribe.pendingText'), field: null } : null;
    const encoding = encodingOf(request);
    const requested = await this.requests.of(token, { language, isSubscribed: done, encoding });
    const body = requested && (await this.known.page(requested, (of) => this.made(token, of, notice)));
    if (body) return sendBody(response, 200, body);
    await this.show(token, language, response, 200, notice);
  }

  /** The deadlines of the trip, for a calendar. */
  @Get('calendar.ics')
  async calendar(
    @Param('token') token: string,
    @Query('lang') lang: unknown,
    @Res() response: Response,
  ): Promise<void> {
    const page = await this.openPage(token, languageOf(lang), response);
    if (page) sendCalendar(response, tripCalendar(await this.maker.view(token, page, NO_NOTICE), token));
  }

  /** The same page on paper. */
  @Get('pdf')
  async printed(@Param('token') token: string, @Query('lang') lang: unknown, @Res() response: Response): Promise<void> {
    const page = await this.openPage(token, languageOf(lang), response);
    if (!page) return;
    const view = await this.maker.view(token, page, NO_NOTICE);
    const head = await this.queries.execute(new FindTripPageHead(token, page.language));
    const { language: shown, trip, organisation, detail } = view;
    const answer = detail && renderAnswer({ language: shown, trip, organisation, detail });
    if (head && answer) await this.noteShown('PDF', { head, view, answer });
    const made = await this.pdf.render(
      printedPage(view, {
        html: this.maker.html(view, answer),
        liveUrl: new URL(pathOf(token), this.config.publicUrl).href,
        day: this.requests.today(),
      }),
      await this.logos.of(page.organisation.logoId),
    );
    sendPdf(response, made, `${page.journey.dateStart}.pdf`);
  }

  /** A page that is open; null, and an answer that says so, for one that is closed or missing. */
  private async openPage(token: string, language: Language | null, response: Response): Promise<TripPageModel | null> {
    const page = await this.queries.execute(new TripPage(token, language));
    if (page?.state === 'ACTIVE') return page;
    await this.show(token, language, response, 200, NO_NOTICE);
    return null;
  }

  private async made(token: string, requested: PageRequest, notice: Notice): Promise<MadePage | null> {
    const page = await this.maker.open(token, requested, notice);
    if (!page) return null;
    await this.noteShown('PAGE', page);
    const { html } = page;
    const known = requested.encoding === 'br' ? this.tighter.known(html) : undefined;
    const body = known ?? (await compressLargePage(html, requested.encoding));
    return { body, version: await this.queries.execute(new FindTripPageVersion(token)) };
  }

  private async noteShown(
    medium: 'PAGE' | 'PDF',
    { head: { page, snapshotHash }, view, answer }: Pick<OpenPage, 'head' | 'view' | 'answer'>,
  ): Promise<void> {
    const { journey, language } = page;
    const { id: journeyId, organisationId } = journey;
    const content = JSON.stringify({ ...answer, ...renderEvents(view) });
    await this.commands.execute(
      new NotePageShown({ journeyId, organisationId, medium, language, version: snapshotHash, content }),
    );
  }

  @Post('subscribe')
  async subscribe(
    @Param('token') token: string,
    @Body() form: PostedForm,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const language = languageOf(form?.lang);
    const email = typeof form?.email === 'string' ? form.email : '';
    const result = await this.commands.execute<SubscribeToUpdates, Outcome<object>>(
      new SubscribeToUpdates(
        validated(SubscribeToUpdatesInput, { token, email, language }),
        currentRequest().correlationId,
      ),
    );
    // Redirects after a post: a reload must not post again.
    if (result.ok) return this.backTo(token, language, response, 'subscribed');
    const [rejection] = result.rejections;
    await this.show(token, language, response, 422, (shown) => ({
      kind: 'error',
      text: toFieldErrors(result.rejections, shown)[0]?.messages[0] ?? translate(shown, 'fault.BAD_USER_INPUT'),
      field: rejection?.field ?? null,
    }));
  }

  @Post('changes/:change/read')
  async markRead(
    @Param('token') token: string,
    @Param('change') change: string,
    @Body() form: PostedForm,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const language = languageOf(form?.lang);
    const result = await this.commands.execute<MarkChangeRead, Outcome<object>>(
      new MarkChangeRead(validated(MarkChangeReadInput, { token, changeId: change })),
    );
    if (result.ok) return this.backTo(token, language, response, 'read');
    await this.show(token, language, response, 422, (shown) => ({
      kind: 'error',
      text: toFieldErrors(result.rejections, shown)[0]?.messages[0] ?? translate(shown, 'fault.BAD_USER_INPUT'),
      field: null,
    }));
  }

  /** To an address that is never answered from memory: what has just been done shows. */
  private backTo(token: string, language: Language | null, response: Response, done: 'subscribed' | 'read'): void {
    const query = new URLSearchParams({ ...(language ? { lang: language } : {}), done }).toString();
    response
      .set({ 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' })
      .redirect(303, `${pathOf(token)}?${query}`);
  }

  private async show(
    token: string,
    language: Language | null,
    response: Response,
    status: number,
    notice: Notice,
  ): Promise<void> {
    const page = await this.queries.execute(new TripPage(token, language));
    if (!page) return this.closedOrMissing(token, language, response);
    sendPage(
      response,
      page.state === 'ACTIVE' ? status : 410,
      this.maker.html(await this.maker.view(token, page, notice)),
    );
  }

  /** The link of a trip that ended long ago still says so. */
  private async closedOrMissing(token: string, language: Language | null, response: Response): Promise<void> {
    const ended = await this.queries.execute(new EndedTripPage(token));
    if (!ended) return this.missing(language ?? currentRequest().language, response);
    const view = endedTripView(ended.organisation, language ?? ended.language, pathOf(token));
    sendPage(response, 410, this.maker.html(view));
  }

  /** The same answer for an unknown and a wrong link. */
  private async missing(language: Language, response: Response): Promise<void> {
    const tooMany = !(await this.missed.count(currentRequest().address));
    const text = translate(language, tooMany ? 'fault.TOO_MANY_REQUESTS' : 'page.MISSING.text');
    sendPage(
      response,
      tooMany ? 429 : 404,
      renderMessagePage({ language, title: translate(language, 'page.MISSING.title'), text }),
    );
  }
}
