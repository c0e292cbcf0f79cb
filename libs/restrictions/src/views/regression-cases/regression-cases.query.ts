import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Language } from '@landfall/kernel';
import { Database, type Presented } from '@landfall/platform';
import { regressionCases } from '../../model/regression-cases/regression-case-store.js';
import { RegressionCasePresenter } from './regression-case-presenter.js';

/** All regression cases, by name. */
export class RegressionCasesQuery extends Query<Presented<'RegressionCase'>[]> {
  constructor(readonly language: Language) {
    super();
  }
}

@QueryHandler(RegressionCasesQuery)
export class RegressionCasesHandler implements IQueryHandler<RegressionCasesQuery> {
  constructor(
    private readonly database: Database,
    private readonly presenter: RegressionCasePresenter,
  ) {}

  execute({ language }: RegressionCasesQuery): Promise<Presented<'RegressionCase'>[]> {
    return this.database.transaction('none', async (tx) =>
      this.presenter.present(tx, await regressionCases(tx), language),
    );
  }
}
