import { Inject } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { requestedLanguage } from '@landfall/answers/requested-language';
import { pageMessage, TripPageAsOf, viewerWithOrganisation } from '@landfall/journeys/past-pages';
import { dayIn } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { CONFIG, type Config, type Presented } from '@landfall/platform';
import { previewTripPage } from '@landfall/traveller/preview';

/** Brings together what only the api can read, the rules of a past moment, and what renders the pages of travellers. */
@Resolver()
export class TripPagePreviewResolver {
  constructor(
    private readonly queries: QueryBus,
    private readonly places: Places,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Query('myjourneyPageAsOf')
  async pageAsOf(
    @Args('id') journeyId: string,
    @Args('asOf') asOf: string,
    @Args('language') language?: string | null,
  ): Promise<Presented<'PastTripPage'> | null> {
    const { organisationId } = viewerWithOrganisation();
    const requested = language ? requestedLanguage(language, 'de') : null;
    const page = await this.queries.execute(new TripPageAsOf({ organisationId, journeyId }, requested, asOf));
    if (!page) return null;
    const day = dayIn(this.config.timeZone, new Date(asOf));
    return {
      state: page.state,
      message: pageMessage(page),
      html: previewTripPage(page, this.places, day, this.config.publicUrl),
    };
  }
}
