import { Module } from '@nestjs/common';
import { PlacesModule } from '@landfall/places/module';
import { eventTypesOf } from '@landfall/platform';
import { ChangePinHandler } from './events/change-pin.handler.js';
import { DESTINATION_EVENT_FACTS } from './events/destination-event-facts.js';
import { EventsResolver } from './events/events.resolver.js';
import { ListEventsHandler, SelectEventsHandler } from './events/list-events.query.js';
import { LatestNewsHandler } from './news/latest-news.query.js';
import { NEWS_EVENTS } from './news/news-events.js';
import { NewsResolver } from './news/news.resolver.js';
import { TickerHandler } from './ticker/ticker.query.js';
import { TickerResolver } from './ticker/ticker.resolver.js';

/** News of the provider, the ticker, and events at destinations. */
@Module({
  imports: [PlacesModule],
  providers: [
    NewsResolver,
    LatestNewsHandler,
    TickerResolver,
    TickerHandler,
    EventsResolver,
    ListEventsHandler,
    SelectEventsHandler,
    ChangePinHandler,
    eventTypesOf([...NEWS_EVENTS, ...DESTINATION_EVENT_FACTS]),
  ],
})
export class NewsroomModule {}
