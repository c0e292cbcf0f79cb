import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Outcome } from '@landfall/kernel';
import { currentRequest, Database, toPayload, validated, type ListArguments, type ListPage } from '@landfall/platform';
import { DeleteExternalInfo } from './delete-external-info.handler.js';
import { ExternalInfoInput } from './external-info.input.js';
import { externalInfos, externalInfosByIds } from './external-info-store.js';
import type { ExternalInfo } from './external-info.entity.js';
import { ListExternalInfos, type ExternalInfoFilter, type ExternalInfoSortField } from './list-external-infos.query.js';
import { presentExternalInfo } from './present-external-info.js';
import { SaveExternalInfo } from './save-external-info.handler.js';

@Resolver()
export class ExternalInfosResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly database: Database,
  ) {}

  @Query('touroperatorexternalrestrictioninfos')
  async externalInfos(): Promise<object[]> {
    const { language } = currentRequest();
    const infos = await this.database.transaction('none', externalInfos);
    return infos.map((info) => presentExternalInfo(info, language));
  }

  @Query('externalInfoList')
  externalInfoList(
    @Args() args: ListArguments<ExternalInfoSortField, ExternalInfoFilter>,
  ): Promise<ListPage<ExternalInfo>> {
    return this.queries.execute(new ListExternalInfos(args, currentRequest().language));
  }

  @Query('externalInfo')
  async externalInfo(@Args('id') id: string): Promise<ExternalInfo | null> {
    const [found] = await this.database.transaction('none', (tx) => externalInfosByIds(tx, [id]));
    return found ? presentExternalInfo(found, currentRequest().language) : null;
  }

  @Mutation('createTouroperatorExternalRestrictionInfo')
  create(@Args('input') input: ExternalInfoInput): Promise<object> {
    return this.save('create', input);
  }

  @Mutation('updateTouroperatorExternalRestrictionInfo')
  update(@Args('input') input: ExternalInfoInput): Promise<object> {
    return this.save('update', input);
  }

  @Mutation('deleteTouroperatorExternalRestrictionInfo')
  async delete(@Args('id') id: string): Promise<object> {
    return toPayload(await this.commands.execute<DeleteExternalInfo, Outcome<object>>(new DeleteExternalInfo(id)));
  }

  private async save(kind: 'create' | 'update', input: ExternalInfoInput): Promise<object> {
    const outcome = await this.commands.execute<SaveExternalInfo, Outcome<{ info: ExternalInfo }>>(
      new SaveExternalInfo(kind, validated(ExternalInfoInput, input)),
    );
    return {
      ...toPayload(outcome),
      info: outcome.ok ? presentExternalInfo(outcome.info, currentRequest().language) : null,
    };
  }
}
