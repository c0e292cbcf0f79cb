import { CommandBus } from '@nestjs/cqrs';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Language, Outcome } from '@landfall/kernel';
import { currentRequest, Database, validated } from '@landfall/platform';
import { fallbackText } from '../model/fallback-text.js';
import { toPayload } from '../model/payload.js';
import { DeleteExternalInfo } from './delete-external-info.handler.js';
import { ExternalInfoInput } from './external-info.input.js';
import { externalInfos, type ExternalInfo } from './external-info-store.js';
import { SaveExternalInfo } from './save-external-info.handler.js';

@Resolver()
export class ExternalInfosResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
  ) {}

  @Query('touroperatorexternalrestrictioninfos')
  async externalInfos(): Promise<object[]> {
    const { language } = currentRequest();
    const infos = await this.database.transaction('none', externalInfos);
    return infos.map((info) => present(info, language));
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
    return { ...toPayload(outcome), info: outcome.ok ? present(outcome.info, currentRequest().language) : null };
  }
}

const present = (info: ExternalInfo, language: Language): ExternalInfo => ({
  ...info,
  link: info.link ?? fallbackText({ de: info.linkDe, en: info.linkEn }, language),
});
