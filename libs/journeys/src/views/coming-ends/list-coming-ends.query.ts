import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { RuleIndexProjection } from '@landfall/answers/rule-index';
import { addDays, dayIn, type Clock, type Language } from '@landfall/kernel';
import { fold, Places, presentPlace } from '@landfall/places';
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
import type { ComingEndSortField } from '@landfall/platform/schema';
import { comingEnds, type ComingEnd } from './coming-ends.js';

const DAYS = 60;

interface ComingEndFilter extends ListFilter {
  countryId?: string | null;
}
export type ComingEndArguments = ListArguments<ComingEndSortField, ComingEndFilter>;

/** What ends in the next 60 days; trips of all organisations count, none is shown. */
export class ListComingEnds extends Query<ListPage<Presented<'ComingEnd'>>> {
  constructor(
    readonly args: ComingEndArguments,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(ListComingEnds)
export class ListComingEndsHandler implements IQueryHandler<ListComingEnds> {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
    private readonly ruleIndex: RuleIndexProjection,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'timeZone'>,
  ) {}

  async execute({ args, language }: ListComingEnds): Promise<ListPage<Presented<'ComingEnd'>>> {
    const { limit, offset } = pageRequest(args);
    const from = dayIn(this.config.timeZone, this.clock.now());
    const { groups } = this.ruleIndex;
    const ends = await this.database.transaction('system', (tx) =>
      comingEnds(tx, { from, to: addDays(from, DAYS), groups }),
    );
    const nameOf = ({ level, placeId }: ComingEnd): string =>
      this.places.placeName(level, placeId, language) ?? placeId;
    const { ids, search, countryId } = args.filter ?? {};
    const fitting = ends.filter(
      (end) =>
        (!ids || ids.includes(end.id)) &&
        (!countryId || end.countryId === countryId.toUpperCase()) &&
        (!search || fold(nameOf(end)).includes(fold(search))),
    );
    const { compare } = new Intl.Collator(language);
    const order = args.sortOrder ?? 'ASC';
    const sorted =
      args.sortField === 'place'
        ? sortedBy(fitting, { valueOf: nameOf, compare, order })
        : sortedBy(fitting, {
            valueOf: (end) => (args.sortField === 'tripPages' ? end.tripPages : end.daysLeft),
            compare: ascending,
            order,
          });
    const results = sorted.slice(offset, offset + limit).map((end) => this.present(end, language));
    return { results, totalCount: fitting.length };
  }

  private present(end: ComingEnd, language: Language): Presented<'ComingEnd'> {
    const { id, restrictionId, detailId, purpose, citizenships, what, endsOn, daysLeft, tripPages } = end;
    const { level: type, placeId, countryId: country, regionId: region, airportId: airport } = end;
    const path = this.places.path(type, placeId) ?? { type, id: placeId, country, region, airport };
    const place = presentPlace(path, language, this.places);
    return {
      id,
      restrictionId,
      detailId,
      place,
      restrictionType: purpose,
      citizenships,
      what,
      endsOn,
      daysLeft,
      tripPages,
    };
  }
}
