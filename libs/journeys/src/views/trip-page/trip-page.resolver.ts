import { Args, Query, Resolver } from '@nestjs/graphql';
import { requestedLanguage } from '@landfall/answers/requested-language';
import { viewerWithOrganisation } from '../../model/viewer-organisation.js';
import { presentTripPage } from './present-trip-page.js';
import { TripPageAsOfQuery } from './trip-page-as-of.query.js';
import { TripPageQuery } from './trip-page.query.js';

@Resolver()
export class TripPageResolver {
  constructor(
    private readonly pages: TripPageQuery,
    private readonly pastPages: TripPageAsOfQuery,
  ) {}

  @Query('tripPage')
  async tripPage(
    @Args('token') token: string,
    @Args('language') language?: string | null,
    @Args('asOf') asOf?: string | null,
  ): Promise<object | null> {
    const wanted = language ? requestedLanguage(language, 'de') : null;
    const page = await (typeof asOf === 'string'
      ? this.pastPages.byToken(token, wanted, asOf)
      : this.pages.byToken(token, wanted));
    return page && presentTripPage(page);
  }

  /** What an agency's own page said at a past moment, so that it can show what its traveller was told. */
  @Query('myjourneyAsOf')
  async myjourneyAsOf(
    @Args('id') id: string,
    @Args('asOf') asOf: string,
    @Args('language') language?: string | null,
  ): Promise<object | null> {
    const { organisationId } = viewerWithOrganisation();
    const wanted = language ? requestedLanguage(language, 'de') : null;
    const page = await this.pastPages.ofOrganisation(organisationId, id, wanted, asOf);
    return page && presentTripPage(page);
  }
}
