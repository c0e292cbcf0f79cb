import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CONFIG, Database, currentRequest, type Config } from '@landfall/platform';
import { organisationById } from '../organisation/organisation-store.js';
import { userById } from '../users/user-store.js';
import { Sessions } from '../sessions/sessions.js';
import { Login } from './login.js';
import { presentOrganisation } from '../organisation/present-organisation.js';

@Resolver()
export class LoginResolver {
  constructor(
    private readonly login: Login,
    private readonly sessions: Sessions,
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Pick<Config, 'timeZone'>,
  ) {}

  @Mutation('tokenAuth')
  async tokenAuth(@Args('username') username: string, @Args('password') password: string): Promise<{ token: string }> {
    return { token: await this.login.authenticate(username, password, currentRequest().address) };
  }

  @Mutation('logout')
  async logout(): Promise<{ ok: boolean; errors: never[] }> {
    const { token } = currentRequest();
    if (token) await this.sessions.close(token);
    return { ok: true, errors: [] };
  }

  @Query('whoAmI')
  async whoAmI(): Promise<object | null> {
    const { viewer } = currentRequest();
    if (!viewer) return null;
    return this.database.transaction('system', async (tx) => {
      const user = await userById(tx, viewer.userId);
      if (!user) return null;
      const organisation = user.organisationId ? await organisationById(tx, user.organisationId) : null;
      return {
        ...user,
        permissions: user.permissions.map((codename) => ({ codename })),
        organisation: organisation ? presentOrganisation(organisation, 'own') : null,
        cdbAccessKey: null,
        gmCdbUrl: null,
        dmVersionKey: 'DEV',
        timeZone: this.config.timeZone,
      };
    });
  }

  @Query('permissions')
  permissions(): { codename: string }[] {
    return (currentRequest().viewer?.permissions ?? []).map((codename) => ({ codename }));
  }

  @Query('organisation')
  async organisation(@Args('id') id: string): Promise<object | null> {
    const { viewer } = currentRequest();
    if (!viewer || viewer.organisationId !== id) return null;
    const organisation = await this.database.transaction('system', (tx) => organisationById(tx, id));
    return organisation ? presentOrganisation(organisation, 'own') : null;
  }
}
