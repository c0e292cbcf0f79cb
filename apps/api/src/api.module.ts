import { readFileSync } from 'node:fs';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import { GraphQLJSON } from 'graphql-scalars';
import { LandfallModule } from '@landfall/composition';
import type { Clock } from '@landfall/kernel';
import { Database, EventFeed, LogSignal, type Config } from '@landfall/platform';
import { AuthPagesController } from './auth-pages/auth-pages.controller.js';
import { LoginPagesController } from './auth-pages/login-pages.controller.js';
import { ChangeStreams } from './changes/change-streams.js';
import { enforceFieldAccess } from './access/enforce-field-access.js';
import { FaultsFilter } from './graphql/faults.filter.js';
import { formatError } from './graphql/format-error.js';
import { MAX_TOKENS } from './graphql/document-limits.js';
import { introspectionLimits } from './graphql/introspection-limits.js';
import { limits, VALIDATION } from './graphql/limits.js';
import { nestedPlaces } from './graphql/nested-places.js';
import { OperationCosts } from './graphql/operation-costs.js';
import { DateScalar, DateTimeScalar } from './graphql/scalars.js';
import { PlacesAtOnce } from './graphql/places-at-once.js';
import { withSanitisedText } from './graphql/sanitised-text.js';
import { withWorkLimits } from './graphql/work-limits.js';
import { EvidenceFileResolver } from './evidence-file/evidence-file.resolver.js';
import { HealthController } from './health/health.controller.js';
import { CompiledLookups, textOfResult, withCapturedAnswers } from './lookups/compiled-lookups.js';
import { DirectLookups } from './lookups/direct-lookups.js';
import { KnownLookups } from './lookups/known-lookups.js';
import { LookupDocuments } from './lookups/lookup-documents.js';
import { ConsoleVersionResolver } from './static/console-version.resolver.js';
import { PdfRenderer } from '@landfall/traveller/evidence-file';
import { RouteMaps } from '@landfall/traveller/preview';
import { TripPagePreviewResolver } from './trip-page-preview/trip-page-preview.resolver.js';

export const SCHEMA_PATH = new URL('../../../apps/api/schema.graphql', import.meta.url);

/** The api process: GraphQL and health beside the product. No business rule lives here. */
@Module({})
export class ApiModule {
  static for(config: Config, clock?: Clock): DynamicModule {
    return {
      module: ApiModule,
      imports: [
        LandfallModule.forRoot(config, clock),
        GraphQLModule.forRoot<ApolloDriverConfig>({
          driver: ApolloDriver,
          path: '/api/graphql',
          typeDefs: readFileSync(SCHEMA_PATH, 'utf8'),
          resolvers: { Date: DateScalar, DateTime: DateTimeScalar, JSON: GraphQLJSON },
          transformSchema: (schema) =>
            withCapturedAnswers(enforceFieldAccess(withSanitisedText(withWorkLimits(schema)))),
          introspection: config.introspection,
          playground: false,
          graphiql: false,
          csrfPrevention: true,
          includeStacktraceInErrorResponses: false,
          hideSchemaDetailsFromClientErrors: true,
          persistedQueries: false,
          cache: 'bounded',
          validationRules: [limits, introspectionLimits, nestedPlaces],
          validationOptions: VALIDATION,
          parseOptions: { maxTokens: MAX_TOKENS },
          formatError,
          stringifyResult: textOfResult,
          // Cache hints would wrap the resolver of every field, thousands in a lookup; answers are not cached (create-api.ts).
          plugins: [ApolloServerPluginCacheControlDisabled()],
          // Before, it would close the port that the process drains (DRAIN_SECONDS).
          stopOnApplicationShutdown: true,
        }),
      ],
      controllers: [HealthController, AuthPagesController, LoginPagesController],
      providers: [
        {
          provide: EventFeed,
          useFactory: (database: Database, signal: LogSignal) => new EventFeed(database, signal),
          inject: [Database, LogSignal],
        },
        ChangeStreams,
        TripPagePreviewResolver,
        EvidenceFileResolver,
        PdfRenderer,
        RouteMaps,
        ConsoleVersionResolver,
        OperationCosts,
        PlacesAtOnce,
        LookupDocuments,
        CompiledLookups,
        KnownLookups,
        DirectLookups,
        { provide: APP_FILTER, useClass: FaultsFilter },
      ],
    };
  }
}
