import { Module } from '@nestjs/common';
import { PlacesModule } from '@landfall/places/module';
import { eventTypesOf } from '@landfall/platform';
import { LatestNewsHandler } from './news/latest-news.query.js';
import { NEWS_EVENTS } from './news/news-events.js';
import { NewsResolver } from './news/news.resolver.js';
import { TickerHandler } from './ticker/ticker.query.js';
import { TickerResolver } from './ticker/ticker.resolver.js';

/** News of the provider, and the ticker. */
@Module({
  imports: [PlacesModule],
  providers: [NewsResolver, LatestNewsHandler, TickerResolver, TickerHandler, eventTypesOf(NEWS_EVENTS)],
})
export class NewsroomModule {}
