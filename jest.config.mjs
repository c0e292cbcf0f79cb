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
export default {
  testSequencer: '<rootDir>/test/longest-first.mjs',
  projects: [project('unit'), project('int'), project('e2e'), project('browser')],
};
