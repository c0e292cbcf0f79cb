import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Language } from '@landfall/kernel';
import {
  Conditions,
  Database,
  inLanguage,
  inOrder,
  readPage,
  type ListArguments,
  type ListFilter,
  type ListPage,
  type ListSource,
} from '@landfall/platform';
import { externalInfosByIds } from './external-info-store.js';
import type { ExternalInfo } from './external-info.entity.js';
import { presentExternalInfo } from './present-external-info.js';

export type ExternalInfoSortField = 'name' | 'infoCategory';

export interface ExternalInfoFilter extends ListFilter {
  infoCategory?: string | null;
  allowIframe?: boolean | null;
}

export class ListExternalInfos extends Query<ListPage<ExternalInfo>> {
  constructor(
    readonly args: ListArguments<ExternalInfoSortField, ExternalInfoFilter>,
    readonly language: Language,
  ) {
    super();
  }
}

function source(language: Language): ListSource<ExternalInfoSortField> {
  const name = inLanguage('i.name', language);
  return {
    from: 'external_restriction_info i',
    id: 'i.id',
    sort: { name: [name], infoCategory: [inLanguage('lower(i.info_category)', language), name] },
    defaultSort: ['infoCategory', 'ASC'],
  };
}

@QueryHandler(ListExternalInfos)
export class ListExternalInfosHandler implements IQueryHandler<ListExternalInfos> {
  constructor(private readonly database: Database) {}

  execute({ args, language }: ListExternalInfos): Promise<ListPage<ExternalInfo>> {
    const { ids: requested, search, infoCategory, allowIframe } = args.filter ?? {};
    // Two spellings of a category that differ only in capitals are one.
    const conditions = new Conditions()
      .ids('i.id', requested)
      .search(search, ['i.name', 'i.info_category'])
      .when(infoCategory?.trim(), (category) => `lower(i.info_category) = lower(${category})`)
      .when(allowIframe, (allowed) => `i.allow_iframe = ${allowed}`);
    return this.database.transaction('none', async (tx) => {
      const { ids, totalCount } = await readPage(tx, source(language), conditions, args);
      const infos = inOrder(ids, await externalInfosByIds(tx, ids));
      return { results: infos.map((info) => presentExternalInfo(info, language)), totalCount };
    });
  }
}
