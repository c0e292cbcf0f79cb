import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ListScreen, Records, type ListArguments, type ListPage, type Presented } from '@landfall/platform';
import type { ExternalInfoSortField } from '@landfall/platform/schema';
import type { ExternalInfo } from './external-info.entity.js';
import type { ExternalInfoInput } from './external-info.input.js';
import { externalInfos, type ExternalInfoFilter } from './external-infos.record.js';

@Resolver()
export class ExternalInfosResolver {
  constructor(private readonly records: Records) {}

  @Query('touroperatorexternalrestrictioninfos')
  externalInfos(): Promise<ExternalInfo[]> {
    return this.records.all(externalInfos);
  }

  @Query('externalInfoList')
  @ListScreen('externalinfos')
  externalInfoList(
    @Args() args: ListArguments<ExternalInfoSortField, ExternalInfoFilter>,
  ): Promise<ListPage<ExternalInfo>> {
    return this.records.list(externalInfos, args);
  }

  @Query('externalInfo')
  externalInfo(@Args('id') id: string): Promise<ExternalInfo | null> {
    return this.records.one(externalInfos, id);
  }

  @Mutation('createTouroperatorExternalRestrictionInfo')
  create(
    @Args('input') input: ExternalInfoInput,
  ): Promise<Presented<'TourOperatorExternalRestrictionInfoPayload', 'info'>> {
    return this.records.create(externalInfos, input);
  }

  @Mutation('updateTouroperatorExternalRestrictionInfo')
  update(
    @Args('input') input: ExternalInfoInput,
  ): Promise<Presented<'TourOperatorExternalRestrictionInfoPayload', 'info'>> {
    return this.records.update(externalInfos, input);
  }

  @Mutation('deleteTouroperatorExternalRestrictionInfo')
  delete(@Args('id') id: string): Promise<Presented<'MutationResult'>> {
    return this.records.delete(externalInfos, id);
  }
}
