import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { asOfMoment, dayIn, type Clock } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { CLOCK, CONFIG, Database, MAX_PAGE_SIZE, type Config, type Tx, type Validated } from '@landfall/platform';
import { RuleIndex } from '@landfall/requirements';
import { conflictsOf } from '../../model/conflicts/conflicts-of.js';
import type { EntryRestriction } from '../../model/restriction/entry-restriction.js';
import { isListed } from '../../model/restriction/list-filter.js';
import { PublishedRules } from '../../model/restriction/published-rules.js';
import { restrictionsBy, type RestrictionFilter } from '../../model/restriction/restriction-store.js';
import { toRuleDetails } from '../../model/restriction/to-rule-details.js';
import { revisionsAsOf } from '../../model/revisions/revision-store.js';
import { authoritiesAsOf } from '../../model/revisions/rules-as-of.js';
import type { EntryRestrictionsArguments } from './entry-restrictions.input.js';
import { HistoricalRestrictions } from './historical-restrictions.js';
import { presentRestrictions, type PresentedRestriction } from './present-restriction.js';
import type { Reader } from './reader.js';

const PROVENANCES = { EDITORIAL: 'editorial', IMPORTED: 'imported' } as const;

/** A page of the restrictions that fit the arguments, by place, as they stand or as they were. */
export class EntryRestrictionsQuery extends Query<PresentedRestriction[]> {
  constructor(
    readonly requested: Validated<EntryRestrictionsArguments>,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(EntryRestrictionsQuery)
export class EntryRestrictionsHandler implements IQueryHandler<EntryRestrictionsQuery> {
  constructor(
    private readonly database: Database,
    private readonly ruleIndex: PublishedRules,
    private readonly historical: HistoricalRestrictions,
    private readonly places: Places,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'timeZone'>,
  ) {}

  async execute({ requested, reader }: EntryRestrictionsQuery): Promise<PresentedRestriction[]> {
    const { input, shape } = requested;
    const { regionId } = input;
    const args = { ...input, regionId: regionId && this.places.storedId('REGION', regionId) };
    const moment = asOfMoment(args.asOf, this.clock.now(), shape);
    return this.database.transaction('none', (tx) =>
      moment ? this.past(tx, args, moment, reader) : this.present(tx, args, reader),
    );
  }

  private async present(tx: Tx, args: EntryRestrictionsArguments, reader: Reader): Promise<PresentedRestriction[]> {
    const { current: ruleIndex, groups } = this.ruleIndex;
    const list = await restrictionsBy(tx, { ...placeAndProvenance(args), isActive: args.isActive });
    const fits = this.fitting(args, ruleIndex, this.clock.now());
    return presentRestrictions(tx, pageOf(list.filter(fits), args), { ...reader, groups });
  }

  private async past(
    tx: Tx,
    args: EntryRestrictionsArguments,
    moment: Date,
    reader: Reader,
  ): Promise<PresentedRestriction[]> {
    const { provenance, ...place } = placeAndProvenance(args);
    // An editor's word hides what an import says, so conflicts are looked for among the revisions of both.
    const all = await revisionsAsOf(tx, moment, place);
    const rules = RuleIndex.of(
      all.flatMap((r) => toRuleDetails(r.restriction, this.config.timeZone)),
      this.ruleIndex.groups,
    );
    const fits = this.fitting(args, rules, moment);
    const fitting = all.filter(({ restriction: r }) => (!provenance || r.provenance === provenance) && fits(r));
    const revisions = pageOf(fitting, args);
    const authorities = await authoritiesAsOf(tx, revisions, moment);
    return this.historical.present(tx, revisions, { moment, authorities, rules }, reader);
  }

  private fitting(args: EntryRestrictionsArguments, rules: RuleIndex, moment: Date): (r: EntryRestriction) => boolean {
    const { timeZone } = this.config;
    const day = dayIn(timeZone, moment);
    const { hasConflicts } = args;
    return (restriction) =>
      isListed(restriction, args, day, timeZone) &&
      (hasConflicts == null || conflictsOf(rules, restriction).length > 0 === hasConflicts);
  }
}

const pageOf = <T>(list: readonly T[], { limit, offset }: EntryRestrictionsArguments): T[] => {
  const from = offset ?? 0;
  return list.slice(from, from + (limit ?? MAX_PAGE_SIZE));
};

const placeAndProvenance = (
  args: EntryRestrictionsArguments,
): Pick<RestrictionFilter, 'level' | 'countryId' | 'regionId' | 'airportId' | 'provenance'> => ({
  level: args.restrictionLevel,
  countryId: args.countryId,
  regionId: args.regionId,
  airportId: args.airportId?.toUpperCase(),
  provenance: args.provenance ? PROVENANCES[args.provenance] : null,
});
