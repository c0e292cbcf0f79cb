import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { dayIn, type Clock, type Language } from '@landfall/kernel';
import { Places, type PlaceType } from '@landfall/places';
import {
  CLOCK,
  CONFIG,
  Conditions,
  contractPage,
  Database,
  inLanguage,
  inOrder,
  readPage,
  type Config,
  type ListPage,
  type ListSource,
  type Presented,
  type Tx,
} from '@landfall/platform';
import { departuresOf, journeysByIds } from '../../model/journey-store.js';
import { TripLinks } from '../../model/trip-links.js';
import { JOURNEY_SORT_FIELDS, type JourneyListInput, type JourneySortField } from './journey-list.input.js';
import { presentJourney } from './present-journey.js';

export class ListJourneys extends Query<ListPage<Presented<'Journey'>>> {
  constructor(
    readonly args: JourneyListInput,
    readonly organisationId: string,
    readonly language: Language,
  ) {
    super();
  }
}

/** The organisation's own trip pages; row level security holds it a second time. */
@QueryHandler(ListJourneys)
export class ListJourneysHandler implements IQueryHandler<ListJourneys> {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
    private readonly links: TripLinks,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'timeZone'>,
  ) {}

  async execute({ args, organisationId, language }: ListJourneys): Promise<ListPage<Presented<'Journey'>>> {
    const today = dayIn(this.config.timeZone, this.clock.now());
    return this.database.transaction({ organisationId }, async (tx) => {
      const conditions = conditionsOf(this.byStoredIds(args), organisationId, today);
      const source = await this.source(tx, conditions, args, organisationId, language);
      const { ids, totalCount } = await readPage(tx, source, conditions, {
        ...contractPage(args),
        sortField: sortFieldOf(args),
        sortOrder: args.order === 'ASC' ? 'ASC' : 'DESC',
      });
      const journeys = inOrder(ids, await journeysByIds(tx, ids));
      const options = { language, places: this.places, links: this.links, today };
      return { results: journeys.map((journey) => presentJourney(journey, options)), totalCount };
    });
  }

  private async source(
    tx: Tx,
    conditions: Conditions,
    args: JourneyListInput,
    organisationId: string,
    language: Language,
  ): Promise<ListSource<JourneySortField>> {
    const isByName = sortFieldOf(args) === 'departureName';
    const departures = isByName ? this.byName(await departuresOf(tx, organisationId), language) : [];
    const keys = isByName ? conditions.bind(departures) : '';
    return {
      from: isByName
        ? `journey j left join unnest(${keys}::text[]) with ordinality as departure (key, rank)
             on departure.key = j.departure_type || ':' || j.departure_id`
        : 'journey j',
      id: 'j.id',
      sort: {
        createdAt: ['j.created_at'],
        dateStart: ['j.date_start'],
        dateEnd: ['j.date_end'],
        restrictionType: ['j.restriction_type'],
        departureName: ['departure.rank'],
        language: ['j.language'],
        internalNote: [inLanguage('j.internal_note', language)],
      },
      defaultSort: ['createdAt', 'DESC'],
    };
  }

  /** A region may be named by its present id; what is no region keeps its id. */
  private byStoredIds(args: JourneyListInput): JourneyListInput {
    const { departureId, destinationId, transitId } = args;
    const stored = (id: string | null | undefined) => id && this.places.storedId('REGION', id);
    return {
      ...args,
      departureId: stored(departureId),
      destinationId: stored(destinationId),
      transitId: stored(transitId),
    };
  }

  /** Keys of departures in the alphabetical order of their names. */
  private byName(departures: readonly { type: PlaceType; id: string }[], language: Language): string[] {
    const { compare } = new Intl.Collator(language);
    return departures
      .map(({ type, id }) => ({ key: `${type}:${id}`, name: this.places.placeName(type, id, language) ?? id }))
      .sort((a, b) => compare(a.name, b.name))
      .map(({ key }) => key);
  }
}

const sortFieldOf = ({ orderBy }: JourneyListInput): JourneySortField =>
  JOURNEY_SORT_FIELDS.find((field) => field === orderBy) ?? 'createdAt';

/** A country is also the destination of a trip to one of its regions or airports. */
const goesTo = (field: 'id' | 'country', id: string): string =>
  `j.destinations @> jsonb_build_array(jsonb_build_object('${field}', ${id}::text))`;

function conditionsOf(args: JourneyListInput, organisationId: string, today: string): Conditions {
  const conditions = new Conditions()
    .when(organisationId, (id) => `j.organisation_id = ${id}`)
    .ids('j.id', args.ids)
    .when(args.departureId, (id) => `j.departure_id = ${id}`)
    .when(args.destinationId, (id) => `(${goesTo('id', id)} or ${goesTo('country', id)})`)
    .when(args.transitId, (id) => `j.transits @> jsonb_build_array(jsonb_build_object('id', ${id}::text))`)
    .when(args.citizenshipId, (id) => `j.citizenships @> array[${id}::text]`)
    .when(args.restrictionType, (type) => `j.restriction_type = ${type}`)
    .when(args.dateStart, (day) => `j.date_start >= ${day}::date`)
    .when(args.dateEnd, (day) => `j.date_end <= ${day}::date`)
    .when(args.language, (language) => `j.language = ${language}`)
    .when(args.shippingLineId, (id) => `j.cruise -> 'line' ->> 'id' = ${id}`)
    .search(args.route, [`j.cruise -> 'route' ->> 'name'`, `j.cruise -> 'ship' ->> 'name'`])
    .search(args.note, ['j.internal_note', 'j.label']);
  switch (args.filter ?? 'ALL') {
    case 'ALL':
      return conditions;
    case 'ONGOING':
      return conditions.when(today, (day) => `j.date_start <= ${day}::date and j.date_end >= ${day}::date`);
    case 'UPCOMING':
      return conditions.when(today, (day) => `j.date_start > ${day}::date`);
    default:
      return conditions.when(args.filter, (type) => `j.restriction_type = ${type}`);
  }
}
