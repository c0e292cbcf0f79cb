import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database, type Presented } from '@landfall/platform';
import { passkeysOf } from '../passkeys/passkey-store.js';
import { secondFactorOf } from '../second-factor/second-factor-store.js';

/** How a user logs in beside the password. */
export class OwnLoginMethods extends Query<Presented<'OwnLoginMethods'>> {
  constructor(readonly userId: string) {
    super();
  }
}

@QueryHandler(OwnLoginMethods)
export class OwnLoginMethodsHandler implements IQueryHandler<OwnLoginMethods> {
  constructor(private readonly database: Database) {}

  execute({ userId }: OwnLoginMethods): Promise<Presented<'OwnLoginMethods'>> {
    return this.database.transaction('system', async (tx) => {
      const factor = await secondFactorOf(tx, userId);
      const passkeys = await passkeysOf(tx, userId);
      return {
        hasSecondFactor: Boolean(factor?.confirmedAt),
        recoveryCodesLeft: factor?.confirmedAt ? factor.recoveryCodes.length : 0,
        passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, lastUsedAt })),
      };
    });
  }
}
