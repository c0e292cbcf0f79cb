import { Args, Query, Resolver } from '@nestjs/graphql';
import { currentRequest, Database, type Tx } from '@landfall/platform';
import { authorities, type Authority } from '../../model/authorities.js';
import type { EntryRestriction } from '../../model/entry-restriction.js';
import { restrictionById, restrictionsBy } from '../../model/restriction-store.js';
import { RuleBookKeeper } from '../../rule-book/rule-book-keeper.js';
import { presentRestrictions } from './present-restriction.js';

interface ListArguments {
  restrictionLevel?: EntryRestriction['level'] | null;
  isActive?: boolean | null;
  countryId?: string | null;
  regionId?: string | null;
  airportId?: string | null;
  origin?: 'EDITORIAL' | 'IMPORTED' | null;
}

@Resolver()
export class EntryRestrictionsResolver {
  constructor(
    private readonly database: Database,
    private readonly ruleBook: RuleBookKeeper,
  ) {}

  @Query('entryRestriction')
  entryRestriction(@Args('id') id: string): Promise<object | null> {
    return this.read(async (tx) => {
      const restriction = await restrictionById(tx, id);
      return restriction ? (await this.present(tx, [restriction]))[0]! : null;
    });
  }

  @Query('entryRestrictions')
  entryRestrictions(@Args() args: ListArguments): Promise<object[]> {
    return this.read(async (tx) => {
      const list = await restrictionsBy(tx, {
        level: args.restrictionLevel,
        isActive: args.isActive,
        countryId: args.countryId?.toUpperCase(),
        regionId: args.regionId,
        airportId: args.airportId?.toUpperCase(),
        origin: args.origin ? (args.origin === 'IMPORTED' ? 'imported' : 'editorial') : null,
      });
      return this.present(tx, list);
    });
  }

  @Query('entryRestrictionWithParent')
  entryRestrictionWithParent(@Args('id') id: string): Promise<object | null> {
    return this.read(async (tx) => {
      const restriction = await restrictionById(tx, id);
      if (!restriction) return null;
      const parent = await this.parentOf(tx, restriction);
      const [own] = await this.present(tx, [restriction], parent);
      return { entryRestriction: own!, parent: parent ? (await this.present(tx, [parent]))[0]! : null };
    });
  }

  @Query('entryRestrictionAuthorities')
  entryRestrictionAuthorities(): Promise<Authority[]> {
    return this.read(authorities);
  }

  /** The restriction of the region above, else of the country; an editor's comes before an imported one. */
  private async parentOf(tx: Tx, { level, countryId, regionId }: EntryRestriction): Promise<EntryRestriction | null> {
    const above = [
      ...(level === 'AIRPORT' && regionId ? await restrictionsBy(tx, { level: 'REGION', regionId }) : []),
      ...(level === 'COUNTRY' ? [] : await restrictionsBy(tx, { level: 'COUNTRY', countryId })),
    ];
    return above.find((r) => r.origin === 'editorial') ?? above[0] ?? null;
  }

  private present(tx: Tx, list: readonly EntryRestriction[], parent: EntryRestriction | null = null): Promise<object[]> {
    return presentRestrictions(tx, list, { groups: this.ruleBook.groups, isStaff: currentRequest().viewer?.isStaff === true, parent });
  }

  private read<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.database.transaction('none', work);
  }
}
