import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: 'esm',
  platform: 'neutral',
  // One output module per source module: a consumer's bundler takes a part and what it imports, and `'use client'`
  // stays on the modules that have it.
  unbundle: true,
  dts: true,
  // The style sheets are sources for consumers with Tailwind; scripts/buildStyles.ts compiles them for the others.
  copy: ['src/styles', 'src/fonts', 'src/brands', 'src/tokens/tokens.json'],
});
