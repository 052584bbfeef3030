import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: 'esm',
  platform: 'neutral',
  unbundle: true,
  dts: true,
  copy: ['src/styles/theme.css', 'src/tokens/tokens.json'],
});
