import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: 'esm',
  platform: 'neutral',
  unbundle: true,
  dts: true,
  // The style sheets are sources for consumers with Tailwind; scripts/buildStyles.ts compiles them for the others.
  copy: ['src/styles', 'src/fonts', 'src/tokens/tokens.json'],
});
