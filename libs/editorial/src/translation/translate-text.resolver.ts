import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Outcome } from '@landfall/kernel';
import { toPayload, validated, type Presented } from '@landfall/platform';
import { TranslateText } from './translate-text.handler.js';
import { TranslationInput } from './translation.input.js';
import { TranslationService } from './translation-service.query.js';

@Resolver()
export class TranslateTextResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Query('translationProvider')
  translationProvider(): Promise<string | null> {
    return this.queries.execute(new TranslationService());
  }

  @Mutation('translateText')
  async translateText(@Args() input: TranslationInput): Promise<Presented<'TranslateTextPayload'>> {
    const outcome = await this.commands.execute<TranslateText, Outcome<{ text: string }>>(
      new TranslateText(validated(TranslationInput, input)),
    );
    return { ...toPayload(outcome), text: outcome.ok ? outcome.text : null };
  }
}
