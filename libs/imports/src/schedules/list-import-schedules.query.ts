import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Language } from '@landfall/kernel';
import { Places } from '@landfall/places';
import {
  Conditions,
  Database,
  inOrder,
  readPage,
  type ListArguments,
  type ListFilter,
  type ListPage,
  type ListSource,
} from '@landfall/platform';
import { importSchedulesByIds } from './import-schedule-store.js';
import { presentSchedules, type PresentedSchedule } from './present-schedules.js';

export type ImportScheduleSortField = 'importer' | 'address' | 'everyHours' | 'isActive';

export interface ImportScheduleFilter extends ListFilter {
  importer?: string | null;
  isActive?: boolean | null;
}

export class ListImportSchedules extends Query<ListPage<PresentedSchedule>> {
  constructor(
    readonly args: ListArguments<ImportScheduleSortField, ImportScheduleFilter>,
    readonly language: Language,
  ) {
    super();
  }
}

const SOURCE: ListSource<ImportScheduleSortField> = {
  from: 'import_schedule s',
  id: 's.id',
  sort: {
    importer: ['s.importer', 's.address'],
    address: ['s.address'],
    everyHours: ['s.every_hours', 's.importer', 's.address'],
    isActive: ['s.is_active', 's.importer', 's.address'],
  },
  defaultSort: ['importer', 'ASC'],
};

@QueryHandler(ListImportSchedules)
export class ListImportSchedulesHandler implements IQueryHandler<ListImportSchedules> {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
  ) {}

  execute({ args, language }: ListImportSchedules): Promise<ListPage<PresentedSchedule>> {
    const { ids: requested, search, importer, isActive } = args.filter ?? {};
    const conditions = new Conditions()
      .ids('s.id', requested)
      .search(search, ['s.address'])
      .when(importer, (name) => `s.importer = ${name}`)
      .when(isActive, (active) => `s.is_active = ${active}`);
    return this.database.transaction('none', async (tx) => {
      const { ids, totalCount } = await readPage(tx, SOURCE, conditions, args);
      const schedules = inOrder(ids, await importSchedulesByIds(tx, ids));
      return { results: await presentSchedules(tx, schedules, this.places, language), totalCount };
    });
  }
}
