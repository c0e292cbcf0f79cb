import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { asOfMoment, type Clock } from '@landfall/kernel';
import { CLOCK, Database, type Tx, type Validated } from '@landfall/platform';
import { PublishedRules } from '../../model/restriction/published-rules.js';
import { placeKeyOf, restrictionById } from '../../model/restriction/restriction-store.js';
import { revisionsAsOf } from '../../model/revisions/revision-store.js';
import { authoritiesAsOf, rulesOfPlacesAsOf } from '../../model/revisions/rules-as-of.js';
import type { EntryRestrictionArguments } from './entry-restrictions.input.js';
import { HistoricalRestrictions } from './historical-restrictions.js';
import { presentRestrictions, type PresentedRestriction } from './present-restriction.js';
import type { Reader } from './reader.js';

/** One restriction as it stands or as it was; null: there is none, or there was none yet. */
export class EntryRestrictionQuery extends Query<PresentedRestriction | null> {
  constructor(
    readonly requested: Validated<EntryRestrictionArguments>,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(EntryRestrictionQuery)
export class EntryRestrictionHandler implements IQueryHandler<EntryRestrictionQuery> {
  constructor(
    private readonly database: Database,
    private readonly ruleIndex: PublishedRules,
    private readonly historical: HistoricalRestrictions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ requested, reader }: EntryRestrictionQuery): Promise<PresentedRestriction | null> {
    const { id, asOf } = requested.input;
    const moment = asOfMoment(asOf, this.clock.now(), requested.shape);
    const [found = null] = await this.database.transaction('none', (tx) =>
      moment ? this.past(tx, id, moment, reader) : this.present(tx, id, reader),
    );
    return found;
  }

  private async present(tx: Tx, id: string, reader: Reader): Promise<PresentedRestriction[]> {
    const restriction = await restrictionById(tx, id);
    return presentRestrictions(tx, restriction ? [restriction] : [], { ...reader, groups: this.ruleIndex.groups });
  }

  private async past(tx: Tx, id: string, moment: Date, reader: Reader): Promise<PresentedRestriction[]> {
    const [revision] = await revisionsAsOf(tx, moment, { id });
    if (!revision) return [];
    const { ruleIndex: rules } = await rulesOfPlacesAsOf(
      tx,
      this.ruleIndex,
      [placeKeyOf(revision.restriction)],
      moment,
    );
    const authorities = await authoritiesAsOf(tx, [revision], moment);
    return this.historical.present(tx, [revision], { moment, authorities, rules }, reader);
  }
}
