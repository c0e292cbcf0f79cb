import { QueryBus } from '@nestjs/cqrs';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { currentRequest, validated, type Presented } from '@landfall/platform';
import { EntryRestrictionInput } from '@landfall/restrictions/restriction-input';
import { PreviewImpact } from './preview-impact.query.js';

@Resolver()
export class ImpactPreviewResolver {
  constructor(private readonly queries: QueryBus) {}

  @Query('previewEntryRestriction')
  previewEntryRestriction(@Args('input') input: EntryRestrictionInput): Promise<Presented<'ImpactPreview'>> {
    const { viewer, language } = currentRequest();
    return this.queries.execute(new PreviewImpact(validated(EntryRestrictionInput, input), viewer!, language));
  }
}
