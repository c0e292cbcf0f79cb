import { Args, Query, Resolver } from '@nestjs/graphql';
import { translate } from '@landfall/messages';
import { wantedLanguage } from '@landfall/restrictions/answers';
import { publicOrganisation, TripPageQuery } from './trip-page.query.js';

@Resolver()
export class TripPageResolver {
  constructor(private readonly pages: TripPageQuery) {}

  @Query('tripPage')
  async tripPage(@Args('token') token: string, @Args('language') language?: string | null): Promise<object | null> {
    const page = await this.pages.byToken(token, language ? wantedLanguage(language, 'de') : null);
    if (!page) return null;
    const { journey, state } = page;
    return {
      state,
      message: state === 'ACTIVE' ? null : translate(page.language, `page.${state}.text`),
      language: page.language,
      restrictionType: journey.restrictionType,
      dateStart: journey.dateStart,
      dateEnd: journey.dateEnd,
      organisation: publicOrganisation(page.organisation),
      detail: page.detail,
      changes: page.changes,
      subscription: page.subscription,
    };
  }
}
