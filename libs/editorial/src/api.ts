import type { Provider } from '@nestjs/common';
import { CONFIG, type Config } from '@landfall/platform';
import { EventCategoriesResolver } from './event-categories/event-categories.resolver.js';
import { DeleteExternalInfoHandler } from './external-infos/delete-external-info.handler.js';
import { ListExternalInfosHandler } from './external-infos/list-external-infos.query.js';
import { ExternalInfosResolver } from './external-infos/external-infos.resolver.js';
import { SaveExternalInfoHandler } from './external-infos/save-external-info.handler.js';
import { FeedbackResolver } from './feedback/feedback.resolver.js';
import { ListFeedbackHandler } from './feedback/list-feedback.query.js';
import { SendFeedbackHandler } from './feedback/send-feedback.handler.js';
import { ResolveFeedbackHandler } from './feedback/resolve-feedback.handler.js';
import { DeleteSavedQueryHandler } from './saved-queries/delete-saved-query.handler.js';
import { ListSavedQueriesHandler } from './saved-queries/list-saved-queries.query.js';
import { SaveQueryHandler } from './saved-queries/save-query.handler.js';
import { SavedQueriesResolver } from './saved-queries/saved-queries.resolver.js';
import { DeleteTextSnippetHandler } from './text-snippets/delete-text-snippet.handler.js';
import { ListTextSnippetsHandler } from './text-snippets/list-text-snippets.query.js';
import { SaveTextSnippetHandler } from './text-snippets/save-text-snippet.handler.js';
import { TextSnippetsResolver } from './text-snippets/text-snippets.resolver.js';
import { providerOf } from './translation/provider-of.js';
import { TRANSLATION_PROVIDER, TranslateTextResolver } from './translation/translate-text.resolver.js';

/** What the api process mounts of this context. */
export const EDITORIAL_PROVIDERS: Provider[] = [
  SaveTextSnippetHandler,
  DeleteTextSnippetHandler,
  ListTextSnippetsHandler,
  TextSnippetsResolver,
  SaveExternalInfoHandler,
  DeleteExternalInfoHandler,
  ListExternalInfosHandler,
  ExternalInfosResolver,
  SendFeedbackHandler,
  ResolveFeedbackHandler,
  ListFeedbackHandler,
  FeedbackResolver,
  SaveQueryHandler,
  DeleteSavedQueryHandler,
  ListSavedQueriesHandler,
  SavedQueriesResolver,
  { provide: TRANSLATION_PROVIDER, useFactory: (config: Config) => providerOf(config.translation), inject: [CONFIG] },
  TranslateTextResolver,
  EventCategoriesResolver,
];
