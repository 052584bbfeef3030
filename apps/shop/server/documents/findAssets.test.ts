import { expect, test } from 'vitest';
import { customerModules, findAssets, type ViteManifest } from './findAssets.ts';

const manifest: ViteManifest = {
  'src/entry-client.tsx': { file: 'assets/entry.js', name: 'entry-client', isEntry: true },
  'src/app/shop.css': { file: 'assets/shop.css', isEntry: true },
  '_client.js': { file: 'assets/client.js', name: 'client' },
  '_customer.js': { file: 'assets/customer.js', name: 'customer', imports: ['_client.js'] },
};
const customerFiles = (build: ViteManifest) => findAssets(build, null, 'magazijn').customer;

test('a customer preloads the chunks with what every customer needs, each of which the build has once', () => {
  expect([...customerFiles(manifest)].sort()).toEqual(['/assets/client.js', '/assets/customer.js']);
  const { '_client.js': _dropped, ...without } = manifest;
  expect(() => customerFiles(without)).toThrow("The build needs one chunk 'client', and has 0.");
  const twice = { ...manifest, '_client-2.js': { file: 'assets/client-2.js', name: 'client' } };
  expect(() => customerFiles(twice)).toThrow("The build needs one chunk 'client', and has 2.");
});

test.each([
  ['account/people/PeoplePage', 'peopleCalls'],
  ['account/cost-centres/CostCentresPage', 'costCentreCalls'],
  ['account/OverviewPage', 'profileCalls'],
  ['approvals/ApprovalsPage', 'approvalCalls'],
  ['checkout/PaymentPage', 'orderCalls'],
])('a customer’s %s preloads the calls that it begins with, which the build has', (page, calls) => {
  const module = `src/features/${page}.tsx`;
  const key = `../../packages/api-client/src/calls/${calls}.ts`;
  const build = { ...manifest, [key]: { file: 'assets/calls.js' } };
  expect(findAssets(build, module, 'magazijn').customer).toContain('/assets/calls.js');
  expect(() => customerModules(manifest, module)).toThrow(`The build needs a chunk '${key}'.`);
});

test.each(['account/SwitchPage', 'catalogue/CategoryPage'])(
  'a customer’s %s needs no further calls',
  (page) => {
    expect(customerModules(manifest, `src/features/${page}.tsx`)).toHaveLength(2);
  },
);
