import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { APP_FILTER } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import { GraphQLJSON } from 'graphql-scalars';
import { systemClock, type Clock } from '@landfall/kernel';
import { EDITORIAL_PROVIDERS } from '@landfall/editorial/api';
import { JOURNEY_PROVIDERS, TripLinks } from '@landfall/journeys/api';
import { Login, LoginResolver, Sessions } from '@landfall/organisations/api';
import { Places, type PlaceRows } from '@landfall/places';
import { PLACE_PROVIDERS } from '@landfall/places/api';
import { PastPlaces, PlacesProjection } from '@landfall/places/persistence';
import { loadPlaceSeeds } from '@landfall/places/seeds';
import { CLOCK, CONFIG, Database, LinkSecrets, LogSignal, Passwords, PublicWeb, type Config } from '@landfall/platform';
import { ANSWER_PROVIDERS } from '@landfall/answers/api';
import { IMPORT_PROVIDERS } from '@landfall/imports/api';
import { RESTRICTION_PROVIDERS } from '@landfall/restrictions/api';
import { AuthorityDirectory } from '@landfall/restrictions/authority-directory';
import { Cruises } from '@landfall/answers/cruises';
import { RuleIndexProjection } from '@landfall/answers/rule-index';
import { loadCruiseSeeds } from '@landfall/answers/cruise-seeds';
import { loadGroups } from '@landfall/restrictions/country-groups';
import { closeSchema } from './access/close-schema.js';
import { ApiLifecycle } from './api.lifecycle.js';
import { CompiledQueries } from './graphql/compiled-queries.js';
import { ExpectedErrorsFilter } from './graphql/expected-errors.filter.js';
import { formatError } from './graphql/format-error.js';
import { limits, MAX_TOKENS } from './graphql/limits.js';
import { DateScalar, DateTimeScalar } from './graphql/scalars.js';
import { withStorableText } from './graphql/storable-text.js';
import { HealthController } from './health/health.controller.js';

const SHIPPED_PLACES = Symbol('shipped places');
export const SCHEMA_PATH = new URL('../schema.graphql', import.meta.url);

/** Composition of the api process. No business rule lives here. */
@Module({})
export class ApiModule {
  static for(config: Config, clock: Clock = systemClock): DynamicModule {
    return {
      module: ApiModule,
      imports: [
        CqrsModule.forRoot(),
        GraphQLModule.forRoot<ApolloDriverConfig>({
          driver: ApolloDriver,
          path: '/api/graphql',
          typeDefs: readFileSync(SCHEMA_PATH, 'utf8'),
          resolvers: { Date: DateScalar, DateTime: DateTimeScalar, JSON: GraphQLJSON },
          transformSchema: (schema) => closeSchema(withStorableText(schema)),
          introspection: config.introspection,
          playground: false,
          graphiql: false,
          csrfPrevention: true,
          includeStacktraceInErrorResponses: false,
          hideSchemaDetailsFromClientErrors: true,
          persistedQueries: false,
          cache: 'bounded',
          validationRules: [limits],
          parseOptions: { maxTokens: MAX_TOKENS },
          formatError,
          // Cache hints would wrap the resolver of every field, thousands in a lookup; answers are not cached (create-api.ts).
          plugins: [new CompiledQueries(), ApolloServerPluginCacheControlDisabled()],
        }),
      ],
      controllers: [HealthController],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: CLOCK, useValue: clock },
        { provide: Database, useFactory: () => new Database(config.databaseUrl) },
        { provide: LogSignal, useFactory: () => new LogSignal(config.databaseUrl) },
        { provide: SHIPPED_PLACES, useFactory: () => loadPlaceSeeds(join(config.seedsDir, 'places')) },
        { provide: Places, useFactory: (shipped: PlaceRows) => Places.of(shipped), inject: [SHIPPED_PLACES] },
        {
          provide: PlacesProjection,
          useFactory: (database: Database, signal: LogSignal, places: Places, shipped: PlaceRows) =>
            new PlacesProjection(database, signal, places, shipped),
          inject: [Database, LogSignal, Places, SHIPPED_PLACES],
        },
        {
          provide: PastPlaces,
          useFactory: (places: Places, shipped: PlaceRows) => new PastPlaces(places, shipped),
          inject: [Places, SHIPPED_PLACES],
        },
        { provide: PublicWeb, useValue: new PublicWeb() },
        { provide: Passwords, useFactory: () => new Passwords() },
        { provide: TripLinks, useValue: new TripLinks(new LinkSecrets(config.secret), config.publicUrl) },
        { provide: Sessions, useFactory: (database: Database) => new Sessions(database, clock), inject: [Database] },
        {
          provide: Login,
          useFactory: (database: Database, passwords: Passwords, sessions: Sessions) =>
            new Login(database, passwords, sessions, clock),
          inject: [Database, Passwords, Sessions],
        },
        {
          provide: RuleIndexProjection,
          useFactory: async (database: Database, signal: LogSignal) =>
            new RuleIndexProjection(database, signal, await loadGroups(config.seedsDir), config.timeZone),
          inject: [Database, LogSignal],
        },
        {
          provide: Cruises,
          useFactory: async (places: Places) => Cruises.of(await loadCruiseSeeds(config.seedsDir), places),
          inject: [Places],
        },
        {
          provide: AuthorityDirectory,
          useFactory: (database: Database) => new AuthorityDirectory(database),
          inject: [Database],
        },
        { provide: APP_FILTER, useClass: ExpectedErrorsFilter },
        ApiLifecycle,
        LoginResolver,
        ...PLACE_PROVIDERS,
        ...RESTRICTION_PROVIDERS,
        ...ANSWER_PROVIDERS,
        ...IMPORT_PROVIDERS,
        ...JOURNEY_PROVIDERS,
        ...EDITORIAL_PROVIDERS,
      ],
    };
  }
}
