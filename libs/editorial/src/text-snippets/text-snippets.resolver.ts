import { CommandBus } from '@nestjs/cqrs';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Language, Outcome } from '@landfall/kernel';
import { namesOfUsers } from '@landfall/organisations/persistence';
import { currentRequest, Database, validated, type Tx } from '@landfall/platform';
import { toPayload } from '../model/payload.js';
import { fallbackText } from '../model/fallback-text.js';
import { DeleteTextSnippet } from './delete-text-snippet.handler.js';
import { SaveTextSnippet } from './save-text-snippet.handler.js';
import { TextSnippetInput } from './text-snippet.input.js';
import { textSnippets, type TextSnippet } from './text-snippet-store.js';

@Resolver()
export class TextSnippetsResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
  ) {}

  @Query('textsnippets')
  textSnippets(): Promise<object[]> {
    const { language } = currentRequest();
    return this.database.transaction('none', async (tx) => present(tx, await textSnippets(tx), language));
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
      ? await this.database.transaction('none', (tx) => present(tx, [outcome.snippet], language))
      : [];
    return { ...toPayload(outcome), textSnippet };
  }
}

async function present(tx: Tx, snippets: readonly TextSnippet[], language: Language): Promise<object[]> {
  const people = await namesOfUsers(
    tx,
    snippets.flatMap((s) => [s.createdBy, s.modifiedBy]).filter((id) => id !== null),
  );
  const person = (id: string | null): object | null => (id ? (people.get(id) ?? null) : null);
  return snippets.map((s) => ({
    ...s,
    text: s.text ?? fallbackText({ de: s.textDe, en: s.textEn }, language),
    createdBy: person(s.createdBy),
    modifiedBy: person(s.modifiedBy),
  }));
}
