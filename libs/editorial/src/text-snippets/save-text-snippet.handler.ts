import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, newId, rejection, type Clock, type Outcome } from '@landfall/kernel';
import { CLOCK, Database, type Tx, type Validated } from '@landfall/platform';
import { rejectingTakenName } from '../model/taken-name.js';
import { decideTextSnippet } from './text-snippet.decide.js';
import type { TextSnippetInput } from './text-snippet.input.js';
import { insertTextSnippet, textSnippetById, updateTextSnippet } from './text-snippet-store.js';
import { SNIPPET_NAME_INDEX, type TextSnippet } from './text-snippet.entity.js';

export class SaveTextSnippet {
  constructor(
    readonly kind: 'create' | 'update',
    readonly input: Validated<TextSnippetInput>,
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

  execute(command: SaveTextSnippet): Promise<Outcome<{ snippet: TextSnippet }>> {
    return rejectingTakenName(SNIPPET_NAME_INDEX, () =>
      this.database.transaction('none', (tx) => this.save(tx, command)),
    );
  }

  private async save(tx: Tx, { kind, input, editorId }: SaveTextSnippet): Promise<Outcome<{ snippet: TextSnippet }>> {
    const state = kind === 'update' ? await textSnippetById(tx, input.input.id ?? '') : null;
    if (kind === 'update' && !state) return rejection('id', 'rejection.notFound');
    const outcome = decideTextSnippet(input, state);
    if (!outcome.ok) return outcome;
    const change = { editorId, now: this.clock.now() };
    const snippet = state
      ? await updateTextSnippet(tx, state.id, outcome.content, change)
      : await insertTextSnippet(tx, newId(), outcome.content, change);
    return accepted({ snippet });
  }
}
