import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { dayIn, type Clock, type IsoDate, type Language } from '@landfall/kernel';
import { fold, Places } from '@landfall/places';
import {
  ascending,
  CLOCK,
  CONFIG,
  Database,
  pageRequest,
  sortedBy,
  type Config,
  type ListArguments,
  type ListFilter,
  type ListPage,
  type Presented,
} from '@landfall/platform';
import type { OfficialListResultSortField } from '@landfall/platform/schema';
import type { SaidWord } from '../../model/official-lists/visa-words.js';
import { RestrictionListProjection } from '../restriction-list/restriction-list.projection.js';
import { OfficialListResults, type ComparedCell } from './official-list-results.js';

interface OfficialListResultFilter extends ListFilter {
  isDisputed?: boolean | null;
}
export type OfficialListResultArguments = ListArguments<OfficialListResultSortField, OfficialListResultFilter>;

/** What the rules say beside official lists, a row for each destination that a list speaks of. */
export class ListOfficialListResults extends Query<ListPage<Presented<'OfficialListResult'>>> {
  constructor(
    readonly args: OfficialListResultArguments,
    readonly language: Language,
  ) {
    super();
  }
}

interface Row {
  iso2: string;
  name: string;
  cells: readonly ComparedCell[];
  right: number;
  unknown: readonly ComparedCell[];
  disputed: readonly ComparedCell[];
  reviewsDueCount: number;
}

/** Countries come in the order of their names. */
const VALUES: Readonly<Record<OfficialListResultSortField, (row: Row, position: number) => number>> = {
  country: (_, position) => position,
  rightCount: (row) => row.right,
  unknownCount: (row) => row.unknown.length,
  disputedCount: (row) => row.disputed.length,
  reviewsDueCount: (row) => row.reviewsDueCount,
};

const WORDS = {
  free: 'FREE',
  authorisation: 'AUTHORISATION',
  visa: 'VISA',
  'e-visa': 'E_VISA',
  'on-arrival': 'ON_ARRIVAL',
  depends: 'DEPENDS',
  conflicting: 'CONFLICTING',
  unknown: 'UNKNOWN',
} as const satisfies Record<SaidWord, string>;

@QueryHandler(ListOfficialListResults)
export class ListOfficialListResultsHandler implements IQueryHandler<ListOfficialListResults> {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
    private readonly projection: RestrictionListProjection,
    private readonly results: OfficialListResults,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'timeZone'>,
  ) {}

  async execute({ args, language }: ListOfficialListResults): Promise<ListPage<Presented<'OfficialListResult'>>> {
    const { limit, offset } = pageRequest(args);
    const { ids, search, isDisputed } = args.filter ?? {};
    const due = await this.reviewsDue(dayIn(this.config.timeZone, this.clock.now()));
    const results = await this.results.current();
    const rows = this.places.countries(language).flatMap(({ iso2, names }): Row[] => {
      const cells = results.get(iso2);
      if (!cells) return [];
      const of = (verdict: ComparedCell['verdict']): ComparedCell[] => cells.filter((one) => one.verdict === verdict);
      const counts = { right: of('right').length, unknown: of('unknown'), disputed: of('wrong') };
      return [{ iso2, name: names[language], cells, ...counts, reviewsDueCount: due.get(iso2) ?? 0 }];
    });
    const fitting = rows.filter(
      ({ iso2, name, disputed }) =>
        (!ids || ids.includes(iso2)) &&
        (!search || fold(`${name} ${iso2}`).includes(fold(search))) &&
        (typeof isDisputed !== 'boolean' || disputed.length > 0 === isDisputed),
    );
    const positions = new Map(fitting.map((row, position) => [row, position]));
    const sorted = sortedBy(fitting, {
      valueOf: (row) => VALUES[args.sortField ?? 'disputedCount'](row, positions.get(row)!),
      compare: ascending,
      order: args.sortOrder ?? 'DESC',
    });
    return {
      results: sorted.slice(offset, offset + limit).map((row) => this.present(row)),
      totalCount: fitting.length,
    };
  }

  private async reviewsDue(today: IsoDate): Promise<ReadonlyMap<string, number>> {
    const { restrictions } = await this.database.transaction('none', (tx) => this.projection.current(tx));
    const counts = new Map<string, number>();
    for (const restriction of restrictions)
      counts.set(restriction.countryId, (counts.get(restriction.countryId) ?? 0) + restriction.reviewsDueOn(today));
    return counts;
  }

  private present({ iso2, cells, right, unknown, disputed, reviewsDueCount }: Row): Presented<'OfficialListResult'> {
    return {
      id: iso2,
      country: this.places.ref(iso2),
      lists: [...new Set(cells.map(({ list }) => list))].map(({ title, source, authority, licence, dated }) => ({
        title,
        source,
        authority,
        licence,
        dated,
      })),
      rightCount: right,
      unknownCount: unknown.length,
      disputedCount: disputed.length,
      reviewsDueCount,
      unknown: unknown.map(({ cell }) => this.places.ref(cell.passport)),
      disputed: disputed.map(({ cell, words, days }) => ({
        passport: this.places.ref(cell.passport),
        listed: { words: cell.says.map((word) => WORDS[word]), days: cell.days },
        said: { words: words.map((word) => WORDS[word]), days },
      })),
    };
  }
}
