import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Clock, Language } from '@landfall/kernel';
import { CLOCK, Database, type Presented, type Tx } from '@landfall/platform';
import type { DestinationEvent } from '../events/destination-event.entity.js';
import { IMPORTANT_EVENTS, selectedEvents } from '../events/destination-event-store.js';
import { titleOf } from '../events/present-events.js';
import { News } from '../news/news.entity.js';
import { shownIn } from '../news/present-news.js';

/**
 * What runs through the ticker: important news, and for who may see them events of an elevated level that go on; the newest publication or significant
 * update first (spec: application, section 9).
 */
export class Ticker extends Query<Presented<'TickerEntry'>[]> {
  constructor(
    readonly limit: number,
    /** Countries of interest; empty: all. News of no country concern everybody. */
    readonly countryIds: readonly string[],
    readonly language: Language,
    readonly withEvents: boolean,
  ) {
    super();
  }
}

@QueryHandler(Ticker)
export class TickerHandler implements IQueryHandler<Ticker> {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute({ limit, countryIds, language, withEvents }: Ticker): Promise<Presented<'TickerEntry'>[]> {
    return this.database.transaction('none', async (tx) => {
      const news = await importantNews(tx, { limit, countryIds, now: this.clock.now() });
      const entries = news.map((article) => entryOfNews(article, language));
      if (!withEvents) return entries;
      const events = await selectedEvents(tx, { ...IMPORTANT_EVENTS, countryIds, limit, now: this.clock.now() });
      return [...entries, ...events.map((event) => entryOfEvent(event, language))]
        .toSorted((a, b) => b.at.getTime() - a.at.getTime())
        .slice(0, limit);
    });
  }
}

function importantNews(
  tx: Tx,
  { limit, countryIds, now }: { limit: number; countryIds: readonly string[]; now: Date },
): Promise<News[]> {
  const important = tx.manager.createQueryBuilder(News, 'n').where('n.importantUntil > :now', { now });
  if (countryIds.length > 0)
    important.andWhere('(n.countryId is null or n.countryId in (:...countryIds))', { countryIds });
  return important
    .addSelect('greatest(n.createdAt, n.significantUpdateAt)', 'at')
    .orderBy('at', 'DESC')
    .addOrderBy('n.id')
    .limit(limit)
    .getMany();
}

type Entry = Presented<'TickerEntry'> & { at: Date };

const entryOfNews = (news: News, language: Language): Entry => ({
  id: news.id,
  title: shownIn(news, language).title,
  country: news.countryId ? { id: news.countryId } : null,
  newsId: news.id,
  eventId: null,
  at: news.significantUpdateAt ?? news.createdAt,
});

const entryOfEvent = (event: DestinationEvent, language: Language): Entry => ({
  id: event.id,
  title: titleOf(event, language),
  country: event.countryId ? { id: event.countryId } : null,
  newsId: null,
  eventId: event.id,
  at: event.significantUpdateAt,
});
