import { Query, Resolver } from '@nestjs/graphql';
import { translate } from '@landfall/messages';
import { currentRequest, type Presented } from '@landfall/platform';
import { EVENT_CATEGORIES } from './event-categories.js';

/** The categories are a constant of the program, as the vocabulary is: no query reads them (docs/adr/0024). */
@Resolver()
export class EventCategoriesResolver {
  @Query('eventcategories')
  eventCategories(): Presented<'EventCategory'>[] {
    const { language } = currentRequest();
    return EVENT_CATEGORIES.map((code) => ({ code, name: translate(language, `eventCategory.${code}`) }));
  }
}
