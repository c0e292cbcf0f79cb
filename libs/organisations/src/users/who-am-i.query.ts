import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Language } from '@landfall/kernel';
import { CONFIG, Database, type Config, type Presented } from '@landfall/platform';
import { organisationById } from '../organisation/organisation-store.js';
import { presentOrganisation } from '../organisation/present-organisation.js';
import { userById } from './user-store.js';

/** The user who is logged in, with the own organisation; null when the user is gone. */
export class WhoAmI extends Query<Presented<'CurrentUser', 'dmVersionKey'> | null> {
  constructor(
    readonly userId: string,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(WhoAmI)
export class WhoAmIHandler implements IQueryHandler<WhoAmI> {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Pick<Config, 'timeZone' | 'helpUrls'>,
  ) {}

  execute({ userId, language }: WhoAmI): Promise<Presented<'CurrentUser', 'dmVersionKey'> | null> {
    return this.database.transaction('system', async (tx) => {
      const user = await userById(tx, userId);
      if (!user) return null;
      const organisation = user.organisationId ? await organisationById(tx, user.organisationId) : null;
      return {
        ...user,
        permissions: user.permissions.map((codename) => ({ codename })),
        organisation: organisation ? presentOrganisation(organisation, 'own') : null,
        cdbAccessKey: null,
        gmCdbUrl: null,
        timeZone: this.config.timeZone,
        helpUrl: this.helpUrl(language),
      };
    });
  }

  private helpUrl(language: Language): string | null {
    const { de, en } = this.config.helpUrls;
    return language === 'de' ? (de ?? en) : (en ?? de);
  }
}
