import { Inject, Logger } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { accepted, refusal, type Outcome } from '@landfall/kernel';
import { currentRequest, validated } from '@landfall/platform';
import { sanitiseRichText } from '@landfall/restrictions/rich-text';
import { toPayload } from '../model/payload.js';
import {
  TranslationFault,
  type TranslationFaultKind,
  type TranslationProvider,
  type TranslationRequest,
} from './translation-provider.js';
import { decideTranslation } from './translation.decide.js';
import { TranslationInput } from './translation.input.js';

export const TRANSLATION_PROVIDER = Symbol('TranslationProvider');

const REFUSALS: Record<TranslationFaultKind, string> = {
  UNAVAILABLE: 'refusal.translationUnavailable',
  LIMIT: 'refusal.translationLimit',
  REFUSED: 'refusal.translationRefused',
  UNFIT: 'refusal.translationRefused',
};

/** A machine translation to start from; nothing is stored, so there is no command behind it. */
@Resolver()
export class TranslateTextResolver {
  private readonly logger = new Logger('Translation');

  constructor(@Inject(TRANSLATION_PROVIDER) private readonly provider: TranslationProvider | null) {}

  @Query('translationProvider')
  translationProvider(): string | null {
    return this.provider?.name ?? null;
  }

  @Mutation('translateText')
  async translateText(@Args() input: TranslationInput): Promise<object> {
    const decided = decideTranslation(validated(TranslationInput, input));
    const outcome = decided.ok ? await this.translate(decided.request) : decided;
    return { ...toPayload(outcome), text: outcome.ok ? outcome.text : null };
  }

  private async translate({ text, ...kind }: TranslationRequest): Promise<Outcome<{ text: string }>> {
    if (!this.provider) return refusal('text', 'refusal.noTranslationService');
    try {
      const [translated] = await this.provider.translate({ ...kind, texts: [text] });
      return accepted({ text: sanitiseRichText(translated!) });
    } catch (error) {
      if (!(error instanceof TranslationFault)) throw error;
      // Without the text: what editors write is not for the log.
      this.logger.warn(
        `${currentRequest().correlationId} Translation by ${this.provider.name}: ${error.kind} (${error.detail}).`,
      );
      return refusal('text', REFUSALS[error.kind]);
    }
  }
}
