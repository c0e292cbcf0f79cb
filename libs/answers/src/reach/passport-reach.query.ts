import { setImmediate as nextTurn } from 'node:timers/promises';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Places } from '@landfall/places';
import { IsCalendarDay, IsCountryCode, type Presented } from '@landfall/platform';
import type { Purpose } from '@landfall/requirements';
import { mapRisk } from '../map/map-status.js';
import { Viewpoints } from '../map/viewpoints.js';
import { RuleIndexProjection } from '../rule-index/rule-index.projection.js';
import { countryReach, type ReachDocument } from './country-reach.js';

/** A turn of the process for so many countries: lookups beside it wait no longer than that. */
const PER_TURN = 20;

export class PassportReachArguments {
  @IsCountryCode() citizenshipId?: string | null;
  @IsCountryCode() departureId?: string | null;
  @IsCalendarDay() on?: string | null;
  document?: ReachDocument | null;
  restrictionType?: 'PRIVATE' | 'BUSINESS' | 'CRUISE' | null;
}

/** Where a document leads, a row for each country but the traveller's own. Rejects a country that does not exist. */
export class PassportReach extends Query<Presented<'CountryReach'>[]> {
  constructor(readonly args: PassportReachArguments) {
    super();
  }
}

@QueryHandler(PassportReach)
export class PassportReachHandler implements IQueryHandler<PassportReach> {
  constructor(
    private readonly places: Places,
    private readonly ruleIndex: RuleIndexProjection,
    private readonly viewpoints: Viewpoints,
  ) {}

  async execute({ args }: PassportReach): Promise<Presented<'CountryReach'>[]> {
    const viewpoint = await this.viewpoints.of(args);
    const { current: ruleIndex } = this.ruleIndex;
    // Cruises have the rules of private travel.
    const purpose: Purpose = args.restrictionType === 'BUSINESS' ? 'BUSINESS' : 'PRIVATE';
    const traveller = {
      ...viewpoint,
      document: args.document ?? 'PASSPORT',
      purpose,
      on: args.on ?? viewpoint.today,
    };
    const rows: Presented<'CountryReach'>[] = [];
    for (const { iso2 } of this.places.countries('en')) {
      const place = this.places.path('COUNTRY', iso2);
      if (!place || iso2 === viewpoint.citizenship) continue;
      if (rows.length % PER_TURN === 0) await nextTurn();
      rows.push({
        country: { id: iso2 },
        ...countryReach(ruleIndex, place, traveller),
        riskLevel: mapRisk(ruleIndex, place, viewpoint),
      });
    }
    return rows;
  }
}
