const common = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': '@swc/jest' },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.*/dist/', '<rootDir>/.landfall/', '<rootDir>/.cache/'],
};
const project = (size, extra = {}) => ({
  ...common,
  displayName: size,
  testMatch: [`<rootDir>/{libs,apps,test,scripts}/**/*.${size}.spec.{ts,tsx}`],
  ...extra,
});
// Three products and their browsers share two processors: a test that misses a moment there has a second try, and the log names it.
const SECOND_TRY = { setupFilesAfterEnv: ['<rootDir>/test/browser/second-try.mjs'] };
export default {
  testSequencer: '<rootDir>/test/longest-first.mjs',
  projects: [project('unit'), project('int'), project('e2e'), project('browser', SECOND_TRY)],
};
