/**
 * Who may know whom (docs/architecture.md). `npm run check:boundaries` fails the build; each rule has a fixture in
 * test/boundaries/fixtures that must break it and no other.
 */
const PACKAGE = '^(libs|apps)/([^/]+)/';
const SAME_PACKAGE = '^$1/$2/';
/**
 * Specs and what only they use. A test arranges the world through the commands and builders of any context and may look into the
 * database; circles are forbidden to it as well, and nothing that runs may import it.
 */
const TEST_CODE = ['\\.spec\\.tsx?$', '^(libs|apps)/[^/]+/test/'];
/** The process in apps/traveller; all other sources there are the markup of its pages. */
const TRAVELLER_SERVER = '^apps/traveller/src/(server/|main\\.ts$)';
/** The functions of the traveller app that another process calls. */
const PAGE_PREVIEW = '^apps/traveller/src/server/pages/(preview-trip-page|evidence-file|auth-page)\\.ts$';
const npm = (...names) => `(^|/)node_modules/(${names.join('|')})/`;

/** Libraries that also run in a browser, and what each of them may import beside itself. */
const PURE = {
  kernel: [],
  catalogue: ['^libs/(kernel|messages)/', npm('intl-messageformat', 'entities')],
  requirements: ['^libs/(kernel|catalogue)/', '^crypto$'],
  messages: ['^libs/kernel/', npm('intl-messageformat')],
};
const PURE_LIBS = `^libs/(${Object.keys(PURE).join('|')})/`;

const pure = ([lib, allowed]) => ({
  name: `${lib}-is-pure`,
  comment: `libs/${lib} is compiled for the browser too: no Node (but for a hash in the engine), no framework, no database.`,
  severity: 'error',
  from: { path: `^libs/${lib}/src/`, pathNot: TEST_CODE },
  to: {
    pathNot: [`^libs/${lib}/src/`, ...allowed],
  },
});

module.exports = {
  forbidden: [
    {
      name: 'no-engine-in-the-console',
      comment:
        'The index of libs/requirements holds the engine, which hashes with node:crypto. The console takes its other exports.',
      severity: 'error',
      from: { path: '^apps/admin/src/' },
      to: { path: '^libs/requirements/src/index\\.ts$' },
    },
    {
      name: 'no-unresolvable',
      comment:
        'Nothing is imported that is not there; a subpath that a package does not list in its exports is not there.',
      severity: 'error',
      from: {},
      // A package of types only, which generated code imports: there is no file to resolve to.
      to: { couldNotResolve: true, pathNot: '^@graphql-typed-document-node/core$' },
    },
    {
      name: 'no-cycles',
      comment:
        'Inside a package a file of texts may import the type that describes it; a circle that exists at run time may not be.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-cycles-between-packages',
      comment: 'Packages form no circle, not even one of types.',
      severity: 'error',
      from: { path: PACKAGE },
      to: { circular: true, via: { path: '^(libs|apps)/', pathNot: SAME_PACKAGE } },
    },
    ...Object.entries(PURE).map(pure),
    {
      name: 'platform-knows-no-context',
      comment: 'libs/platform is infrastructure: beside itself it knows the kernel and the texts of errors.',
      severity: 'error',
      from: { path: '^libs/platform/' },
      to: { path: '^(libs|apps)/', pathNot: '^libs/(platform|kernel|messages)/' },
    },
    {
      name: 'libs-import-no-app',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: '^apps/' },
    },
    {
      name: 'apps-import-no-app',
      comment:
        'Processes meet in the database. The api shows staff past pages, and pages about their accounts, in the dress of those for travellers (docs/adr/0025).',
      severity: 'error',
      from: { path: '^apps/([^/]+)/', pathNot: TEST_CODE },
      to: { path: '^apps/', pathNot: ['^apps/$1/', PAGE_PREVIEW] },
    },
    {
      name: 'travellers-reach-no-rules',
      comment:
        'The process of the travellers holds no rule index and no GraphQL, nor does anything that it imports (docs/adr/0025).',
      severity: 'error',
      from: { path: TRAVELLER_SERVER, pathNot: TEST_CODE },
      to: {
        path: [npm('@nestjs/graphql', '@nestjs/apollo', '@apollo/[^/]+', 'graphql'), '/rule-index\\.projection\\.ts$'],
        reachable: true,
      },
    },
    {
      name: 'packages-through-exports',
      comment: 'Another package is entered by its name and a subpath of its exports, never by a path into its folder.',
      severity: 'error',
      from: { path: PACKAGE, pathNot: TEST_CODE },
      to: { path: '^(libs|apps)/', pathNot: SAME_PACKAGE, dependencyTypesNot: ['aliased-workspace'] },
    },
    {
      name: 'commands-stay-at-home',
      comment: 'The folder of a use case belongs to its context; others use what ./api, ./worker or ./events say.',
      severity: 'error',
      from: { path: PACKAGE, pathNot: TEST_CODE },
      to: { path: '^libs/[^/]+/src/commands/', pathNot: SAME_PACKAGE },
    },
    {
      name: 'only-platform-touches-infrastructure',
      comment: 'Database, queues, mail and password hashing are behind libs/platform.',
      severity: 'error',
      from: { path: '^(libs|apps)/', pathNot: ['^libs/platform/', ...TEST_CODE] },
      to: {
        path: npm('pg', 'pg-[^/]+', 'bullmq', 'ioredis', 'nodemailer', '@node-rs/argon2', 'rate-limiter-flexible'),
      },
    },
    {
      name: 'typeorm-in-entities-and-stores',
      comment: 'What a table looks like is known to its entity and its store; everybody else asks the store.',
      severity: 'error',
      from: {
        path: '^(libs|apps)/',
        pathNot: ['^libs/platform/', '^libs/[^/]+/src/.*(\\.entity|-store)\\.ts$', ...TEST_CODE],
      },
      to: { path: npm('typeorm', '@nestjs/typeorm') },
    },
    {
      name: 'only-contexts-check-inputs',
      comment: 'What an input has to look like is said beside its command, once: docs/adr/0026.',
      severity: 'error',
      from: { path: '^apps/', pathNot: TEST_CODE },
      to: { path: npm('class-validator', 'class-transformer') },
    },
    {
      name: 'front-ends-import-no-server',
      comment: 'What a browser loads, and the markup a traveller gets, know the pure libraries only.',
      severity: 'error',
      from: { path: '^apps/(admin|traveller)/src/', pathNot: [TRAVELLER_SERVER, ...TEST_CODE] },
      to: {
        path: ['^libs/', TRAVELLER_SERVER, npm('@nestjs/[^/]+', '@apollo/server', 'express', 'graphql-jit')],
        pathNot: PURE_LIBS,
      },
    },
    {
      name: 'front-ends-import-no-node',
      severity: 'error',
      from: { path: '^apps/(admin|traveller)/src/', pathNot: [TRAVELLER_SERVER, ...TEST_CODE] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'product-imports-no-test',
      comment: 'Specs, their arrangements and @landfall/platform/testing are not part of what runs.',
      severity: 'error',
      from: { path: '^(libs|apps)/[^/]+/src/', pathNot: [...TEST_CODE, '^libs/platform/src/testing/'] },
      to: { path: [...TEST_CODE, '^libs/platform/src/testing/'] },
    },
  ],
  options: {
    // The generated schema is types alone; those that it takes from graphql are not there at run time.
    doNotFollow: { path: ['node_modules', '^libs/platform/src/gen/schema\\.ts$'] },
    exclude: { path: '^(libs|apps)/[^/]+/dist/' },
    // Types count: who imports only a type of another package knows it all the same.
    tsPreCompilationDeps: true,
    // Only the root lists the third-party packages.
    combinedDependencies: true,
    // Packages are read from their sources, as tests and type checks do; else the rules would see dist/.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
