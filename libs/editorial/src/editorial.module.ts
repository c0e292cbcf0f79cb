import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { CONFIG, type Config } from '@landfall/platform';
import { EventCategoriesResolver } from './event-categories/event-categories.resolver.js';
import { ExternalInfosResolver } from './external-infos/external-infos.resolver.js';
import { FeedbackResolver } from './feedback/feedback.resolver.js';
import { SendFeedbackHandler } from './feedback/send-feedback.handler.js';
import { ResolveFeedbackHandler } from './feedback/resolve-feedback.handler.js';
import { FeedbackHandler } from './feedback/feedback.query.js';
import { ListFeedbackHandler } from './feedback/list-feedback.query.js';
import { DeleteSavedQueryHandler } from './saved-queries/delete-saved-query.handler.js';
import { SavedQueryHandler } from './saved-queries/saved-query.query.js';
import { ListSavedQueriesHandler } from './saved-queries/list-saved-queries.query.js';
import { SaveQueryHandler } from './saved-queries/save-query.handler.js';
import { SavedQueriesResolver } from './saved-queries/saved-queries.resolver.js';
import { TextSnippetsResolver } from './text-snippets/text-snippets.resolver.js';
import { NewsTagsResolver } from './news-tags/news-tags.resolver.js';
import { PurgeUnusedTranslations, PURGE_TRANSLATIONS_QUEUE } from './purge-translations/purge-translations.job.js';
import {
  ReconcileTranslationRequests,
  RECONCILE_REQUESTS_QUEUE,
} from './translate-texts-when-restriction-is-revised/reconcile-translation-requests.job.js';
import { TranslateTexts } from './translate-texts-when-restriction-is-revised/translate-texts.job.js';
import {
  TranslateTextsWhenRestrictionIsRevised,
  TRANSLATE_QUEUE,
} from './translate-texts-when-restriction-is-revised/translate-texts.reactor.js';
import { providerOf, storingProvider } from './translation/provider-of.js';
import { TranslateTextHandler } from './translation/translate-text.handler.js';
import { TranslateTextResolver } from './translation/translate-text.resolver.js';
import { TranslationServiceHandler } from './translation/translation-service.query.js';
import { STORING_PROVIDER, TRANSLATION_PROVIDER } from './translation/translation-provider.js';

/** Text snippets, pages of tour operators, feedback, saved queries, translation by a service. */
@Module({
  imports: [
    BullModule.registerQueue(
      { name: RECONCILE_REQUESTS_QUEUE },
      { name: PURGE_TRANSLATIONS_QUEUE },
      { name: TRANSLATE_QUEUE },
    ),
  ],
  providers: [
    { provide: TRANSLATION_PROVIDER, useFactory: (config: Config) => providerOf(config.translation), inject: [CONFIG] },
    { provide: STORING_PROVIDER, useFactory: (config: Config) => storingProvider(config), inject: [CONFIG] },
    TextSnippetsResolver,
    NewsTagsResolver,
    ExternalInfosResolver,
    SendFeedbackHandler,
    ResolveFeedbackHandler,
    ListFeedbackHandler,
    FeedbackHandler,
    FeedbackResolver,
    SaveQueryHandler,
    DeleteSavedQueryHandler,
    ListSavedQueriesHandler,
    SavedQueryHandler,
    SavedQueriesResolver,
    TranslateTextHandler,
    TranslationServiceHandler,
    TranslateTextResolver,
    EventCategoriesResolver,
    TranslateTextsWhenRestrictionIsRevised,
    TranslateTexts,
    ReconcileTranslationRequests,
    PurgeUnusedTranslations,
  ],
})
export class EditorialModule {}
