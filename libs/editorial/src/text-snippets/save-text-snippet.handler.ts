import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, newId, refusal, type Clock, type Outcome } from '@landfall/kernel';
import { CLOCK, Database } from '@landfall/platform';
import { refusingTakenName } from '../model/taken-name.js';
import { decideTextSnippet, type TextSnippetInput } from './text-snippet.decide.js';
import { insertTextSnippet, updateTextSnippet } from './text-snippet-store.js';
import { SNIPPET_NAME_INDEX, type TextSnippet } from './text-snippet.entity.js';

export class SaveTextSnippet {
  constructor(
    readonly kind: 'create' | 'update',
    readonly input: TextSnippetInput,
    readonly editorId: string,
  ) {}
}

/** No event is written: a snippet is copied into a text when it is used, nothing follows from its change. */
@CommandHandler(SaveTextSnippet)
export class SaveTextSnippetHandler implements ICommandHandler<SaveTextSnippet, Outcome<{ snippet: TextSnippet }>> {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ kind, input, editorId }: SaveTextSnippet): Promise<Outcome<{ snippet: TextSnippet }>> {
    const outcome = decideTextSnippet(input);
    if (!outcome.ok) return outcome;
    const change = { editorId, now: this.clock.now() };
    return refusingTakenName(SNIPPET_NAME_INDEX, () =>
      this.database.transaction('none', async (tx) => {
        const snippet =
          kind === 'create'
            ? await insertTextSnippet(tx, newId(), outcome.content, change)
            : await updateTextSnippet(tx, input.id ?? '', outcome.content, change);
        return snippet ? accepted({ snippet }) : refusal('id', 'refusal.notFound');
      }),
    );
  }
}
