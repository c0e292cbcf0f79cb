import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Language } from '@landfall/kernel';
import { Database, type Presented } from '@landfall/platform';
import { regressionCasesByIds } from '../../model/regression-cases/regression-case-store.js';
import { RegressionCasePresenter } from './regression-case-presenter.js';

/** One regression case; null: there is none of this id. */
export class RegressionCaseQuery extends Query<Presented<'RegressionCase'> | null> {
  constructor(
    readonly id: string,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(RegressionCaseQuery)
export class RegressionCaseHandler implements IQueryHandler<RegressionCaseQuery> {
  constructor(
    private readonly database: Database,
    private readonly presenter: RegressionCasePresenter,
  ) {}

  async execute({ id, language }: RegressionCaseQuery): Promise<Presented<'RegressionCase'> | null> {
    const [found = null] = await this.database.transaction('none', async (tx) =>
      this.presenter.present(tx, await regressionCasesByIds(tx, [id]), language),
    );
    return found;
  }
}
