// The arrows between the rooms, each named as a sentence. `tools/scripts/directions.full.test.ts` plants a violation of each.
// Over 300 lines, because it is one list that is read top to bottom: in two files a reader would not see which rule is missing.
import { readFileSync } from 'node:fs';

/** Any room but the named ones. */
const otherRooms = (...rooms) => `^(packages|apps)/(?!(${rooms.join('|')})/)`;
/** Tests, stories, and the builders of fast-check values (`arbitraryCart.ts`). */
export const tests = '\\.(test|stories)\\.tsx?$|/testing/|/arbitrary[A-Z][^/]*\\.ts$';
/** What tests and builds of a package need, and its users do not get. */
const workshop = `${tests}|^packages/[^/]+/(scripts|[^/]+\\.config\\.ts$)`;
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

/** The components that their package exports; only these may another component be made of. */
const publicComponents = ['index', 'shop'].flatMap((list) =>
  [...readFileSync(`packages/ui/src/${list}.ts`, 'utf8').matchAll(/'\.\/(components\/[^']+)'/g)].map(
    ([, path]) => `^packages/ui/src/${path.replaceAll('.', '\\.')}$`,
  ),
);

/** Components of one family: each is also made of inner files of these folders. */
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

/** The back end's folders: each uses only those before it. Its root files compose them. */
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

/** The folders that several features of the shop use: each uses only those before it. */
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

/** What the folders below a folder share: the only files by which a folder may know the one that it stands in. */
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
      name: 'domain-knows-nothing',
      comment: 'The rules are pure: no other room, no package, not even one of Node’s modules.',
      severity: 'error',
      from: { path: '^packages/domain/', pathNot: workshop },
      to: { pathNot: '^packages/domain/' },
    },
    {
      name: 'domain-tests-know-no-room',
      comment: 'Tests of the rules may use packages to compare with, but no other room.',
      severity: 'error',
      from: { path: '^packages/domain/' },
      to: { path: otherRooms('domain') },
    },
    {
      name: 'api-client-knows-domain-only',
      comment: 'The client speaks the wire and hands out domain values; its one package is zod.',
      severity: 'error',
      from: { path: '^packages/api-client/' },
      to: { path: otherRooms('api-client', 'domain') },
    },
    {
      name: 'api-client-npm-allow-list',
      comment: 'A browser loads the client: nothing but zod comes along.',
      severity: 'error',
      from: { path: '^packages/api-client/', pathNot: workshop },
      to: { dependencyTypes: npm, pathNot: '(^|/)node_modules/zod/|^zod(/|$)|^packages/' },
    },
    {
      name: 'server-knows-node-only',
      comment: 'What both servers share knows neither of them, nor what they serve.',
      severity: 'error',
      from: { path: '^packages/server/' },
      to: { path: otherRooms('server') },
    },
    {
      name: 'ui-knows-react-only',
      comment:
        'The kit gets ready strings and numbers: it knows neither the API, nor the domain, nor the shop.',
      severity: 'error',
      from: { path: '^packages/ui/' },
      to: { path: otherRooms('ui') },
    },
    {
      name: 'ui-npm-allow-list',
      comment:
        'What the kit asks of its users: React, four Radix parts and cva. Its command runs in Node, and its matrix and pages in Storybook.',
      severity: 'error',
      from: { path: '^packages/ui/src/', pathNot: `${workshop}|^packages/ui/src/(command|docs|matrix)/` },
      to: {
        dependencyTypes: npm,
        pathNot:
          '(^|/)(@types/)?(react|react-dom|class-variance-authority)(/|$)|(^|/)@radix-ui/react-(tabs|popover|collapsible|dismissable-layer|dropdown-menu)(/|$)|^packages/',
      },
    },
    {
      name: 'ui-never-imports-own-barrel',
      comment: 'Inside its package a part is imported from its own file: barrels make circles.',
      severity: 'error',
      from: { path: '^packages/ui/src/', pathNot: `${uiBarrels}|\\.test\\.tsx?$` },
      to: { path: uiBarrels },
    },
    {
      name: 'ui-components-by-their-public-file',
      comment:
        'A component is made of others as a user has them; what several share stands in internals. Variants and the width of a page are data that another component may take over, and a family is listed above.',
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
      name: 'ui-components-by-their-public-file',
      comment: 'The same, with the folders of its family.',
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
      name: 'ui-primitives-first',
      comment: 'Components for any app are made of each other only, never of those for shops.',
      severity: 'error',
      from: { path: '^packages/ui/src/components/primitives/', pathNot: tests },
      to: { path: '^packages/ui/src/components/(?!primitives/)' },
    },
    {
      name: 'ui-commerce-for-any-shop',
      comment: 'Components for any shop contain nothing that belongs to this shop alone.',
      severity: 'error',
      from: { path: '^packages/ui/src/components/commerce/', pathNot: tests },
      to: { path: '^packages/ui/src/components/shop/' },
    },
    {
      name: 'ui-internals-know-no-component',
      comment: 'Hooks, layers and props are what components are made of.',
      severity: 'error',
      from: { path: '^packages/ui/src/internals/', pathNot: tests },
      to: { path: '^packages/ui/src/(components|link|labels)/' },
    },
    {
      name: 'shop-never-sees-api',
      comment: 'A shop owner with a back end of their own runs the shop without ours.',
      severity: 'error',
      from: { path: '^apps/shop/' },
      to: { path: '^apps/(api|sandbox)/' },
    },
    {
      name: 'api-never-sees-shop-or-ui',
      comment: 'The back end keeps the published contract; it does not know who shows it.',
      severity: 'error',
      from: { path: '^apps/api/' },
      to: { path: '^(apps/shop|packages/ui)/' },
    },
    ...apiFolders.map((folder, place) => ({
      name: 'api-folders-point-one-way',
      comment:
        'A resource uses those before it in the list above, and of the root the types of ApiDependencies.ts alone.',
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
      comment: 'A new folder of the back end takes its place in the list above.',
      severity: 'error',
      from: {},
      to: { path: `^apps/api/src/(?!(${apiFolders.join('|')}|testing|contract)/)[^/]+/` },
    },
    {
      name: 'only-the-sandbox-starts-both',
      comment: 'The sandbox is for development: nothing that goes into production may lean on it. Tests may.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: `^apps/sandbox/|${tests}` },
      to: { path: '^apps/sandbox/' },
    },
    {
      name: 'demo-data-is-for-the-sandbox',
      comment: 'Demonstration data fills the sandbox’s shop; a real one never loads it. Tests may.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: `^(apps/sandbox|packages/demo-data)/|${tests}` },
      to: { path: '^packages/demo-data/' },
    },
    {
      name: 'demo-data-knows-no-room',
      comment: 'It is data and drawings: who writes them into a database is the sandbox.',
      severity: 'error',
      from: { path: '^packages/demo-data/' },
      to: { path: otherRooms('demo-data') },
    },
    {
      name: 'packages-through-their-front-door',
      comment:
        'Another room is entered through what its package.json exports, never by a path into its folders.',
      severity: 'error',
      from: { path: '^((?:packages|apps)/[^/]+)/' },
      to: { path: '^(packages|apps)/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'root-enters-by-a-front-door',
      comment:
        'Scripts, bench and shared tests have no package of their own to import from; they use the rooms’ indexes. A proof is a test of the inside, as those beside the files are: prove uses what they use.',
      severity: 'error',
      from: { path: '^(e2e|tools/(?!prove/))' },
      to: {
        path: '^(packages|apps)/',
        pathNot: '/index\\.ts$|^apps/api/src/database\\.ts$|^apps/sandbox/src/main\\.ts$',
      },
    },
    {
      name: 'testing-is-the-floor',
      comment: 'Browser, database and a started shop for every test: they know neither scripts nor tests.',
      severity: 'error',
      from: { path: '^tools/testing/' },
      to: { path: '^(e2e|tools/(?!testing/)|\\.storybook)' },
    },
    {
      name: 'scripts-know-no-tests',
      comment:
        'Building and checking is started by the tests of a browser and the bench, never the other way.',
      severity: 'error',
      from: { path: '^tools/scripts/' },
      to: { path: '^(e2e|tools/(bench|conformance|prove)|\\.storybook)/' },
    },
    {
      name: 'nothing-knows-the-storybook',
      comment: 'It shows the kit and asks tools/scripts/stories what is wrong with a story.',
      severity: 'error',
      from: { pathNot: '^\\.storybook/' },
      to: { path: '^\\.storybook/' },
    },
    {
      name: 'kit-scripts-stay-in-the-kit',
      comment: 'They make the kit’s files; who packs and weighs them is tools/scripts/kit.',
      severity: 'error',
      from: { path: '^packages/ui/scripts/' },
      to: { path: '^(e2e|tools|\\.storybook)/' },
    },
    {
      name: 'features-do-not-see-each-other',
      comment:
        'Routes compose features; a feature that needs another shares something that belongs to neither.',
      severity: 'error',
      from: { path: '^apps/shop/src/features/([^/]+)/' },
      to: { path: '^apps/shop/src/features/', pathNot: '^apps/shop/src/features/$1/' },
    },
    {
      name: 'features-do-not-see-the-app',
      comment:
        'The app composes features: entries, routes and layout know them, and not the other way round.',
      severity: 'error',
      from: { path: '^apps/shop/src/features/', pathNot: tests },
      to: { path: '^apps/shop/src/(app/|entry-)' },
    },
    {
      name: 'shared-sees-neither-features-nor-the-app',
      comment: 'What several features use belongs to none of them.',
      severity: 'error',
      from: { path: '^apps/shop/src/shared/', pathNot: tests },
      to: { path: '^apps/shop/src/(features/|app/|entry-)' },
    },
    ...sharedFolders.slice(0, -1).map((folder, place) => ({
      name: 'shared-folders-point-one-way',
      comment: 'A folder of shared uses those before it in the list above, be it for a type.',
      severity: 'error',
      from: { path: `^apps/shop/src/shared/${folder}/`, pathNot: tests },
      to: { path: sharedFolders.slice(place + 1).map((later) => `^apps/shop/src/shared/${later}/`) },
    })),
    {
      name: 'shared-folders-are-listed',
      comment: 'A new folder of shared takes its place in the list above.',
      severity: 'error',
      from: {},
      to: { path: `^apps/shop/src/shared/(?!(${sharedFolders.join('|')})/)` },
    },
    {
      name: 'the-layout-knows-no-route',
      comment: 'Routes are laid out by it; what it has to know of them it says itself, in PageHandle.ts.',
      severity: 'error',
      from: { path: '^apps/shop/src/app/layout/', pathNot: tests },
      to: { path: '^apps/shop/src/app/[^/]+$' },
    },
    {
      name: 'the-sandbox-page-knows-no-part',
      comment:
        'Mailbox, bank and procurement system are shown in it; createSandboxApp.ts puts them together.',
      severity: 'error',
      from: { path: '^apps/sandbox/src/page/', pathNot: tests },
      to: { path: '^apps/sandbox/src/(?!page/)' },
    },
    {
      name: 'the-shop-has-three-floors',
      comment: 'What stands beside app, features and shared escapes the rules between them.',
      severity: 'error',
      from: { path: '^apps/shop/(src|server)/' },
      to: { path: '^apps/shop/src/', pathNot: '^apps/shop/src/(app/|features/|shared/|testing/|entry-)' },
    },
    {
      name: 'the-browser-loads-no-server-code',
      comment: 'What stands in src is loaded by a browser; the shop’s server stands beside it.',
      severity: 'error',
      from: { path: '^apps/shop/src/', pathNot: tests },
      to: { path: '^apps/shop/server/' },
    },
    {
      name: 'no-folder-uses-its-parent',
      comment:
        'A folder composes those below it; what they share of it is in the list above. Circles between other folders: .dependency-cruiser.folders.mjs.',
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
        'Two files that need each other are one file, or hide a third. Types alone may: they leave no import.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-import-of-nothing',
      comment: 'An import that leads nowhere would slip past every rule above.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|\\?' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // What the project itself has built: most packages have their entry in a `dist`, and those count.
    // The outside apps import the packed kit, which is there only when they are built.
    exclude: {
      path: '^(?!.*node_modules/).*(^|/)(dist|storybook-static|\\.cache|\\.data)/|^packages/ui/outside/',
    },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json', '.css'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
