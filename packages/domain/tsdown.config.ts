import { defineConfig, type UserConfig } from 'tsdown';

const shared: UserConfig = {
  entry: [
    'src/{approvals,cart,cost-centres,csv,delivery,lists,locations,money,oci,orders,people,quick-order,standing-orders,validation}/index.ts',
  ],
  format: 'esm',
  platform: 'neutral',
  unbundle: true,
};

// Two builds of the same entries: modules with source maps, and declarations without, since those would refer to
// unpublished sources.
export default defineConfig([
  { ...shared, dts: false, sourcemap: true },
  { ...shared, clean: false, dts: { emitDtsOnly: true } },
]);
