import { Module } from '@nestjs/common';
import type { Clock } from '@landfall/kernel';
import { CLOCK, CONFIG, Database, eventTypesOf, LinkSecrets, Passwords, type Config } from '@landfall/platform';
import { FindUserHandler } from './administration/find-user.query.js';
import { ListUsersHandler } from './administration/list-users.query.js';
import { OrganisationNamesHandler } from './administration/organisation-names.query.js';
import {
  FindOrganisationAccountHandler,
  ListOrganisationAccountsHandler,
} from './administration/organisation-accounts.query.js';
import { OrganisationAccountsResolver } from './administration/organisation-accounts.resolver.js';
import { SaveOrganisationAccountHandler } from './administration/save-organisation-account.handler.js';
import { SaveUserHandler } from './administration/save-user.handler.js';
import { USER_EVENTS } from './administration/user-events.js';
import { UsersResolver } from './administration/users.resolver.js';
import { PlacesModule } from '@landfall/places/module';
import { ChangeFavouritesHandler } from './favourites/change-favourites.handler.js';
import { CountrySelectionsResolver } from './favourites/country-selections.resolver.js';
import { FavouritesHandler } from './favourites/favourites.query.js';
import { LOGIN_METHOD_EVENTS } from './account/login-method-events.js';
import { LoginMethodsResolver } from './login-methods/login-methods.resolver.js';
import { OwnLoginMethodsHandler } from './login-methods/own-login-methods.query.js';
import { OwnPassword } from './account/own-password.js';
import { GuessingAlarm } from './login/guessing-alarm.js';
import { KnownDevices } from './login/known-devices.js';
import { LogInHandler } from './login/log-in.handler.js';
import { LogOutHandler } from './login/log-out.handler.js';
import { Login } from './login/login.js';
import { LoginDatabase } from './login/login-database.js';
import { LogInByTicketHandler } from './login/log-in-by-ticket.handler.js';
import { LoginTickets } from './login/login-tickets.js';
import { SessionOpening } from './login/session-opening.js';
import { AddPasskeyHandler } from './passkeys/add-passkey.handler.js';
import { LogInByPasskeyHandler } from './passkeys/log-in-by-passkey.handler.js';
import { Passkeys } from './passkeys/passkeys.js';
import { RemovePasskeyHandler } from './passkeys/remove-passkey.handler.js';
import { RequestPasskeyHandler } from './passkeys/request-passkey.handler.js';
import { BeginSecondFactorHandler } from './second-factor/begin-second-factor.handler.js';
import { ConfirmSecondFactorHandler } from './second-factor/confirm-second-factor.handler.js';
import { RemoveSecondFactorHandler } from './second-factor/remove-second-factor.handler.js';
import { SecondFactors } from './second-factor/second-factors.js';
import { LogInByProviderHandler } from './single-sign-on/log-in-by-provider.handler.js';
import { SIGN_ON } from './single-sign-on/sign-on-token.js';
import { SingleSignOn } from './single-sign-on/single-sign-on.js';
import { LoginResolver } from './login/login.resolver.js';
import { RenewSessionHandler } from './login/renew-session.handler.js';
import { ORGANISATION_EVENTS } from './organisation/organisation-events.js';
import { UpdateOrganisationHandler } from './organisation/update-organisation.handler.js';
import { ChangePasswordHandler } from './passwords/change-password.handler.js';
import { PasswordsResolver } from './passwords/passwords.resolver.js';
import { PASSWORD_EVENTS } from './passwords/password-events.js';
import { RequestPasswordResetHandler } from './passwords/request-reset.handler.js';
import { ResetPasswordHandler } from './passwords/reset-password.handler.js';
import { FindColleagueHandler } from './profile/find-colleague.query.js';
import { ProfileResolver } from './profile/profile.resolver.js';
import { UpdateUserHandler } from './profile/update-user.handler.js';
import { OwnOrganisationHandler } from './organisation/own-organisation.query.js';
import { RefreshTokens } from './sessions/refresh-tokens.js';
import { EndSessionHandler } from './sessions/end-session.handler.js';
import { OwnSessionsHandler } from './sessions/own-sessions.query.js';
import { OwnSessionsResolver } from './sessions/own-sessions.resolver.js';
import { Sessions } from './sessions/sessions.js';
import { OwnWidgetHandler } from './widget/own-widget.query.js';
import { UpdateWidgetHandler } from './widget/update-widget.handler.js';
import { WidgetResolver } from './widget/widget.resolver.js';
import { WhoAmIHandler } from './users/who-am-i.query.js';

/** Organisations, their users, login and sessions. */
@Module({
  imports: [PlacesModule],
  providers: [
    {
      provide: Sessions,
      useFactory: (database: Database, clock: Clock, secrets: LinkSecrets) =>
        new Sessions(database, clock, new RefreshTokens(secrets)),
      inject: [Database, CLOCK, LinkSecrets],
    },
    {
      provide: LoginDatabase,
      useFactory: (config: Config) => new LoginDatabase(config.databaseUrl),
      inject: [CONFIG],
    },
    {
      provide: KnownDevices,
      useFactory: (secrets: LinkSecrets, clock: Clock) => new KnownDevices(secrets, clock),
      inject: [LinkSecrets, CLOCK],
    },
    GuessingAlarm,
    {
      provide: SecondFactors,
      useFactory: (secrets: LinkSecrets, clock: Clock) => new SecondFactors(secrets, clock),
      inject: [LinkSecrets, CLOCK],
    },
    {
      provide: SessionOpening,
      useFactory: (sessions: Sessions, devices: KnownDevices) => new SessionOpening(sessions, devices),
      inject: [Sessions, KnownDevices],
    },
    {
      provide: LoginTickets,
      useFactory: (secrets: LinkSecrets, clock: Clock) => new LoginTickets(secrets, clock),
      inject: [LinkSecrets, CLOCK],
    },
    {
      provide: Passkeys,
      useFactory: (secrets: LinkSecrets, clock: Clock, { publicUrl }: Config) =>
        new Passkeys(secrets, clock, publicUrl),
      inject: [LinkSecrets, CLOCK, CONFIG],
    },
    {
      provide: SIGN_ON,
      useFactory: ({ singleSignOn, publicUrl }: Config) =>
        singleSignOn ? new SingleSignOn(singleSignOn, publicUrl) : null,
      inject: [CONFIG],
    },
    {
      provide: OwnPassword,
      useFactory: (database: Database, passwords: Passwords) => new OwnPassword(database, passwords),
      inject: [Database, Passwords],
    },
    {
      provide: Login,
      useFactory: (...parts: ConstructorParameters<typeof Login>) => new Login(...parts),
      inject: [LoginDatabase, Passwords, SecondFactors, SessionOpening, KnownDevices, GuessingAlarm],
    },
    LogInHandler,
    LogInByTicketHandler,
    LogInByPasskeyHandler,
    LogInByProviderHandler,
    BeginSecondFactorHandler,
    ConfirmSecondFactorHandler,
    RemoveSecondFactorHandler,
    RequestPasskeyHandler,
    AddPasskeyHandler,
    RemovePasskeyHandler,
    OwnLoginMethodsHandler,
    LoginMethodsResolver,
    LogOutHandler,
    RenewSessionHandler,
    OwnOrganisationHandler,
    OwnSessionsHandler,
    EndSessionHandler,
    OwnSessionsResolver,
    ListUsersHandler,
    FindUserHandler,
    OrganisationNamesHandler,
    SaveUserHandler,
    UsersResolver,
    SaveOrganisationAccountHandler,
    ListOrganisationAccountsHandler,
    FindOrganisationAccountHandler,
    OrganisationAccountsResolver,
    RequestPasswordResetHandler,
    ResetPasswordHandler,
    ChangePasswordHandler,
    PasswordsResolver,
    UpdateOrganisationHandler,
    UpdateUserHandler,
    FindColleagueHandler,
    ProfileResolver,
    eventTypesOf([...ORGANISATION_EVENTS, ...PASSWORD_EVENTS, ...USER_EVENTS, ...LOGIN_METHOD_EVENTS]),
    FavouritesHandler,
    ChangeFavouritesHandler,
    CountrySelectionsResolver,
    OwnWidgetHandler,
    UpdateWidgetHandler,
    WidgetResolver,
    WhoAmIHandler,
    LoginResolver,
  ],
  exports: [Sessions, GuessingAlarm, SIGN_ON],
})
export class OrganisationsModule {}
