import { QueryBus } from '@nestjs/cqrs';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Places } from '@landfall/places';
import {
  contractPage,
  currentRequest,
  ListScreen,
  MAX_PAGE_SIZE,
  Records,
  type ListPage,
  type Presented,
} from '@landfall/platform';
import type { NewsType, QueryDmNewsArgs, QueryNewsArgs, QueryNewsListArgs } from '@landfall/platform/schema';
import type { NewsInput } from './news.input.js';
import { newsOf } from './news.record.js';
import { LatestNews } from './latest-news.query.js';

type NewsPayload = Presented<'NewsPayload', 'news'>;

@Resolver()
export class NewsResolver {
  private readonly kind: ReturnType<typeof newsOf>;

  constructor(
    private readonly records: Records,
    private readonly queries: QueryBus,
    places: Places,
  ) {
    this.kind = newsOf(places);
  }

  @Query('news')
  async news(@Args() args: QueryNewsArgs): Promise<Presented<'News'>[]> {
    return this.latest(args, null);
  }

  @Query('dmNews')
  async dmNews(@Args() args: QueryDmNewsArgs): Promise<Presented<'News'>[]> {
    return this.latest(args, 'DESTINATIONMANAGER');
  }

  @Query('newsList')
  @ListScreen('news-admin')
  newsList(@Args() args: QueryNewsListArgs): Promise<ListPage<Presented<'News'>>> {
    return this.records.list(this.kind, args);
  }

  @Query('newsArticle')
  newsArticle(@Args('id') id: string): Promise<Presented<'News'> | null> {
    return this.records.one(this.kind, id);
  }

  @Mutation('createNews')
  create(@Args('input') input: NewsInput): Promise<NewsPayload> {
    return this.records.create(this.kind, input);
  }

  @Mutation('updateNews')
  update(@Args('input') input: NewsInput): Promise<NewsPayload> {
    return this.records.update(this.kind, input);
  }

  @Mutation('deleteNews')
  delete(@Args('id') id: string): Promise<Presented<'MutationResult'>> {
    return this.records.delete(this.kind, id);
  }

  private latest({ limit }: QueryNewsArgs, newsType: NewsType | null): Promise<Presented<'News'>[]> {
    const { language } = currentRequest();
    return this.queries.execute(
      new LatestNews(contractPage({ limit: limit ?? MAX_PAGE_SIZE }).limit, newsType, language),
    );
  }
}
