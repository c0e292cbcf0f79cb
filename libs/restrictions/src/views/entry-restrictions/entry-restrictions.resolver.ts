import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { StatusColor } from '@landfall/catalogue';
import { dayIn, InputRejected, isIsoDate, type Clock } from '@landfall/kernel';
import { namesOfUsers } from '@landfall/organisations/user-store';
import { HistoricalPlaces } from '@landfall/places/persistence';
import { CLOCK, CONFIG, currentRequest, Database, type Config, type Tx } from '@landfall/platform';
import { RuleIndex } from '@landfall/requirements';
import { authorities, type Authority } from '../../model/authorities/authority-store.js';
import type { EntryRestriction } from '../../model/restriction/entry-restriction.js';
import { isListed } from '../../model/restriction/list-filter.js';
import { parentOf } from '../../model/restriction/parent-of.js';
import { editorIds, placeKeyOf, restrictionById, restrictionsBy } from '../../model/restriction/restriction-store.js';
import { revisionsAsOf, type Revision } from '../../model/revisions/revision-store.js';
import { PublishedRules } from '../../model/restriction/published-rules.js';
import { authoritiesAsOf, rulesOfPlacesAsOf } from '../../model/revisions/rules-as-of.js';
import { toRuleDetails } from '../../model/restriction/to-rule-details.js';
import { asOfMoment } from '@landfall/kernel';
import { conflictsOf } from '../../model/conflicts/conflicts-of.js';
import { presentRestrictions } from './present-restriction.js';

export interface ListArguments {
  restrictionLevel?: EntryRestriction['level'] | null;
  isActive?: boolean | null;
  countryId?: string | null;
  regionId?: string | null;
  airportId?: string | null;
  provenance?: 'EDITORIAL' | 'IMPORTED' | null;
  status?: StatusColor | null;
  reminderUntil?: string | null;
  uncheckedForDays?: number | null;
  editorId?: string | null;
  hasConflicts?: boolean | null;
  asOf?: string | null;
}

const PROVENANCES = { EDITORIAL: 'editorial', IMPORTED: 'imported' } as const;

@Resolver()
export class EntryRestrictionsResolver {
  constructor(
    private readonly database: Database,
    private readonly ruleIndex: PublishedRules,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
    private readonly historicalPlaces: HistoricalPlaces,
  ) {}

  @Query('entryRestriction')
  entryRestriction(@Args('id') id: string, @Args('asOf') asOf?: string | null): Promise<object | null> {
    return this.read(async (tx) => {
      if (asOf != null) {
        const moment = asOfMoment(asOf, this.clock.now());
        const [revision] = await revisionsAsOf(tx, moment, { id });
        if (!revision) return null;
        const { ruleIndex } = await rulesOfPlacesAsOf(tx, this.ruleIndex, [placeKeyOf(revision.restriction)], moment);
        return (await this.presentPast(tx, [revision], moment, ruleIndex))[0]!;
      }
      const restriction = await restrictionById(tx, id);
      return restriction ? (await this.present(tx, [restriction]))[0]! : null;
    });
  }

  @Query('entryRestrictions')
  entryRestrictions(@Args() args: ListArguments): Promise<object[]> {
    if (args.reminderUntil && !isIsoDate(args.reminderUntil))
      throw new InputRejected([{ field: 'reminderUntil', key: 'rejection.invalidDate' }]);
    const filter = {
      level: args.restrictionLevel,
      countryId: args.countryId?.toUpperCase(),
      regionId: args.regionId?.toUpperCase(),
      airportId: args.airportId?.toUpperCase(),
      provenance: args.provenance ? PROVENANCES[args.provenance] : null,
    };
    const { timeZone } = this.config;
    return this.read(async (tx) => {
      if (args.asOf != null) {
        const moment = asOfMoment(args.asOf, this.clock.now());
        const day = this.dayOf(moment);
        // What an import says is hidden by an editor's word, so conflicts are looked for among the revisions of both.
        const revisions = await revisionsAsOf(tx, moment, { ...filter, provenance: null });
        const rules = RuleIndex.of(
          revisions.flatMap((r) => toRuleDetails(r.restriction, timeZone)),
          this.ruleIndex.groups,
        );
        const fits = ({ restriction: r }: Revision): boolean =>
          (filter.provenance === null || r.provenance === filter.provenance) &&
          isListed(r, args, day, timeZone) &&
          conflicts(rules, r, args);
        return this.presentPast(tx, revisions.filter(fits), moment, rules);
      }
      const today = this.dayOf(this.clock.now());
      const list = await restrictionsBy(tx, { ...filter, isActive: args.isActive });
      const { ruleIndex } = this.ruleIndex;
      return this.present(
        tx,
        list.filter((r) => isListed(r, args, today, timeZone) && conflicts(ruleIndex, r, args)),
      );
    });
  }

  @Query('entryRestrictionWithParent')
  entryRestrictionWithParent(@Args('id') id: string): Promise<object | null> {
    return this.read(async (tx) => {
      const restriction = await restrictionById(tx, id);
      if (!restriction) return null;
      const parent = await parentOf(tx, restriction);
      const [own] = await this.present(tx, [restriction], parent);
      return { entryRestriction: own!, parent: parent ? (await this.present(tx, [parent]))[0]! : null };
    });
  }

  @Query('entryRestrictionAuthorities')
  entryRestrictionAuthorities(): Promise<Authority[]> {
    return this.read(authorities);
  }

  /** Who has saved the newest version of a restriction, by name. */
  @Query('entryRestrictionEditors')
  entryRestrictionEditors(): Promise<object[]> {
    const { compare } = new Intl.Collator(currentRequest().language);
    return this.read(async (tx) => {
      const people = [...(await namesOfUsers(tx, await editorIds(tx))).values()];
      return people.sort(
        (a, b) => compare(a.lastName, b.lastName) || compare(a.firstName, b.firstName) || compare(a.id, b.id),
      );
    });
  }

  private async presentPast(tx: Tx, revisions: readonly Revision[], moment: Date, rules: RuleIndex): Promise<object[]> {
    const past = {
      day: this.dayOf(moment),
      authorities: await authoritiesAsOf(tx, revisions, moment),
      places: await this.historicalPlaces.at(tx, moment),
      rules,
    };
    return presentRestrictions(
      tx,
      revisions.map((r) => r.restriction),
      { ...this.reader(), past },
    );
  }

  private present(
    tx: Tx,
    list: readonly EntryRestriction[],
    parent: EntryRestriction | null = null,
  ): Promise<object[]> {
    return presentRestrictions(tx, list, { ...this.reader(), parent });
  }

  private reader(): Pick<Parameters<typeof presentRestrictions>[2], 'groups' | 'isStaff' | 'language'> {
    const { viewer, language } = currentRequest();
    return { groups: this.ruleIndex.groups, isStaff: viewer?.isStaff === true, language };
  }

  private dayOf(moment: Date): string {
    return dayIn(this.config.timeZone, moment);
  }

  private read<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.database.transaction('none', work);
  }
}

/** Whether a restriction fits what is asked about conflicts by these rules; null asks nothing. */
const conflicts = (rules: RuleIndex, restriction: EntryRestriction, { hasConflicts }: ListArguments): boolean =>
  hasConflicts == null || conflictsOf(rules, restriction).length > 0 === hasConflicts;
