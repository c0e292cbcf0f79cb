import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  ListScreen,
  Records,
  type ListArguments,
  type ListFilter,
  type ListPage,
  type Presented,
} from '@landfall/platform';
import type { TextSnippetSortField } from '@landfall/platform/schema';
import type { PresentedTextSnippet } from './present-text-snippets.js';
import type { TextSnippetInput } from './text-snippet.input.js';
import { textSnippets } from './text-snippets.record.js';

@Resolver()
export class TextSnippetsResolver {
  constructor(private readonly records: Records) {}

  @Query('textsnippets')
  textSnippets(): Promise<PresentedTextSnippet[]> {
    return this.records.all(textSnippets);
  }

  @Query('textSnippetList')
  @ListScreen('textsnippets')
  textSnippetList(
    @Args() args: ListArguments<TextSnippetSortField, ListFilter>,
  ): Promise<ListPage<PresentedTextSnippet>> {
    return this.records.list(textSnippets, args);
  }

  @Query('textSnippet')
  textSnippet(@Args('id') id: string): Promise<PresentedTextSnippet | null> {
    return this.records.one(textSnippets, id);
  }

  @Mutation('createTextSnippet')
  create(@Args('input') input: TextSnippetInput): Promise<Presented<'TextSnippetPayload', 'textSnippet'>> {
    return this.records.create(textSnippets, input);
  }

  @Mutation('updateTextSnippet')
  update(@Args('input') input: TextSnippetInput): Promise<Presented<'TextSnippetPayload', 'textSnippet'>> {
    return this.records.update(textSnippets, input);
  }

  @Mutation('deleteTextSnippet')
  delete(@Args('id') id: string): Promise<Presented<'MutationResult'>> {
    return this.records.delete(textSnippets, id);
  }
}
