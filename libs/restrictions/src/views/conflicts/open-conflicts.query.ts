import { setImmediate } from 'node:timers/promises';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Language } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { Database, type PageRequest, type Presented } from '@landfall/platform';
import type { Conflict, PlacePath } from '@landfall/requirements';
import { AuthorityDirectory } from '../../model/authorities/authority-directory.js';
import { conflictsOf, restrictionsIn } from '../../model/conflicts/conflicts-of.js';
import { PublishedRules } from '../../model/restriction/published-rules.js';
import { restrictionById, restrictionsByIds } from '../../model/restriction/restriction-store.js';
import { presentConflict } from './present-conflict.js';

/** A page of what conflicts now, by place; `restrictionId` null: of all restrictions. */
export class OpenConflicts extends Query<Presented<'ConflictList'>> {
  constructor(
    readonly restrictionId: string | null,
    readonly page: PageRequest,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(OpenConflicts)
export class OpenConflictsHandler implements IQueryHandler<OpenConflicts> {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
    private readonly ruleIndex: PublishedRules,
    private readonly authorities: AuthorityDirectory,
  ) {}

  async execute({ restrictionId, page, language }: OpenConflicts): Promise<Presented<'ConflictList'>> {
    const all = restrictionId === null ? await this.everywhere() : await this.ofRestriction(restrictionId);
    const shown = all.slice(page.offset, page.offset + page.limit);
    const places = await this.placesOf(shown);
    const words = { language, places: this.places, authority: this.authorities.get };
    return {
      results: shown.map((conflict, at) => presentConflict(conflict, places[at]!, words)),
      totalCount: all.length,
      restrictionCount: restrictionsIn(all).size,
    };
  }

  private async ofRestriction(id: string): Promise<Conflict[]> {
    const restriction = await this.database.transaction('none', (tx) => restrictionById(tx, id));
    if (!restriction) return [];
    await this.ruleIndex.atLeast(restriction.id, restriction.version);
    return conflictsOf(this.ruleIndex.current, restriction);
  }

  /** A place that an update of the product took away is named as its restriction remembers it. */
  private async placesOf(conflicts: readonly Conflict[]): Promise<PlacePath[]> {
    const known = conflicts.map(({ placeId, statements }) => this.places.path(statements[0]!.level, placeId));
    const gone = conflicts.filter((_, at) => !known[at]).map(({ statements }) => statements[0]!.restrictionId);
    const read = gone.length > 0 ? await this.database.transaction('none', (tx) => restrictionsByIds(tx, gone)) : [];
    const restrictions = new Map(read.map((r) => [r.id, r]));
    return conflicts.map(({ placeId: id, statements }, at) => {
      const { level: type, restrictionId } = statements[0]!;
      if (known[at]) return known[at];
      const { countryId, regionId, airportId } = restrictions.get(restrictionId)!;
      return { type, id, country: countryId, region: regionId, airport: airportId };
    });
  }

  /** The event loop is given back after each place: the first question after a start works out all of them. */
  private async everywhere(): Promise<Conflict[]> {
    const { current: ruleIndex } = this.ruleIndex;
    const found: Conflict[] = [];
    for (const key of ruleIndex.placeKeys()) {
      found.push(...ruleIndex.conflictsAt(key));
      await setImmediate();
    }
    return found;
  }
}
