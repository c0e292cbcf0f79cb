import { QueryBus } from '@nestjs/cqrs';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { currentRequest, validated, type Presented } from '@landfall/platform';
import { EntryRestrictionInput } from '@landfall/restrictions/restriction-input';
import { DraftAnswerQuery, DraftTraveller } from './draft-answer.query.js';

@Resolver()
export class DraftAnswerResolver {
  constructor(private readonly queries: QueryBus) {}

  @Query('draftAnswer')
  draftAnswer(
    @Args('input') input: EntryRestrictionInput,
    @Args('traveller') traveller: DraftTraveller,
  ): Promise<Presented<'DraftAnswer'>> {
    const { viewer, language } = currentRequest();
    return this.queries.execute(
      new DraftAnswerQuery(
        validated(EntryRestrictionInput, input),
        validated(DraftTraveller, traveller),
        viewer!.userId,
        language,
      ),
    );
  }
}
