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
  // The consumer's bundler chooses one of the two by `imports` in package.json.
  deps: { neverBundle: ['#useLabels'] },
  format: 'esm',
  platform: 'neutral',
  // One output module per source module, so that bundlers take only imported modules and `'use client'` stays.
  unbundle: true,
  // Import paths of consumers, such as `components/button/Button`, omit the shelf.
  outputOptions: {
    entryFileNames: ({ name }) => `${name.replace(/^components\/\w+\//, 'components/')}.js`,
  },
};

// Two builds, because source maps of declarations would point to unpublished sources.
export default defineConfig([
  {
    ...shared,
    dts: false,
    sourcemap: true,
    // Stylesheets are sources for consumers with Tailwind; scripts/buildStyles.ts compiles them for the others.
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
