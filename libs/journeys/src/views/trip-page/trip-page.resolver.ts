import { QueryBus } from '@nestjs/cqrs';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { requestedLanguage } from '@landfall/answers/requested-language';
import type { Language } from '@landfall/kernel';
import type { Presented } from '@landfall/platform';
import { viewerWithOrganisation } from '../../model/viewer-organisation.js';
import { presentTripPage } from './present-trip-page.js';
import { TripPageAsOf } from './trip-page-as-of.query.js';
import { TripPage } from './trip-page.query.js';

@Resolver()
export class TripPageResolver {
  constructor(private readonly queries: QueryBus) {}

  @Query('tripPage')
  async tripPage(
    @Args('token') token: string,
    @Args('language') language?: string | null,
    @Args('asOf') asOf?: string | null,
  ): Promise<Presented<'TripPage'> | null> {
    const requested = languageOf(language);
    const page = await (typeof asOf === 'string'
      ? this.queries.execute(new TripPageAsOf({ token }, requested, asOf))
      : this.queries.execute(new TripPage(token, requested)));
    return page && presentTripPage(page);
  }

  /** The agency's own page at a past moment, as evidence of what its traveller saw. */
  @Query('myjourneyAsOf')
  async myjourneyAsOf(
    @Args('id') journeyId: string,
    @Args('asOf') asOf: string,
    @Args('language') language?: string | null,
  ): Promise<Presented<'TripPage'> | null> {
    const { organisationId } = viewerWithOrganisation();
    const by = { organisationId, journeyId };
    const page = await this.queries.execute(new TripPageAsOf(by, languageOf(language), asOf));
    return page && presentTripPage(page);
  }
}

/** Null: that of the trip. */
const languageOf = (language: string | null | undefined): Language | null =>
  language ? requestedLanguage(language, 'de') : null;
