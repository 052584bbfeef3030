import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from './projectRoot.ts';
import { runCommand } from './runCommand.ts';

/** A small workspace with enough of each folder to resolve the planted imports. */
const workspace: Record<string, string> = {
  'package.json': '{"name":"small","type":"module"}',
  'packages/domain/package.json':
    '{"name":"@magazijn/domain","type":"module","exports":{"./cart":"./src/cart/index.ts"}}',
  'packages/domain/src/cart/index.ts': "export { addToCart } from './cartChanges.ts';",
  'packages/domain/src/cart/cartChanges.ts': 'export const addToCart = 1;',
  'packages/api-client/package.json':
    '{"name":"@magazijn/api-client","type":"module","exports":"./src/index.ts","dependencies":{"zod":"1"}}',
  'packages/api-client/src/index.ts':
    "import '@magazijn/domain/cart'; import 'zod/mini'; export const product = 1;",
  'packages/server/package.json': '{"name":"@magazijn/server","type":"module","exports":"./src/index.ts"}',
  'packages/server/src/index.ts': "import 'node:net'; export const clientAddress = 1;",
  'packages/ui/package.json':
    '{"name":"@magazijn/ui","type":"module","exports":"./src/index.ts","dependencies":{"react":"1","left-pad":"1","right-pad":"1"}}',
  'packages/ui/src/index.ts': "export { Button } from './components/primitives/button/Button.tsx';",
  'packages/ui/src/icons.ts': 'export const Heart = 1;',
  'packages/ui/src/shop.ts': "export * from './index.ts'; export * from './icons.ts';",
  'packages/ui/src/components/primitives/button/Button.tsx': "import 'react'; export const Button = 1;",
  'packages/ui/src/components/primitives/button/useButton.ts': 'export const useButton = 1;',
  'packages/ui/src/components/primitives/button/buttonVariants.ts': 'export const buttonVariants = 1;',
  'packages/ui/src/components/shop/wordmark/Wordmark.tsx': 'export const Wordmark = 1;',
  'packages/ui/src/components/primitives/alert/Alert.tsx':
    "import '../button/Button.tsx'; import '../button/buttonVariants.ts'; export const Alert = 1;",
  'apps/shop/package.json':
    '{"name":"@magazijn/shop","type":"module","exports":{"./server":"./server/index.ts"}}',
  'apps/shop/server/index.ts': 'export const createShopServer = 1;',
  'apps/shop/src/features/cart/CartPage.tsx':
    "import '@magazijn/ui'; import '@magazijn/api-client'; export const CartPage = 1;",
  'apps/shop/src/features/catalogue/HomePage.tsx': 'export const HomePage = 1;',
  'apps/shop/src/app/routes.tsx':
    "import '../features/cart/CartPage.tsx'; import '../shared/links/paths.ts'; export const routes = 1;",
  'apps/shop/src/shared/links/paths.ts': 'export const paths = 1;',
  'apps/shop/src/entry-client.tsx': "import './app/routes.tsx';",
  'apps/api/package.json': '{"name":"@magazijn/api","type":"module","exports":"./src/index.ts"}',
  'apps/api/src/index.ts': "import '@magazijn/domain/cart'; export const createApi = 1;",
  'apps/api/src/orders/placeOrder.ts': 'export const placeOrder = 1;',
  'apps/api/src/payments/routes.ts': "import '../orders/placeOrder.ts'; export const routes = 1;",
  'apps/sandbox/package.json': '{"name":"@magazijn/sandbox","type":"module","exports":"./src/index.ts"}',
  'apps/sandbox/src/index.ts':
    "import '@magazijn/api'; import '@magazijn/demo-data'; import '@magazijn/shop/server'; export const start = 1;",
  'packages/demo-data/package.json':
    '{"name":"@magazijn/demo-data","type":"module","exports":"./src/index.ts"}',
  'packages/demo-data/src/index.ts': 'export const demoCatalogue = 1;',
  'tools/scripts/projectRoot.ts': 'export const projectRoot = 1;',
  'e2e/browser/openPage.ts': "import '../../tools/scripts/projectRoot.ts'; export const openPage = 1;",
  'tools/bench/measure.ts': "import '../../apps/sandbox/src/index.ts'; export const measure = 1;",
  '.storybook/preview.ts': "import '../tools/scripts/projectRoot.ts'; export const preview = 1;",
  'tools/testing/openTestDatabase.ts': "import '../../apps/api/src/index.ts';",
  'node_modules/zod/package.json': '{"name":"zod","exports":{"./mini":"./mini.js"}}',
  'node_modules/zod/mini.js': '',
  'node_modules/react/package.json': '{"name":"react","main":"index.js"}',
  'node_modules/react/index.js': '',
  'node_modules/left-pad/package.json': '{"name":"left-pad","main":"index.js"}',
  'node_modules/left-pad/index.js': '',
  'node_modules/right-pad/package.json': '{"name":"right-pad","main":"dist/index.js"}',
  'node_modules/right-pad/dist/index.js': '',
};

/** A file for each rule, with the import that breaks it. */
const planted: [rule: string, file: string, text: string][] = [
  ['domain-has-no-dependency', 'packages/domain/src/cart/readCart.ts', "import 'node:fs';"],
  ['domain-has-no-dependency', 'packages/domain/src/cart/zodCart.ts', "import 'zod/mini';"],
  [
    'domain-tests-import-packages-only',
    'packages/domain/src/cart/cart.test.ts',
    "import '@magazijn/api-client';",
  ],
  ['server-imports-no-workspace-package', 'packages/server/src/prices.ts', "import '@magazijn/domain/cart';"],
  ['api-client-imports-domain-only', 'packages/api-client/src/show.ts', "import '@magazijn/ui';"],
  ['api-client-npm-allow-list', 'packages/api-client/src/useProduct.ts', "import 'react';"],
  [
    'ui-imports-no-workspace-package',
    'packages/ui/src/components/primitives/cart/Cart.tsx',
    "import '@magazijn/domain/cart';",
  ],
  ['ui-npm-allow-list', 'packages/ui/src/components/primitives/pad/Pad.tsx', "import 'left-pad';"],
  ['ui-npm-allow-list', 'packages/ui/src/components/primitives/pad/Built.tsx', "import 'right-pad';"],
  [
    'ui-does-not-import-its-index',
    'packages/ui/src/components/primitives/card/Card.tsx',
    "import '../../../index.ts';",
  ],
  [
    'ui-does-not-import-its-index',
    'packages/ui/src/components/primitives/card/Body.tsx',
    "import '../../../shop.ts';",
  ],
  [
    'ui-does-not-import-its-index',
    'packages/ui/src/components/primitives/card/Head.tsx',
    "import '../../../icons.ts';",
  ],
  [
    'ui-primitives-import-primitives-only',
    'packages/ui/src/components/primitives/card/Rest.tsx',
    "import '../../commerce/price-label/PriceLabel.tsx';",
  ],
  [
    'ui-commerce-does-not-import-shop',
    'packages/ui/src/components/commerce/price-label/PriceLabel.tsx',
    "import '../../shop/wordmark/Wordmark.tsx';",
  ],
  [
    'ui-components-import-public-files',
    'packages/ui/src/components/primitives/card/Foot.tsx',
    "import '../button/useButton.ts';",
  ],
  [
    'ui-components-import-public-files',
    'packages/ui/src/components/primitives/tooltip/Tooltip.tsx',
    "import '../button/useButton.ts';",
  ],
  [
    'ui-internals-import-no-component',
    'packages/ui/src/internals/props/joinIds.ts',
    "import '../../components/primitives/button/Button.tsx';",
  ],
  ['shop-does-not-import-api', 'apps/shop/src/stock.ts', "import '@magazijn/api';"],
  ['api-does-not-import-shop-or-ui', 'apps/api/src/page.ts', "import '@magazijn/shop/server';"],
  ['api-folders-import-in-order', 'apps/api/src/orders/pay.ts', "import '../payments/routes.ts';"],
  ['api-folders-import-in-order', 'apps/api/src/orders/start.ts', "import '../index.ts';"],
  ['api-folders-are-listed', 'apps/api/src/index.ts', "import './stocks/stock.ts';"],
  ['nothing-imports-the-sandbox', 'apps/api/src/startAll.ts', "import '@magazijn/sandbox';"],
  ['demo-data-is-for-the-sandbox', 'apps/api/src/demo.ts', "import '@magazijn/demo-data';"],
  [
    'demo-data-imports-no-workspace-package',
    'packages/demo-data/src/cart.ts',
    "import '@magazijn/domain/cart';",
  ],
  [
    'packages-are-imported-by-name',
    'apps/shop/src/add.ts',
    "import '../../../packages/domain/src/cart/cartChanges.ts';",
  ],
  [
    'tools-import-index-files',
    'tools/testing/cart.ts',
    "import '../../packages/domain/src/cart/cartChanges.ts';",
  ],
  [
    'tools-import-index-files',
    'tools/bench/cart.ts',
    "import '../../packages/domain/src/cart/cartChanges.ts';",
  ],
  [
    'features-do-not-import-each-other',
    'apps/shop/src/features/catalogue/homeCart.ts',
    "import '../cart/CartPage.tsx';",
  ],
  [
    'features-do-not-import-the-app',
    'apps/shop/src/features/catalogue/homeRoutes.ts',
    "import '../../app/routes.tsx';",
  ],
  [
    'features-do-not-import-the-app',
    'apps/shop/src/features/catalogue/homeEntry.ts',
    "import '../../entry-client.tsx';",
  ],
  [
    'shared-imports-no-feature-or-app',
    'apps/shop/src/shared/cart/cartPage.ts',
    "import '../../features/cart/CartPage.tsx';",
  ],
  [
    'shared-imports-no-feature-or-app',
    'apps/shop/src/shared/cart/cartRoutes.ts',
    "import '../../app/routes.tsx';",
  ],
  ['shop-has-three-folders', 'apps/shop/src/features/cart/cartHooks.ts', "import '../../hooks/useCart.ts';"],
  [
    'shared-folders-import-in-order',
    'apps/shop/src/shared/links/hrefs.ts',
    "import type { ShelfProduct } from '../products/ShelfProduct.tsx';",
  ],
  ['shared-folders-are-listed', 'apps/shop/src/shared/links/hosts.ts', "import '../helpers/host.ts';"],
  [
    'layout-does-not-import-routes',
    'apps/shop/src/app/layout/ShopLayout.tsx',
    "import type { routes } from '../routes.tsx';",
  ],
  ['sandbox-page-imports-no-other-folder', 'apps/sandbox/src/page/sandboxPage.ts', "import '../index.ts';"],
  ['browser-code-imports-no-server-code', 'apps/shop/src/render.ts', "import '../server/index.ts';"],
  ['no-folder-imports-its-parent', 'apps/api/src/orders/pdf/draw.ts', "import '../placeOrder.ts';"],
  ['no-circular', 'apps/api/src/one.ts', "import './two.ts'; export const one = 1;"],
  ['no-unresolved-import', 'apps/api/src/lost.ts', "import './nowhere.ts';"],
  ['testing-imports-no-scripts-or-tests', 'tools/testing/openPort.ts', "import '../scripts/projectRoot.ts';"],
  ['scripts-import-no-tests', 'tools/scripts/start.ts', "import '../../e2e/browser/openPage.ts';"],
  ['nothing-imports-storybook-config', 'e2e/stories/openStory.ts', "import '../../.storybook/preview.ts';"],
  [
    'kit-scripts-import-the-kit-only',
    'packages/ui/scripts/weigh.ts',
    "import '../../../tools/scripts/projectRoot.ts';",
  ],
];

/** Every violation in `files`, as 'rule: file'. */
async function violations(
  files: Record<string, string>,
  config = '.dependency-cruiser.mjs',
): Promise<string[]> {
  const root = await mkdtemp(join(tmpdir(), 'directions-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  await mkdir(join(root, 'node_modules', '@magazijn'));
  for (const folder of [
    'packages/domain',
    'packages/api-client',
    'packages/server',
    'packages/demo-data',
    'packages/ui',
    'apps/shop',
    'apps/api',
    'apps/sandbox',
  ]) {
    await symlink(join(root, folder), join(root, 'node_modules', '@magazijn', folder.split('/')[1] ?? ''));
  }
  const tool = join(projectRoot, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs');
  const command = [
    process.execPath,
    tool,
    '--config',
    join(projectRoot, config),
    '--output-type',
    'json',
    'packages',
    'apps',
    'tools',
    'e2e',
    '.storybook',
  ] as const;
  const { output } = await runCommand(command, { cwd: root });
  const report: { summary: { violations: { from: string; rule: { name: string } }[] } } = JSON.parse(output);
  return report.summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
}

test('allowed imports pass', async () => {
  expect(await violations(workspace)).toEqual([]);
});

test('each planted import is refused by its rule', async () => {
  const found = await violations({
    ...workspace,
    ...Object.fromEntries(planted.map(([, file, text]) => [file, text])),
    'apps/shop/src/hooks/useCart.ts': 'export const useCart = 1;',
    'apps/shop/src/shared/products/ShelfProduct.tsx': 'export type ShelfProduct = 1;',
    'apps/shop/src/shared/helpers/host.ts': 'export const host = 1;',
    'apps/api/src/stocks/stock.ts': 'export const stock = 1;',
    'apps/api/src/two.ts': "import './one.ts'; export const two = 1;",
  });
  expect(found).toEqual(expect.arrayContaining(planted.map(([rule, file]) => `${rule}: ${file}`)));
});

test('a cycle between two folders of an app is refused, unless only a test closes it', async () => {
  const closing = "import '../payments/routes.ts';";
  const config = '.dependency-cruiser.folders.mjs';
  expect(await violations({ ...workspace, 'apps/api/src/orders/pay.test.ts': closing }, config)).toEqual([]);
  expect(await violations({ ...workspace, 'apps/api/src/orders/pay.ts': closing }, config)).toContain(
    'no-cycle-between-folders: apps/api/src/orders',
  );
});
