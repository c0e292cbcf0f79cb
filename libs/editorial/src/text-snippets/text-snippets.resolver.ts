import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Outcome } from '@landfall/kernel';
import {
  currentRequest,
  Database,
  toPayload,
  validated,
  type ListArguments,
  type ListFilter,
  type ListPage,
} from '@landfall/platform';
import { DeleteTextSnippet } from './delete-text-snippet.handler.js';
import { ListTextSnippets, type TextSnippetSortField } from './list-text-snippets.query.js';
import { presentTextSnippets, type PresentedTextSnippet } from './present-text-snippets.js';
import { SaveTextSnippet } from './save-text-snippet.handler.js';
import { TextSnippetInput } from './text-snippet.input.js';
import { textSnippets, textSnippetsByIds } from './text-snippet-store.js';
import type { TextSnippet } from './text-snippet.entity.js';

@Resolver()
export class TextSnippetsResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly database: Database,
  ) {}

  @Query('textsnippets')
  textSnippets(): Promise<PresentedTextSnippet[]> {
    const { language } = currentRequest();
    return this.database.transaction('none', async (tx) => presentTextSnippets(tx, await textSnippets(tx), language));
  }

  @Query('textSnippetList')
  textSnippetList(
    @Args() args: ListArguments<TextSnippetSortField, ListFilter>,
  ): Promise<ListPage<PresentedTextSnippet>> {
    return this.queries.execute(new ListTextSnippets(args, currentRequest().language));
  }

  @Query('textSnippet')
  async textSnippet(@Args('id') id: string): Promise<PresentedTextSnippet | null> {
    const { language } = currentRequest();
    const [found = null] = await this.database.transaction('none', async (tx) =>
      presentTextSnippets(tx, await textSnippetsByIds(tx, [id]), language),
    );
    return found;
  }

  @Mutation('createTextSnippet')
  create(@Args('input') input: TextSnippetInput): Promise<object> {
    return this.save('create', input);
  }

  @Mutation('updateTextSnippet')
  update(@Args('input') input: TextSnippetInput): Promise<object> {
    return this.save('update', input);
  }

  @Mutation('deleteTextSnippet')
  async delete(@Args('id') id: string): Promise<object> {
    return toPayload(await this.commands.execute<DeleteTextSnippet, Outcome<object>>(new DeleteTextSnippet(id)));
  }

  private async save(kind: 'create' | 'update', input: TextSnippetInput): Promise<object> {
    const { viewer, language } = currentRequest();
    const outcome = await this.commands.execute<SaveTextSnippet, Outcome<{ snippet: TextSnippet }>>(
      new SaveTextSnippet(kind, validated(TextSnippetInput, input), viewer!.userId),
    );
    const [textSnippet = null] = outcome.ok
      ? await this.database.transaction('none', (tx) => presentTextSnippets(tx, [outcome.snippet], language))
      : [];
    return { ...toPayload(outcome), textSnippet };
  }
}
