import { Inject, Logger } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, rejection, type Outcome } from '@landfall/kernel';
import { currentRequest, type Validated } from '@landfall/platform';
import { sanitiseRichText } from '@landfall/restrictions/rich-text';
import {
  TRANSLATION_PROVIDER,
  TranslationFault,
  type TranslationFaultKind,
  type TranslationProvider,
  type TranslationRequest,
} from './translation-provider.js';
import { decideTranslation } from './translation.decide.js';
import type { TranslationInput } from './translation.input.js';

const REJECTIONS: Record<TranslationFaultKind, string> = {
  UNAVAILABLE: 'rejection.translationUnavailable',
  LIMIT: 'rejection.translationLimit',
  REJECTED: 'rejection.translationRejected',
  UNSUPPORTED: 'rejection.translationRejected',
};

/** A machine translation to start from; nothing is stored. */
export class TranslateText {
  constructor(readonly input: Validated<TranslationInput>) {}
}

@CommandHandler(TranslateText)
export class TranslateTextHandler implements ICommandHandler<TranslateText, Outcome<{ text: string }>> {
  private readonly logger = new Logger('Translation');

  constructor(@Inject(TRANSLATION_PROVIDER) private readonly provider: TranslationProvider | null) {}

  async execute({ input }: TranslateText): Promise<Outcome<{ text: string }>> {
    const decided = decideTranslation(input);
    return decided.ok ? this.translate(decided.request) : decided;
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
