import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  decideByShape,
  inLanguage,
  IsWholeNumber,
  ListScreen,
  OptionalText,
  Records,
  RequiredText,
  type ListPage,
  type Presented,
  type RecordKind,
} from '@landfall/platform';
import type { NewsTagSortField, QueryNewsTagListArgs } from '@landfall/platform/schema';
import { NewsTag } from './news-tag.entity.js';
import { presentNewsTag } from './present-news-tag.js';

const MAX_NAME = 80;
const MAX_ORDER = 9_999;

/** As the api names it. An update leaves the Dutch name as it is that is left out, and removes one that is null or empty. */
export class NewsTagInput {
  id?: string | null;
  @RequiredText(MAX_NAME) nameDe: string;
  @RequiredText(MAX_NAME) nameEn: string;
  @OptionalText(MAX_NAME) nameNl?: string | null;
  @IsWholeNumber(0, MAX_ORDER) order: number;
}

const newsTags: RecordKind<NewsTag, NewsTagInput, Presented<'NewsTag'>, NewsTagSortField> = {
  entity: NewsTag,
  input: NewsTagInput,
  field: 'newsTag',
  listing: {
    sort: () => ({
      order: ['position', inLanguage('name_de', 'de')],
      nameDe: [inLanguage('name_de', 'de')],
      nameEn: [inLanguage('name_en', 'en')],
      nameNl: [inLanguage('name_nl', 'nl')],
    }),
    defaultSort: ['order', 'ASC'],
    search: ['name_de', 'name_en', 'name_nl'],
  },
  decide: decideByShape(({ id: _, ...sent }, state) => ({ nameNl: null, ...state, ...sent })),
  unique: { news_tag_name_de: 'nameDe', news_tag_name_en: 'nameEn', news_tag_name_nl: 'nameNl' },
  present: (tags, language) => tags.map((tag) => presentNewsTag(tag, language)),
};

@Resolver()
export class NewsTagsResolver {
  constructor(private readonly records: Records) {}

  @Query('newsTags')
  newsTags(): Promise<Presented<'NewsTag'>[]> {
    return this.records.all(newsTags);
  }

  @Query('newsTagList')
  @ListScreen('newstags')
  list(@Args() args: QueryNewsTagListArgs): Promise<ListPage<Presented<'NewsTag'>>> {
    return this.records.list(newsTags, args);
  }

  @Query('newsTag')
  one(@Args('id') id: string): Promise<Presented<'NewsTag'> | null> {
    return this.records.one(newsTags, id);
  }

  @Mutation('createNewsTag')
  create(@Args('input') input: NewsTagInput): Promise<object> {
    return this.records.create(newsTags, input);
  }

  @Mutation('updateNewsTag')
  update(@Args('input') input: NewsTagInput): Promise<object> {
    return this.records.update(newsTags, input);
  }

  @Mutation('deleteNewsTag')
  delete(@Args('id') id: string): Promise<object> {
    return this.records.delete(newsTags, id);
  }
}
