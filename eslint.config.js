// What neither Biome nor oxlint (`.oxlintrc.json`: the rules that need types) has: React's own rules and all of
// accessibility. It runs without types, which makes it quick.
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

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
    },
    // Nobody silences oxlint in a file either: it would obey such a comment.
    rules: {
      'no-warning-comments': ['error', { terms: ['oxlint-disable', 'eslint-disable'], location: 'anywhere' }],
    },
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
