import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Language } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { Database } from '@landfall/platform';
import { importRunById } from './import-run-store.js';
import { presentRun, type PresentedRun } from './present-run.js';

export class ImportRunById extends Query<PresentedRun | null> {
  constructor(
    readonly id: string,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(ImportRunById)
export class ImportRunByIdHandler implements IQueryHandler<ImportRunById> {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
  ) {}

  execute({ id, language }: ImportRunById): Promise<PresentedRun | null> {
    return this.database.transaction('none', async (tx) => {
      const run = await importRunById(tx, id);
      return run && presentRun(tx, run, this.places, language);
    });
  }
}
