import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Language } from '@landfall/kernel';
import { Database, type Presented } from '@landfall/platform';
import type { NewsType } from '@landfall/platform/schema';
import { News } from './news.entity.js';
import { presentNews } from './present-news.js';

/** The newest articles first, of one type or of all. */
export class LatestNews extends Query<Presented<'News'>[]> {
  constructor(
    readonly limit: number,
    readonly newsType: NewsType | null,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(LatestNews)
export class LatestNewsHandler implements IQueryHandler<LatestNews> {
  constructor(private readonly database: Database) {}

  execute({ limit, newsType, language }: LatestNews): Promise<Presented<'News'>[]> {
    return this.database.transaction('none', async (tx) => {
      const rows = await tx.manager.find(News, {
        where: newsType ? { newsType } : {},
        order: { createdAt: 'DESC', id: 'ASC' },
        take: limit,
      });
      return presentNews(rows, language, tx);
    });
  }
}
