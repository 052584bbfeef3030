import { defineConfig, type UserConfig } from 'tsdown';

const shared: UserConfig = {
  entry: {
    index: 'src/index.ts',
    shop: 'src/shop.ts',
    icons: 'src/icons.ts',
    'command/magazijn-ui': 'src/command/magazijn-ui.ts',
    ...Object.fromEntries(
      ['nl', 'en', 'fr', 'useLabels', 'useLabels.server'].map((name) => [
        `labels/${name}`,
        `src/labels/${name}.ts`,
      ]),
    ),
  },
  // Which of the two it is, the consumer's bundler decides: `imports` in package.json.
  deps: { neverBundle: ['#useLabels'] },
  format: 'esm',
  platform: 'neutral',
  // One output module per source module: a consumer's bundler takes a part and what it imports, and `'use client'`
  // stays on the modules that have it.
  unbundle: true,
  // Import paths of consumers, such as `components/button/Button`, name no shelf.
  outputOptions: {
    entryFileNames: ({ name }) => `${name.replace(/^components\/\w+\//, 'components/')}.js`,
  },
};

// Two builds of the same entries: modules with source maps, and declarations without, since those would lead to sources
// that are not published.
export default defineConfig([
  {
    ...shared,
    dts: false,
    sourcemap: true,
    // The style sheets are sources for consumers with Tailwind; scripts/buildStyles.ts compiles them for the others.
    copy: [
      'src/styles',
      'src/fonts',
      'src/brands',
      'src/tokens/tokens*.json',
      'src/stylesheet.d.ts',
      { from: 'src/icons/LICENSE', to: 'dist/icons' },
    ],
  },
  { ...shared, clean: false, dts: { emitDtsOnly: true } },
]);
