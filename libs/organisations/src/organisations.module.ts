import { Module } from '@nestjs/common';
import type { Clock } from '@landfall/kernel';
import { CLOCK, Database, Passwords } from '@landfall/platform';
import { LogInHandler } from './login/log-in.handler.js';
import { LogOutHandler } from './login/log-out.handler.js';
import { Login } from './login/login.js';
import { LoginResolver } from './login/login.resolver.js';
import { OwnOrganisationHandler } from './organisation/own-organisation.query.js';
import { Sessions } from './sessions/sessions.js';
import { WhoAmIHandler } from './users/who-am-i.query.js';

/** Organisations, their users, login and sessions. */
@Module({
  providers: [
    {
      provide: Sessions,
      useFactory: (database: Database, clock: Clock) => new Sessions(database, clock),
      inject: [Database, CLOCK],
    },
    {
      provide: Login,
      useFactory: (database: Database, passwords: Passwords, sessions: Sessions) =>
        new Login(database, passwords, sessions),
      inject: [Database, Passwords, Sessions],
    },
    LogInHandler,
    LogOutHandler,
    OwnOrganisationHandler,
    WhoAmIHandler,
    LoginResolver,
  ],
  exports: [Sessions],
})
export class OrganisationsModule {}
