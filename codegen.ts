import type { CodegenConfig } from '@graphql-codegen/cli';

/** The folders `gen` are committed: `npm run codegen` writes them, `npm test` fails when they differ from schema and documents. */
const config: CodegenConfig = {
  schema: 'apps/api/schema.graphql',
  generates: {
    'apps/admin/src/gen/graphql.ts': {
      documents: 'apps/admin/src/**/*.graphql',
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        documentMode: 'string',
        pureMagicComment: true,
        dedupeFragments: true,
        enumType: 'string-literal',
        skipTypename: true,
        omitOperationSuffix: true,
        inlineFragmentTypes: 'combine',
        useTypeImports: true,
        avoidOptionals: { inputValue: true },
        inputMaybeValue: 'T | null',
        scalars: { ID: 'string', Date: 'string', DateTime: 'string', JSON: 'unknown' },
      },
    },
    // Filters and enums that only the resources' mappings name, and no document.
    'apps/admin/src/gen/schema.ts': {
      plugins: ['typescript'],
      config: {
        enumsAsTypes: true,
        skipTypename: true,
        scalars: { Date: 'string', DateTime: 'string', JSON: 'unknown' },
      },
    },
    'apps/admin/src/gen/resource-schema.ts': {
      plugins: ['./scripts/codegen/resource-schema.mjs'],
      config: {
        also: ['myjourneys', 'updateMyjourneyEmailNote', 'resolveEntryrestrictionFeedback', 'withdrawRevision'],
        without: ['createEntryRestriction', 'updateEntryRestriction', 'createMyjourney'],
      },
    },
    'libs/platform/src/gen/schema.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        enumsAsTypes: true,
        useTypeImports: true,
        immutableTypes: true,
        avoidOptionals: { field: true },
        // Resolvers of libs/places fill these from their id.
        mappers: {
          Airport: '{ readonly id: string }',
          Country: '{ readonly id: string }',
          Region: '{ readonly id: string }',
        },
        scalars: { Date: 'string', DateTime: { input: 'string', output: 'Date | string' }, JSON: 'unknown' },
      },
    },
  },
};
export default config;
