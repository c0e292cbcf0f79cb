import { Args, Query, Resolver } from '@nestjs/graphql';
import { wantedLanguage } from '@landfall/answers/wanted-language';
import { viewerWithOrganisation } from '../../model/viewer-organisation.js';
import { presentTripPage } from './present-trip-page.js';
import { TripPageQuery } from './trip-page.query.js';

@Resolver()
export class TripPageResolver {
  constructor(private readonly pages: TripPageQuery) {}

  @Query('tripPage')
  async tripPage(
    @Args('token') token: string,
    @Args('language') language?: string | null,
    @Args('asOf') asOf?: string | null,
  ): Promise<object | null> {
    const page = await this.pages.byToken(token, language ? wantedLanguage(language, 'de') : null, asOf ?? null);
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
    const page = await this.pages.pastOf(organisationId, id, language ? wantedLanguage(language, 'de') : null, asOf);
    return page && presentTripPage(page);
  }
}
