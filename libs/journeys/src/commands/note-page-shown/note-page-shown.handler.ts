import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { noteShown, type ShownPage } from '@landfall/evidence/evidence-log';
import type { Clock } from '@landfall/kernel';
import { CLOCK, Database } from '@landfall/platform';

/** A page is handed out whose words were not handed out before. */
export class NotePageShown {
  constructor(readonly page: Omit<ShownPage, 'at'>) {}
}

/** Evidence of what a page said. It is there before the page is: what could not be recorded is not shown. */
@CommandHandler(NotePageShown)
export class NotePageShownHandler implements ICommandHandler<NotePageShown, void> {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute({ page }: NotePageShown): Promise<void> {
    return this.database.transaction('system', (tx) => noteShown(tx, { ...page, at: this.clock.now() }));
  }
}
