import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Clock, Language } from '@landfall/kernel';
import { CLOCK, Database, type Presented } from '@landfall/platform';
import { News } from '../news/news.entity.js';
import { shownIn } from '../news/present-news.js';

/** What runs through the ticker: important news, those with the newest publication or significant update first (spec: application, section 9). */
export class Ticker extends Query<Presented<'TickerEntry'>[]> {
  constructor(
    readonly limit: number,
    /** Countries of interest; empty: all. News of no country concern everybody. */
    readonly countryIds: readonly string[],
    readonly language: Language,
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

  execute({ limit, countryIds, language }: Ticker): Promise<Presented<'TickerEntry'>[]> {
    return this.database.transaction('none', async (tx) => {
      const important = tx.manager
        .createQueryBuilder(News, 'n')
        .where('n.importantUntil > :now', { now: this.clock.now() });
      if (countryIds.length > 0)
        important.andWhere('(n.countryId is null or n.countryId in (:...countryIds))', { countryIds });
      const rows = await important
        .addSelect('greatest(n.createdAt, n.significantUpdateAt)', 'at')
        .orderBy('at', 'DESC')
        .addOrderBy('n.id')
        .limit(limit)
        .getMany();
      return rows.map((news) => ({
        id: news.id,
        title: shownIn(news, language).title,
        country: news.countryId ? { id: news.countryId } : null,
        newsId: news.id,
        eventId: null,
        at: news.significantUpdateAt ?? news.createdAt,
      }));
    });
  }
}
