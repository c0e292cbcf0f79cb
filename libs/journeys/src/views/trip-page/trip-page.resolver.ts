import { QueryBus } from '@nestjs/cqrs';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { currentRequest, validated, validInput, type Presented } from '@landfall/platform';
import { MissedLinks } from '../../model/missed-links.js';
import { viewerWithOrganisation } from '@landfall/organisations/viewer-organisation';
import { presentLinkedTripPage, presentTripPage } from './present-trip-page.js';
import type { TripPageModel } from './trip-page-content.js';
import { TripPageAsOf } from './trip-page-as-of.query.js';
import { TripPageAsOfInput, TripPageInput } from './trip-page.input.js';
import { TripPage } from './trip-page.query.js';

@Resolver()
export class TripPageResolver {
  constructor(
    private readonly queries: QueryBus,
    private readonly missed: MissedLinks,
  ) {}

  @Query('tripPage')
  async tripPage(
    @Args() { token, language, asOf }: TripPageInput & { token: string },
  ): Promise<Presented<'TripPage'> | null> {
    const page = await (asOf == null
      ? this.now(token, { language })
      : this.queries.execute(new TripPageAsOf({ token }, validated(TripPageAsOfInput, { language, asOf }))));
    if (!page) await this.missed.assertFew(currentRequest().address);
    return page && presentLinkedTripPage(page);
  }

  /** The agency's own page at a past moment, as evidence of what its traveller saw. */
  @Query('myjourneyAsOf')
  async myjourneyAsOf(
    @Args() { id: journeyId, language, asOf }: TripPageAsOfInput & { id: string },
  ): Promise<Presented<'TripPage'> | null> {
    const { organisationId } = viewerWithOrganisation();
    const requested = validated(TripPageAsOfInput, { language, asOf });
    const page = await this.queries.execute(new TripPageAsOf({ organisationId, journeyId }, requested));
    return page && presentTripPage(page);
  }

  private now(token: string, requested: TripPageInput): Promise<TripPageModel | null> {
    const { language } = validInput(TripPageInput, requested);
    return this.queries.execute(new TripPage(token, language ?? null));
  }
}
