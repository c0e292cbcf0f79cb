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
import { presentTextSnippets, type PresentedTextSnippet } from './present-text-snippets.js';
import { textSnippetsByIds } from './text-snippet-store.js';

export type TextSnippetSortField = 'name' | 'createdAt' | 'modifiedAt';

export class ListTextSnippets extends Query<ListPage<PresentedTextSnippet>> {
  constructor(
    readonly args: ListArguments<TextSnippetSortField, ListFilter>,
    readonly language: Language,
  ) {
    super();
  }
}

const source = (language: Language): ListSource<TextSnippetSortField> => ({
  from: 'text_snippet s',
  id: 's.id',
  sort: { name: [inLanguage('s.name', language)], createdAt: ['s.created_at'], modifiedAt: ['s.modified_at'] },
  defaultSort: ['name', 'ASC'],
});

@QueryHandler(ListTextSnippets)
export class ListTextSnippetsHandler implements IQueryHandler<ListTextSnippets> {
  constructor(private readonly database: Database) {}

  execute({ args, language }: ListTextSnippets): Promise<ListPage<PresentedTextSnippet>> {
    const conditions = new Conditions()
      .ids('s.id', args.filter?.ids)
      .search(args.filter?.search, ['s.name'], ['s.text', 's.text_de', 's.text_en']);
    return this.database.transaction('none', async (tx) => {
      const { ids, totalCount } = await readPage(tx, source(language), conditions, args);
      const snippets = inOrder(ids, await textSnippetsByIds(tx, ids));
      return { results: await presentTextSnippets(tx, snippets, language), totalCount };
    });
  }
}
