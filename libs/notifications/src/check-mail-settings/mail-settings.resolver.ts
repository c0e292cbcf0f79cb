import { QueryBus } from '@nestjs/cqrs';
import { Query, Resolver } from '@nestjs/graphql';
import type { Presented } from '@landfall/platform';
import { FindMailSettings } from './mail-settings.query.js';

@Resolver()
export class MailSettingsResolver {
  constructor(private readonly queries: QueryBus) {}

  @Query('mailSettings')
  mailSettings(): Promise<Presented<'MailSettings'>> {
    return this.queries.execute(new FindMailSettings());
  }
}
