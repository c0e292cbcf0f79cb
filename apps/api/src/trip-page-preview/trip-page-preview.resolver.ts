import { Inject } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { pageMessage, TripPageAsOf, TripPageAsOfInput } from '@landfall/journeys/past-pages';
import { viewerWithOrganisation } from '@landfall/organisations/viewer-organisation';
import { dayIn } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { CONFIG, validated, type Config, type Presented } from '@landfall/platform';
import { previewTripPage, RouteMaps } from '@landfall/traveller/preview';

/** Brings together what only the api can read, the rules of a past moment, and what renders the pages of travellers. */
@Resolver()
export class TripPagePreviewResolver {
  constructor(
    private readonly queries: QueryBus,
    private readonly places: Places,
    private readonly maps: RouteMaps,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Query('myjourneyPageAsOf')
  async pageAsOf(
    @Args() { id: journeyId, language, asOf }: TripPageAsOfInput & { id: string },
  ): Promise<Presented<'PastTripPage'> | null> {
    const { organisationId } = viewerWithOrganisation();
    const requested = validated(TripPageAsOfInput, { language, asOf });
    const page = await this.queries.execute(new TripPageAsOf({ organisationId, journeyId }, requested));
    if (!page) return null;
    const day = dayIn(this.config.timeZone, new Date(asOf));
    return {
      state: page.state,
      message: pageMessage(page),
      html: previewTripPage(page, { places: this.places, maps: this.maps }, day, this.config.publicUrl),
    };
  }
}
