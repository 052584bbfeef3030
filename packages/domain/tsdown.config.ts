import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/{cart,delivery,money,oci,orders,validation}/index.ts'],
  format: 'esm',
  platform: 'neutral',
  unbundle: true,
  dts: true,
});
