import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { dayIn, type Clock } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { CLOCK, CONFIG, currentRequest, Database, inOrder, type Config } from '@landfall/platform';
import { journeysByIds } from '../../model/journey-store.js';
import { TripLinks } from '../../model/trip-links.js';
import { viewerWithOrganisation } from '../../model/viewer-organisation.js';
import { presentJourney } from './present-journey.js';

interface ListArguments {
  limit?: number | null;
  offset?: number | null;
  language?: string | null;
  filter?: 'ALL' | 'ONGOING' | 'UPCOMING' | 'BUSINESS' | 'PRIVATE' | 'CRUISE' | null;
  orderBy?: string | null;
  order?: 'ASC' | 'DESC' | null;
  departureId?: string | null;
  destinationId?: string | null;
  citizenshipId?: string | null;
  restrictionType?: string | null;
  dateStart?: string | null;
  dateEnd?: string | null;
  transitId?: string | null;
  note?: string | null;
  shippingLineId?: string | null;
  route?: string | null;
}

const MAX_LIMIT = 100;
const DEFAULT_LIMIT = 25;
const SORTABLE: Record<string, string> = {
  createdAt: 'j.created_at',
  dateStart: 'j.date_start',
  dateEnd: 'j.date_end',
  restrictionType: 'j.restriction_type',
  departureName: 'j.departure_id',
  language: 'j.language',
  internalNote: 'j.internal_note',
};

@Resolver()
export class JourneysResolver {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
    private readonly links: TripLinks,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The organisation's own trip pages; row level security holds it a second time. */
  @Query('myjourneys')
  async myjourneys(@Args() args: ListArguments): Promise<{ results: object[]; totalCount: number }> {
    const { organisationId } = viewerWithOrganisation();
    const { language } = currentRequest();
    // Cruise pages come with a later part: no journey has a line or a route yet.
    if (args.shippingLineId || args.route) return { results: [], totalCount: 0 };
    const today = dayIn(this.config.timeZone, this.clock.now());
    const direction = args.order === 'ASC' ? 'asc' : 'desc';
    const sort = SORTABLE[args.orderBy ?? 'createdAt'] ?? SORTABLE['createdAt'];
    const limit = Math.min(Math.max(args.limit ?? DEFAULT_LIMIT, 1), MAX_LIMIT);
    const where = `j.organisation_id = $1
      and ($2 = 'ALL' or ($2 = 'ONGOING' and j.date_start <= $3 and j.date_end >= $3) or ($2 = 'UPCOMING' and j.date_start > $3) or j.restriction_type = $2)
      and ($4::text is null or j.departure_id = $4)
      and ($5::text is null or j.destinations @> jsonb_build_array(jsonb_build_object('id', $5::text)))
      and ($6::text is null or j.citizenships @> array[$6::text])
      and ($7::text is null or j.restriction_type = $7)
      and ($8::date is null or j.date_start >= $8) and ($9::date is null or j.date_end <= $9)
      and ($10::text is null or j.transits @> jsonb_build_array(jsonb_build_object('id', $10::text)))
      and ($11::text is null or position(lower($11) in lower(coalesce(j.internal_note, ''))) > 0)
      and ($12::text is null or j.language = $12)`;
    const values = [
      organisationId,
      args.filter ?? 'ALL',
      today,
      args.departureId,
      args.destinationId,
      args.citizenshipId,
      args.restrictionType,
      args.dateStart,
      args.dateEnd,
      args.transitId,
      args.note || null,
      args.language || null,
    ].map((v) => v ?? null);
    return this.database.transaction({ organisationId }, async (tx) => {
      const count = await tx.query<{ count: string }>(`select count(*) from journey j where ${where}`, values);
      const { rows } = await tx.query<{ id: string }>(
        `select j.id from journey j where ${where} order by ${sort} ${direction} nulls last, j.id limit ${limit} offset $13`,
        [...values, Math.max(args.offset ?? 0, 0)],
      );
      const ids = rows.map(({ id }) => id);
      const journeys = inOrder(ids, await journeysByIds(tx, ids));
      return {
        results: journeys.map((j) => presentJourney(j, { language, places: this.places, links: this.links, today })),
        totalCount: Number(count.rows[0]!.count),
      };
    });
  }
}
