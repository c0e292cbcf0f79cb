import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const SPECS = ['**/*.spec.ts', '**/*.spec.tsx', 'test/**', 'libs/*/test/**', 'apps/*/test/**'];
const FRONT_ENDS = ['apps/admin/src/**/*.{ts,tsx}', 'apps/traveller/src/**/*.tsx'];
const lines = (max) => ['error', { max, skipBlankLines: true, skipComments: true }];

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/gen/',
      '.landfall/',
      '.cache/',
      'test/boundaries/fixtures/',
      'test-results/',
      'coverage/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.json', './apps/admin/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // Factories answer objects of closures, which their callers take apart; classes are never taken apart.
      '@typescript-eslint/unbound-method': 'off',
      // Forms and handlers of React may answer a promise: react-hook-form and react-query take care of its errors.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // Nest and GraphQL resolvers answer a promise whether or not they await anything.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    rules: {
      complexity: ['error', 15],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines-per-function': lines(60),
      'no-console': 'error',
      'no-nested-ternary': 'error',
    },
  },
  {
    files: FRONT_ENDS,
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser },
    rules: {
      // Dialogs and search fields take the focus when they open, as the ARIA patterns ask for.
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
    },
  },
  // A component is mostly markup.
  { files: ['**/*.tsx'], rules: { 'max-lines-per-function': lines(90) } },
  // A describe block is a function around all of its cases.
  { files: SPECS, rules: { 'max-lines-per-function': 'off' } },
  // Matchers such as `expect.any` are of type any, and a failing case prints whatever it was given.
  {
    files: SPECS,
    ignores: ['**/*.mjs'],
    rules: {
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/restrict-template-expressions': 'off',
    },
  },
  {
    files: ['**/*.{mjs,cjs}'],
    languageOptions: { globals: globals.node },
    rules: { 'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }] },
  },
  // Commands print; measurements are read from top to bottom.
  {
    files: ['scripts/**', 'test/**/*.mjs', 'libs/*/build/**', 'apps/mailcatcher/src/**', '**/speed.unit.spec.ts'],
    rules: { 'no-console': 'off' },
  },
  // A migration is one text of SQL.
  { files: ['db/migrations/**'], rules: { 'max-lines-per-function': 'off' } },
  { files: ['test/load/**'], rules: { 'max-lines-per-function': lines(120) } },
);
