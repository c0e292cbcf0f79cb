import { Injectable, type OnModuleInit } from '@nestjs/common';
import { NewTripPages, TripLinks } from '@landfall/journeys/traveller';
import { Leisure } from './leisure.js';
import { NO_NOTICE, PageMaker } from './page-maker.js';
import { PageRequests } from './page-requests.js';
import { TighterPages } from './tighter-pages.js';

/** Makes the pages of new trips, so that their first readers get bytes that were compressed at leisure. They are evidence of nothing until a reader comes. */
@Injectable()
export class PagesAhead implements OnModuleInit {
  constructor(
    private readonly created: NewTripPages,
    private readonly links: TripLinks,
    private readonly leisure: Leisure,
    private readonly requests: PageRequests,
    private readonly maker: PageMaker,
    private readonly tighter: TighterPages,
  ) {}

  onModuleInit(): void {
    this.created.onSignal((id) => {
      if (id) this.leisure.add(() => this.make(id));
    });
  }

  private async make(id: string): Promise<void> {
    const token = this.links.tripToken(id);
    const requested = await this.requests.of(token, { language: null, isSubscribed: false, encoding: 'br' });
    const page = requested && (await this.maker.open(token, requested, NO_NOTICE));
    if (page) await this.tighter.makeAhead(page.html);
  }
}
