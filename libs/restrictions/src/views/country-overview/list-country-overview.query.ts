import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { dayIn, type Clock, type IsoDate, type Language } from '@landfall/kernel';
import { Places } from '@landfall/places';
import {
  CLOCK,
  CONFIG,
  Database,
  pageRequest,
  type Config,
  type ListArguments,
  type ListPage,
  type Presented,
} from '@landfall/platform';
import type { CountryOverviewSortField } from '@landfall/platform/schema';
import { PublishedRules } from '../../model/restriction/published-rules.js';
import { placeIdOf, restrictionsByIds } from '../../model/restriction/restriction-store.js';
import { openScheduledCountsByCountry } from '../../model/scheduled-revisions/scheduled-counts.js';
import { presentRestrictions, type PresentedRestriction } from '../entry-restrictions/present-restriction.js';
import type { Reader } from '../entry-restrictions/reader.js';
import type { ListedRestriction } from '../restriction-list/listed-restriction.js';
import { RestrictionListProjection } from '../restriction-list/restriction-list.projection.js';
import { RestrictionPlaceNames } from '../restriction-list/restriction-place-names.js';
import { countryRows, filterCountries, sortCountries, type CountryOverviewFilter } from './country-row.js';

export type CountryOverviewArguments = ListArguments<CountryOverviewSortField, CountryOverviewFilter>;

export type PresentedOverview = Presented<'CountryOverview', 'restriction'> & {
  restriction: PresentedRestriction | null;
};

/** A row of the list has no room for more. */
const MAX_INSIDE = 20;

/** Countries with what is said about each. */
export class ListCountryOverview extends Query<ListPage<PresentedOverview>> {
  constructor(
    readonly args: CountryOverviewArguments,
    readonly reader: Reader,
  ) {
    super();
  }
}

/** Filters and sorts in memory, by what lists read of each restriction, and loads the countries' own restrictions of the page only. */
@QueryHandler(ListCountryOverview)
export class ListCountryOverviewHandler implements IQueryHandler<ListCountryOverview> {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
    private readonly projection: RestrictionListProjection,
    private readonly placeNames: RestrictionPlaceNames,
    private readonly ruleIndex: PublishedRules,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'timeZone'>,
  ) {}

  execute({ args, reader }: ListCountryOverview): Promise<ListPage<PresentedOverview>> {
    const { limit, offset } = pageRequest(args);
    const today = dayIn(this.config.timeZone, this.clock.now());
    return this.database.transaction('none', async (tx) => {
      const list = await this.projection.current(tx);
      const countries = this.places
        .countries(reader.language)
        .map(({ iso2, names }) => ({ iso2, name: names[reader.language] }));
      const inOrderOfPlace = this.placeNames.in(reader.language, list).ordering(list.restrictions);
      const rows = countryRows(countries, inOrderOfPlace, { today, scheduled: await openScheduledCountsByCountry(tx) });
      const fitting = filterCountries(rows, args.filter ?? {}, today);
      const sorted = sortCountries(fitting, args.sortField ?? 'country', args.sortOrder ?? 'ASC', today);
      const page = sorted.slice(offset, offset + limit);
      const ids = page.flatMap(({ own }) => own?.id ?? []);
      const presented = await presentRestrictions(tx, await restrictionsByIds(tx, ids), {
        ...reader,
        groups: this.ruleIndex.groups,
      });
      const byId = new Map(presented.map((restriction) => [restriction.id, restriction]));
      const results = page.map(({ iso2, own, inside, reviewsDueCount, scheduledCount, detailCount }) => ({
        id: iso2,
        country: this.places.ref(iso2),
        restriction: (own && byId.get(own.id)) ?? null,
        inside: inside
          .slice(0, MAX_INSIDE)
          .map((restriction) => this.presentInside(restriction, reader.language, today)),
        insideCount: inside.length,
        reviewsDueCount,
        scheduledCount,
        detailCount,
      }));
      return { results, totalCount: fitting.length };
    });
  }

  /** Names as they are: hundreds of references to places would cost more than the rest of the page. */
  private presentInside(
    restriction: ListedRestriction,
    language: Language,
    today: IsoDate,
  ): Presented<'CountryOverview'>['inside'][number] {
    const { id, level, airportId } = restriction;
    const placeId = placeIdOf(restriction);
    return {
      id,
      level,
      name: this.places.placeName(level, placeId, language) ?? placeId,
      iata: airportId,
      status: restriction.statusOn(today),
    };
  }
}
