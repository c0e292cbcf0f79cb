import { Inject, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Language } from '@landfall/kernel';
import {
  FindTripAnswer,
  FindTripPageHead,
  onCruise,
  type TripPageHead,
  type TripPageModel,
} from '@landfall/journeys/traveller';
import { hiddenGroups } from '@landfall/organisations/sections';
import { Places } from '@landfall/places';
import { CONFIG, LinkSecrets, VapidKeys, type TravellerConfig } from '@landfall/platform';
import { renderAnswer, type AnswerMarkup } from '../../render-answer.js';
import { renderTripPage } from '../../render-trip-page.js';
import type { TripPageView } from '../../trip-page-view.js';
import { KnownAnswers } from './known-answers.js';
import { PageEvents } from './page-events.js';
import { PageRequests, type AnswerOf } from './page-requests.js';
import { RouteMaps } from './route-maps.js';
import { detailView, toTripPageView } from './to-trip-page-view.js';

export type Notice = (language: Language) => TripPageView['notice'];

export const NO_NOTICE: Notice = () => null;

export interface OpenPage {
  head: TripPageHead;
  view: TripPageView;
  answer: AnswerMarkup;
  html: string;
}

export const pathOf = (token: string): string => `/m/${encodeURIComponent(token)}`;

@Injectable()
export class PageMaker {
  private readonly pushKey: string | null;

  constructor(
    private readonly queries: QueryBus,
    private readonly places: Places,
    @Inject(CONFIG) private readonly config: TravellerConfig,
    private readonly answers: KnownAnswers,
    private readonly requests: PageRequests,
    private readonly events: PageEvents,
    private readonly maps: RouteMaps,
    secrets: LinkSecrets,
  ) {
    this.pushKey = config.webPush && new VapidKeys(secrets.seed('web-push')).publicKey;
  }

  /** An open page from what is known of its answer. Null where none is open, and when another answer has just taken the place of this one. */
  async open(token: string, requested: AnswerOf, notice: Notice): Promise<OpenPage | null> {
    const head = await this.queries.execute(new FindTripPageHead(token, requested.language));
    if (!head) return null;
    const view = await this.view(token, head.page, notice);
    const answer = await this.answer(head, view, requested);
    return answer && { head, view, answer, html: this.html(view, answer) };
  }

  html(view: TripPageView, answer?: AnswerMarkup | null): string {
    return renderTripPage(view, { publicUrl: this.config.publicUrl, answer });
  }

  async view(token: string, page: TripPageModel, notice: Notice): Promise<TripPageView> {
    const events = page.journey.showEvents ? (await this.events.now()).events : [];
    const sources = { places: this.places, maps: this.maps, pushKey: this.pushKey, events };
    return toTripPageView(page, pathOf(token), sources, this.requests.today(), notice(page.language));
  }

  private answer(
    { page, snapshotHash, changedAt }: TripPageHead,
    { language, trip, organisation }: TripPageView,
    { namesVersion, placesVersion }: AnswerOf,
  ): Promise<AnswerMarkup | null> {
    const hidden = hiddenGroups(page.organisation, page.journey.restrictionType);
    const request = { hidden, snapshotHash, changedAt, namesVersion, placesVersion, language, trip, organisation };
    return this.answers.answer(request, async () => {
      const answer = await this.queries.execute(
        new FindTripAnswer(snapshotHash, language, changedAt, onCruise(page.journey)),
      );
      const detail = answer && detailView(page, answer, language, { places: this.places, maps: this.maps });
      return detail && renderAnswer({ language, trip, organisation, detail });
    });
  }
}
