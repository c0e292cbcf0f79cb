import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { TRANSLATION_PROVIDER, type TranslationProvider } from './translation-provider.js';

/** The name of the service that translates; null: none is set up. */
export class TranslationService extends Query<string | null> {}

@QueryHandler(TranslationService)
export class TranslationServiceHandler implements IQueryHandler<TranslationService> {
  constructor(@Inject(TRANSLATION_PROVIDER) private readonly provider: TranslationProvider | null) {}

  execute(): Promise<string | null> {
    return Promise.resolve(this.provider?.name ?? null);
  }
}
