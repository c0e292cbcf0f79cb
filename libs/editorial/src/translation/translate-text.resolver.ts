import { Inject, Logger } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { accepted, rejection, type Outcome } from '@landfall/kernel';
import { currentRequest, toPayload, validated, type Presented } from '@landfall/platform';
import { sanitiseRichText } from '@landfall/restrictions/rich-text';
import {
  TRANSLATION_PROVIDER,
  TranslationFault,
  type TranslationFaultKind,
  type TranslationProvider,
  type TranslationRequest,
} from './translation-provider.js';
import { decideTranslation } from './translation.decide.js';
import { TranslationInput } from './translation.input.js';

const REJECTIONS: Record<TranslationFaultKind, string> = {
  UNAVAILABLE: 'rejection.translationUnavailable',
  LIMIT: 'rejection.translationLimit',
  REJECTED: 'rejection.translationRejected',
  UNSUPPORTED: 'rejection.translationRejected',
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
  async translateText(@Args() input: TranslationInput): Promise<Presented<'TranslateTextPayload'>> {
    const decided = decideTranslation(validated(TranslationInput, input));
    const outcome = decided.ok ? await this.translate(decided.request) : decided;
    return { ...toPayload(outcome), text: outcome.ok ? outcome.text : null };
  }

  private async translate({ text, ...kind }: TranslationRequest): Promise<Outcome<{ text: string }>> {
    if (!this.provider) return rejection('text', 'rejection.noTranslationService');
    try {
      const [translated] = await this.provider.translate({ ...kind, texts: [text] });
      return accepted({ text: sanitiseRichText(translated!) });
    } catch (error) {
      if (!(error instanceof TranslationFault)) throw error;
      // Without the text: what editors write is not for the log.
      this.logger.warn(
        `${currentRequest().correlationId} Translation by ${this.provider.name}: ${error.kind} (${error.detail}).`,
      );
      return rejection('text', REJECTIONS[error.kind]);
    }
  }
}
