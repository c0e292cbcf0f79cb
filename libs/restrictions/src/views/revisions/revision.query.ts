import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '@landfall/platform';
import { PublishedRules } from '../../model/restriction/published-rules.js';
import { placeKeyOf } from '../../model/restriction/restriction-store.js';
import { revisionOf } from '../../model/revisions/revision-store.js';
import { authoritiesOf, rulesOfPlacesAsOf } from '../../model/revisions/rules-as-of.js';
import { HistoricalRestrictions } from '../entry-restrictions/historical-restrictions.js';
import type { PresentedRestriction } from '../entry-restrictions/present-restriction.js';
import type { Reader } from '../entry-restrictions/reader.js';

/** A restriction as one of its versions said it; null for a version that does not exist. */
export class RevisionQuery extends Query<PresentedRestriction | null> {
  constructor(
    readonly id: string,
    readonly version: number,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(RevisionQuery)
export class RevisionHandler implements IQueryHandler<RevisionQuery> {
  constructor(
    private readonly database: Database,
    private readonly ruleIndex: PublishedRules,
    private readonly historical: HistoricalRestrictions,
  ) {}

  execute({ id, version, reader }: RevisionQuery): Promise<PresentedRestriction | null> {
    return this.database.transaction('none', async (tx) => {
      const revision = await revisionOf(tx, id, version);
      if (!revision) return null;
      const moment = revision.restriction.modifiedAt;
      const placeKeys = [placeKeyOf(revision.restriction)];
      const { ruleIndex: rules } = await rulesOfPlacesAsOf(tx, this.ruleIndex, placeKeys, moment);
      const then = { moment, authorities: authoritiesOf([revision]), rules };
      const [presented] = await this.historical.present(tx, [revision], then, reader);
      return presented!;
    });
  }
}
