import { Injectable, type OnModuleInit } from '@nestjs/common';
import { NewTripSignal, TripLinks } from '@landfall/journeys/traveller';
import { BackgroundTasks } from './background-tasks.js';
import { NO_NOTICE, PageMaker } from './page-maker.js';
import { PageRequests } from './page-requests.js';
import { TighterPages } from './tighter-pages.js';

/** Makes the pages of new trips, so that their first readers get bytes that were compressed at leisure. They are evidence of nothing until a reader comes. */
@Injectable()
export class PagesAhead implements OnModuleInit {
  constructor(
    private readonly signal: NewTripSignal,
    private readonly links: TripLinks,
    private readonly tasks: BackgroundTasks,
    private readonly requests: PageRequests,
    private readonly maker: PageMaker,
    private readonly tighter: TighterPages,
  ) {}

  onModuleInit(): void {
    this.signal.onSignal((id) => {
      if (id) this.tasks.add('AHEAD', () => this.make(id));
    });
  }

  private async make(id: string): Promise<void> {
    const token = this.links.tripToken(id);
    const requested = await this.requests.ahead(token);
    const page = requested && (await this.maker.open(token, requested, NO_NOTICE));
    if (page) await this.tighter.makeAhead(page.html);
  }
}
