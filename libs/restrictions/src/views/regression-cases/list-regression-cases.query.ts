import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { dayIn, type Clock, type Language } from '@landfall/kernel';
import {
  CLOCK,
  CONFIG,
  Conditions,
  Database,
  inLanguage,
  inOrder,
  readPage,
  type Config,
  type ListArguments,
  type ListFilter,
  type ListSource,
  type Presented,
} from '@landfall/platform';
import type { RegressionCaseSortField } from '@landfall/platform/schema';
import type { RegressionCase } from '../../model/regression-cases/regression-case.js';
import { regressionCasesByIds } from '../../model/regression-cases/regression-case-store.js';
import { PublishedRules } from '../../model/restriction/published-rules.js';
import { RegressionCasePresenter } from './regression-case-presenter.js';
import { RegressionCaseResults } from './regression-case-results.projection.js';

export interface RegressionCaseFilter extends ListFilter {
  /** Some expectation does not hold now. */
  isFailing?: boolean | null;
  restrictionType?: RegressionCase['trip']['restrictionType'] | null;
  /** Cases that lead there: a country with all that lies in it. */
  destinationCountryId?: string | null;
}

type Arguments = ListArguments<RegressionCaseSortField, RegressionCaseFilter>;

export class ListRegressionCases extends Query<Presented<'RegressionCaseList'>> {
  constructor(
    readonly args: Arguments,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(ListRegressionCases)
export class ListRegressionCasesHandler implements IQueryHandler<ListRegressionCases> {
  constructor(
    private readonly database: Database,
    private readonly rules: PublishedRules,
    private readonly results: RegressionCaseResults,
    private readonly presenter: RegressionCasePresenter,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'timeZone'>,
  ) {}

  async execute({ args, language }: ListRegressionCases): Promise<Presented<'RegressionCaseList'>> {
    const { current: ruleIndex } = this.rules;
    const today = dayIn(this.config.timeZone, this.clock.now());
    const failing = usesResults(args) ? await this.results.failing(ruleIndex, today) : new Map<string, number>();
    const conditions = conditionsOf(args.filter ?? {});
    const source = sourceOf(conditions, failing, language);
    return this.database.transaction('none', async (tx) => {
      const { ids, totalCount } = await readPage(tx, source, conditions, args);
      const cases = inOrder(ids, await regressionCasesByIds(tx, ids));
      return { results: await this.presenter.present(tx, cases, language), totalCount };
    });
  }
}

const usesResults = ({ sortField, filter }: Arguments): boolean =>
  sortField === 'failureCount' || filter?.isFailing != null;

/** Binds the failing cases beside the table, so that PostgreSQL sorts and filters by them. */
function sourceOf(
  conditions: Conditions,
  failing: ReadonlyMap<string, number>,
  language: Language,
): ListSource<RegressionCaseSortField> {
  const name = { sql: inLanguage('c.name', language), order: 'ASC' as const };
  const ids = conditions.bind([...failing.keys()]);
  const counts = conditions.bind([...failing.values()]);
  return {
    from: `regression_case c left join unnest(${ids}::uuid[], ${counts}::int[]) as failing (id, count) on failing.id = c.id`,
    id: 'c.id',
    sort: {
      name: [inLanguage('c.name', language)],
      failureCount: ['coalesce(failing.count, 0)', name],
      modifiedAt: ['c.modified_at'],
      startsInDays: ['c.starts_in_days', name],
      nights: ['c.nights', name],
      restrictionType: [`c.trip ->> 'restrictionType'`, name],
    },
    defaultSort: ['name', 'ASC'],
  };
}

function conditionsOf(filter: RegressionCaseFilter): Conditions {
  const { ids, search, isFailing, restrictionType, destinationCountryId } = filter;
  return new Conditions()
    .ids('c.id', ids)
    .search(search, ['c.name', 'c.note'])
    .when(isFailing, (is) => `(failing.id is not null) = ${is}`)
    .when(restrictionType, (type) => `c.trip ->> 'restrictionType' = ${type}`)
    .when(
      destinationCountryId?.toUpperCase(),
      (id) => `c.trip -> 'destinations' @> jsonb_build_array(jsonb_build_object('country', ${id}::text))`,
    );
}
