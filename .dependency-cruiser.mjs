// The allowed imports between folders. `tools/scripts/directions.full.test.ts` plants a violation of each rule.
// Over 300 lines: one list, so that a missing rule is noticed.
import { readFileSync } from 'node:fs';

/** All packages and apps but the named ones. */
const otherPackages = (...names) => `^(packages|apps)/(?!(${names.join('|')})/)`;
/** Tests, stories, and the builders of fast-check values (`arbitraryCart.ts`). */
export const tests = '\\.(test|stories)\\.tsx?$|/testing/|/arbitrary[A-Z][^/]*\\.ts$';
/** Files of a package that are not published: tests, stories and build scripts. */
const unpublished = `${tests}|^packages/[^/]+/(scripts|[^/]+\\.config\\.ts$)`;
const uiBarrels = '^packages/ui/src/(index|shop|icons)\\.ts$';
const npm = [
  'npm',
  'npm-dev',
  'npm-optional',
  'npm-peer',
  'npm-no-pkg',
  'npm-unknown',
  'core',
  'unknown',
  'undetermined',
];

/** The components that the kit exports. Components import only these of each other. */
const publicComponents = ['index', 'shop'].flatMap((list) =>
  [...readFileSync(`packages/ui/src/${list}.ts`, 'utf8').matchAll(/'\.\/(components\/[^']+)'/g)].map(
    ([, path]) => `^packages/ui/src/${path.replaceAll('.', '\\.')}$`,
  ),
);

/** Folders whose internal files a component may import too. */
const componentFamilies = {
  'account-menu': ['header-action'],
  'address-picker': ['field'],
  'alert-dialog': ['dialog'],
  button: ['spinner'],
  'cart-table': ['cart-line'],
  combobox: ['field'],
  'date-picker': ['field'],
  drawer: ['dialog'],
  'file-drop': ['field'],
  'mini-cart': ['header-action'],
  'order-confirmation': ['delivery-dates'],
  'order-lines': ['cart-line'],
  'product-gallery': ['product-picture'],
  'product-row': ['cart-line'],
  'step-tabs': ['tabs'],
  tooltip: ['popover'],
};

/** The folders of the back end, in order: each imports only those before it. The root files compose them. */
const apiFolders = [
  'settings',
  'database',
  'http',
  'images',
  'delivery',
  'accounts',
  'people',
  'catalogue',
  'content',
  'favourites',
  'cart',
  'quick-order',
  'lists',
  'orders',
  'purchases',
  'cost-centres',
  'locations',
  'spending',
  'standing-orders',
  'payments',
  'punch-out',
  'invoices',
  'order-changes',
  'approvals',
  'mail',
  'system',
  'admin',
];

/** The folders of `shared`, in order: each imports only those before it. */
const sharedFolders = [
  'storage',
  'links',
  'stores',
  'session',
  'data',
  'cart',
  'favourites',
  'punch-out',
  'products',
  'order',
  'page',
  'order-changes',
  'alternatives',
  'lists',
  'purchases',
  'approvals',
  'head',
  'html',
];

/** The files that folders may import from the folder that contains them. */
const sharedWithFoldersBelow = [
  '^apps/api/src/ApiDependencies\\.ts$',
  '^apps/api/src/admin/AdminCommand\\.ts$',
  '^apps/api/src/invoices/(Invoice|invoicePayment)\\.ts$',
  '^apps/api/src/punch-out/(codes|connection|ociOrder)\\.ts$',
  '^apps/sandbox/src/StartError\\.ts$',
  '^packages/demo-data/src/(DemoCatalogue|dataFiles)\\.ts$',
  '^packages/demo-data/src/pictures/(PackShot|colours|drawings|dressPack|lettering|print|readSvg|svg)\\.ts$',
  '^packages/domain/src/country\\.ts$',
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'domain-has-no-dependency',
      comment: 'The domain is pure: it imports no package, no app and no module of Node.',
      severity: 'error',
      from: { path: '^packages/domain/', pathNot: unpublished },
      to: { pathNot: '^packages/domain/' },
    },
    {
      name: 'domain-tests-import-packages-only',
      comment: 'Tests of the domain may import npm packages, but no other workspace package.',
      severity: 'error',
      from: { path: '^packages/domain/' },
      to: { path: otherPackages('domain') },
    },
    {
      name: 'api-client-imports-domain-only',
      comment: 'The client converts responses to domain values.',
      severity: 'error',
      from: { path: '^packages/api-client/' },
      to: { path: otherPackages('api-client', 'domain') },
    },
    {
      name: 'api-client-npm-allow-list',
      comment: 'A browser loads the client, so its only npm package is zod.',
      severity: 'error',
      from: { path: '^packages/api-client/', pathNot: unpublished },
      to: { dependencyTypes: npm, pathNot: '(^|/)node_modules/zod/|^zod(/|$)|^packages/' },
    },
    {
      name: 'server-imports-no-workspace-package',
      comment: 'The code that both servers share depends on neither of them.',
      severity: 'error',
      from: { path: '^packages/server/' },
      to: { path: otherPackages('server') },
    },
    {
      name: 'ui-imports-no-workspace-package',
      comment: 'The kit gets formatted strings and numbers: it needs no API, no domain and no shop.',
      severity: 'error',
      from: { path: '^packages/ui/' },
      to: { path: otherPackages('ui') },
    },
    {
      name: 'ui-npm-allow-list',
      comment:
        'The dependencies that users of the kit install: React, Radix and cva. The command runs in Node, the matrix and docs in Storybook only.',
      severity: 'error',
      from: { path: '^packages/ui/src/', pathNot: `${unpublished}|^packages/ui/src/(command|docs|matrix)/` },
      to: {
        dependencyTypes: npm,
        pathNot:
          '(^|/)(@types/)?(react|react-dom|class-variance-authority)(/|$)|(^|/)@radix-ui/react-(tabs|popover|collapsible|dismissable-layer|dropdown-menu)(/|$)|^packages/',
      },
    },
    {
      name: 'ui-does-not-import-its-index',
      comment: 'Files of the kit import each other directly: an import of the index makes a cycle.',
      severity: 'error',
      from: { path: '^packages/ui/src/', pathNot: `${uiBarrels}|\\.test\\.tsx?$` },
      to: { path: uiBarrels },
    },
    {
      name: 'ui-components-import-public-files',
      comment:
        'A component imports the exported files of other components, and shared code from internals. Exceptions: variants, the page width, and the folders of componentFamilies.',
      severity: 'error',
      from: {
        path: '^packages/ui/src/components/[^/]+/([^/]+)/',
        pathNot: [
          tests,
          ...Object.keys(componentFamilies).map((folder) => `^packages/ui/src/components/[^/]+/${folder}/`),
        ],
      },
      to: {
        path: '^packages/ui/src/components/',
        pathNot: [
          '^packages/ui/src/components/[^/]+/$1/',
          '(Variants|/pageWidth)\\.ts$',
          ...publicComponents,
        ],
      },
    },
    ...Object.entries(componentFamilies).map(([folder, family]) => ({
      name: 'ui-components-import-public-files',
      comment: 'The same rule, with the folders of its family allowed.',
      severity: 'error',
      from: { path: `^packages/ui/src/components/[^/]+/${folder}/`, pathNot: tests },
      to: {
        path: '^packages/ui/src/components/',
        pathNot: [
          ...[folder, ...family].map((each) => `^packages/ui/src/components/[^/]+/${each}/`),
          '(Variants|/pageWidth)\\.ts$',
          ...publicComponents,
        ],
      },
    })),
    {
      name: 'ui-primitives-import-primitives-only',
      comment: 'Components for any app do not depend on components for shops.',
      severity: 'error',
      from: { path: '^packages/ui/src/components/primitives/', pathNot: tests },
      to: { path: '^packages/ui/src/components/(?!primitives/)' },
    },
    {
      name: 'ui-commerce-does-not-import-shop',
      comment: 'Components for any shop do not depend on components for this shop.',
      severity: 'error',
      from: { path: '^packages/ui/src/components/commerce/', pathNot: tests },
      to: { path: '^packages/ui/src/components/shop/' },
    },
    {
      name: 'ui-internals-import-no-component',
      comment: 'Components use the internals, not the other way round.',
      severity: 'error',
      from: { path: '^packages/ui/src/internals/', pathNot: tests },
      to: { path: '^packages/ui/src/(components|link|labels)/' },
    },
    {
      name: 'shop-does-not-import-api',
      comment: 'The shop runs on other back ends, without ours.',
      severity: 'error',
      from: { path: '^apps/shop/' },
      to: { path: '^apps/(api|sandbox)/' },
    },
    {
      name: 'api-does-not-import-shop-or-ui',
      comment: 'The back end implements the published contract for any shop.',
      severity: 'error',
      from: { path: '^apps/api/' },
      to: { path: '^(apps/shop|packages/ui)/' },
    },
    ...apiFolders.map((folder, place) => ({
      name: 'api-folders-import-in-order',
      comment: 'A folder imports those before it in apiFolders, and of the root only ApiDependencies.ts.',
      severity: 'error',
      from: { path: `^apps/api/src/${folder}/`, pathNot: tests },
      to: {
        path: [
          '^apps/api/src/(?!ApiDependencies\\.ts$)[^/]+$',
          ...apiFolders.slice(place + 1).map((later) => `^apps/api/src/${later}/`),
        ],
      },
    })),
    {
      name: 'api-folders-are-listed',
      comment: 'Add a new folder of the back end to apiFolders.',
      severity: 'error',
      from: {},
      to: { path: `^apps/api/src/(?!(${apiFolders.join('|')}|testing|contract)/)[^/]+/` },
    },
    {
      name: 'nothing-imports-the-sandbox',
      comment: 'The sandbox is for development and tests; production code does not import it.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: `^apps/sandbox/|${tests}` },
      to: { path: '^apps/sandbox/' },
    },
    {
      name: 'demo-data-is-for-the-sandbox',
      comment: 'Demonstration data is for the sandbox and tests; production code does not import it.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: `^(apps/sandbox|packages/demo-data)/|${tests}` },
      to: { path: '^packages/demo-data/' },
    },
    {
      name: 'demo-data-imports-no-workspace-package',
      comment: 'It contains data and drawings only; the sandbox inserts them into a database.',
      severity: 'error',
      from: { path: '^packages/demo-data/' },
      to: { path: otherPackages('demo-data') },
    },
    {
      name: 'packages-are-imported-by-name',
      comment: 'Import another package by its name and the exports of its package.json, not by a path.',
      severity: 'error',
      from: { path: '^((?:packages|apps)/[^/]+)/' },
      to: { path: '^(packages|apps)/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'tools-import-index-files',
      comment:
        'tools and e2e are no packages, so they import index files by path. Proofs test internal files, like the tests beside those files.',
      severity: 'error',
      from: { path: '^(e2e|tools/(?!prove/))' },
      to: {
        path: '^(packages|apps)/',
        pathNot: '/index\\.ts$|^apps/api/src/database\\.ts$|^apps/sandbox/src/main\\.ts$',
      },
    },
    {
      name: 'testing-imports-no-scripts-or-tests',
      comment: 'Test helpers depend on no scripts and no tests.',
      severity: 'error',
      from: { path: '^tools/testing/' },
      to: { path: '^(e2e|tools/(?!testing/)|\\.storybook)' },
    },
    {
      name: 'scripts-import-no-tests',
      comment: 'Tests and benchmarks import scripts, not the other way round.',
      severity: 'error',
      from: { path: '^tools/scripts/' },
      to: { path: '^(e2e|tools/(bench|conformance|prove)|\\.storybook)/' },
    },
    {
      name: 'nothing-imports-storybook-config',
      comment:
        'The configuration of Storybook imports the kit and tools/scripts/stories, not the other way round.',
      severity: 'error',
      from: { pathNot: '^\\.storybook/' },
      to: { path: '^\\.storybook/' },
    },
    {
      name: 'kit-scripts-import-the-kit-only',
      comment: 'They generate files of the kit; tools/scripts/kit packs and measures them.',
      severity: 'error',
      from: { path: '^packages/ui/scripts/' },
      to: { path: '^(e2e|tools|\\.storybook)/' },
    },
    {
      name: 'features-do-not-import-each-other',
      comment: 'Move code that two features need to shared.',
      severity: 'error',
      from: { path: '^apps/shop/src/features/([^/]+)/' },
      to: { path: '^apps/shop/src/features/', pathNot: '^apps/shop/src/features/$1/' },
    },
    {
      name: 'features-do-not-import-the-app',
      comment: 'Entries, routes and layout import features, not the other way round.',
      severity: 'error',
      from: { path: '^apps/shop/src/features/', pathNot: tests },
      to: { path: '^apps/shop/src/(app/|entry-)' },
    },
    {
      name: 'shared-imports-no-feature-or-app',
      comment: 'Features and the app import shared, not the other way round.',
      severity: 'error',
      from: { path: '^apps/shop/src/shared/', pathNot: tests },
      to: { path: '^apps/shop/src/(features/|app/|entry-)' },
    },
    ...sharedFolders.slice(0, -1).map((folder, place) => ({
      name: 'shared-folders-import-in-order',
      comment: 'A folder imports those before it in sharedFolders, types included.',
      severity: 'error',
      from: { path: `^apps/shop/src/shared/${folder}/`, pathNot: tests },
      to: { path: sharedFolders.slice(place + 1).map((later) => `^apps/shop/src/shared/${later}/`) },
    })),
    {
      name: 'shared-folders-are-listed',
      comment: 'Add a new folder of shared to sharedFolders.',
      severity: 'error',
      from: {},
      to: { path: `^apps/shop/src/shared/(?!(${sharedFolders.join('|')})/)` },
    },
    {
      name: 'layout-does-not-import-routes',
      comment: 'Routes import the layout; PageHandle.ts has the properties of a route that the layout needs.',
      severity: 'error',
      from: { path: '^apps/shop/src/app/layout/', pathNot: tests },
      to: { path: '^apps/shop/src/app/[^/]+$' },
    },
    {
      name: 'sandbox-page-imports-no-other-folder',
      comment: 'createSandboxApp.ts combines the page with mailbox, bank and procurement system.',
      severity: 'error',
      from: { path: '^apps/sandbox/src/page/', pathNot: tests },
      to: { path: '^apps/sandbox/src/(?!page/)' },
    },
    {
      name: 'shop-has-three-folders',
      comment: 'The rules between app, features and shared do not apply to other folders.',
      severity: 'error',
      from: { path: '^apps/shop/(src|server)/' },
      to: { path: '^apps/shop/src/', pathNot: '^apps/shop/src/(app/|features/|shared/|testing/|entry-)' },
    },
    {
      name: 'browser-code-imports-no-server-code',
      comment: 'A browser loads src; the server of the shop is in apps/shop/server.',
      severity: 'error',
      from: { path: '^apps/shop/src/', pathNot: tests },
      to: { path: '^apps/shop/server/' },
    },
    {
      name: 'no-folder-imports-its-parent',
      comment:
        'A folder composes those below it; sharedWithFoldersBelow has the exceptions. .dependency-cruiser.folders.mjs finds other cycles between folders.',
      severity: 'error',
      from: {
        path: '^((?:packages|apps)/[^/]+/(?:src|server).*)/[^/]+/[^/]+$',
        pathNot: tests,
      },
      to: { path: '^$1/[^/]+$', pathNot: sharedWithFoldersBelow },
    },
    {
      name: 'no-circular',
      comment:
        'Merge files that import each other, or move the shared code to a third. Imports of types are allowed.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolved-import',
      comment: 'No rule applies to an import that cannot be resolved.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|\\?' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Build output of the project, but not the `dist` of npm packages. The outside apps import the packed kit, which
    // exists only after a build.
    exclude: {
      path: '^(?!.*node_modules/).*(^|/)(dist|storybook-static|\\.cache|\\.data)/|^packages/ui/outside/',
    },
    tsPreCompilationDeps: true,
    // No counts of dependents and orphans, which no rule reads.
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json', '.css'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
