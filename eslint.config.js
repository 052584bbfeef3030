// What Biome cannot see: rules that need types (lost promises above all), React's own rules, and accessibility.
// Formatting and everything else is Biome's. `scripts/lint.test.ts` plants a violation of each kind.
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const typeAware = {
  '@typescript-eslint/await-thenable': 'error',
  '@typescript-eslint/no-array-delete': 'error',
  '@typescript-eslint/no-base-to-string': 'error',
  '@typescript-eslint/no-floating-promises': [
    'error',
    { allowForKnownSafeCalls: [{ from: 'package', name: 'test', package: 'vitest' }] },
  ],
  '@typescript-eslint/no-for-in-array': 'error',
  '@typescript-eslint/no-implied-eval': 'error',
  // An event handler may be async: React ignores what it returns, and a rejection reaches the window's listener.
  '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  '@typescript-eslint/no-unnecessary-type-assertion': 'error',
  '@typescript-eslint/only-throw-error': 'error',
  '@typescript-eslint/prefer-promise-reject-errors': 'error',
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
};

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      'storybook-static/',
      '.cache/',
      '.data/',
      '**/drizzle/',
      '**/*.{js,mjs}',
      '**/*.config.ts',
    ],
  },
  // Nobody switches a rule off in a file: a rule that is wrong is changed here, where everybody sees it.
  { linterOptions: { noInlineConfig: true } },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { projectService: true },
    },
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: typeAware,
  },
  {
    files: ['**/*.tsx', 'apps/shop/src/**/*.ts', 'packages/ui/src/**/*.ts'],
    ...reactHooks.configs.flat.recommended,
  },
  // The component comes from a context, where whoever provides it made it once; the rule cannot see that.
  { files: ['packages/ui/src/link/Link.tsx'], rules: { 'react-hooks/static-components': 'off' } },
  // Storybook calls a decorator as React calls a component.
  { files: ['.storybook/*.tsx'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  // A named region that scrolls has to take the focus, or a keyboard cannot scroll it (WCAG 2.1.1).
  {
    files: ['packages/ui/src/components/product-gallery/PictureZoom.tsx'],
    rules: { 'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['section'] }] },
  },
);
