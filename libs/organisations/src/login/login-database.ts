import { APP_ROLE, Database } from '@landfall/platform';

const CONNECTIONS = 2;

/** Connections of their own for logins: a flood of them leaves all others alone. Opened with the first login; the common database checks the role. */
export class LoginDatabase extends Database {
  constructor(url: string) {
    super(url, { max: CONNECTIONS, role: APP_ROLE });
  }

  override onModuleInit(): Promise<void> {
    return Promise.resolve();
  }
}
