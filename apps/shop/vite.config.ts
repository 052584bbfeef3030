import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, minify, type Plugin } from 'vite';
import { devDocuments } from './server/documents/devDocuments.ts';

/** The shop's own modules that several features share. */
const isShared = (id: string) => !/node_modules|api-client|features\/account\//.test(id);

/**
 * What pages of visitors share with those of customers, by the chunk that holds it. A part that is missing here comes
 * with everything of customers; the budgets of `tools/scripts/pageWeights.ts` show that (docs/adr/0089).
 */
const visitorParts = {
  trail: /\/(Trail|usePageLocation)\.tsx?$/,
  cards: /\/(ShelfProduct|ProductShelfSkeleton|PriceLabel|Plus)\.tsx$/,
  sidebar:
    /\/(SideNavigation|SidebarLayout|Pagination|Checkbox|useRefine|DeadEnd|ContactLinks|CheckoutLayout)\.tsx?$/,
  lists: /\/FilteredProducts\.tsx$/,
};

/** Groups of chunks in order of precedence: each takes its modules and what these import, unless an earlier one has it. */
const chunkGroups = [
  {
    name: 'entry',
    tags: ['$initial' as const],
    test: (id: string) => !id.endsWith('.css'),
    includeDependenciesRecursively: false,
  },
  {
    name: 'details',
    test: /delivery\/(formatDate|calendar|amsterdamTime)\.ts$|\/(SmallPicture|PutOnList|expectedText|UspList|useNextCutOff|useDeliveryDays|shortDeliveryDays|SoldOutAlternatives)\.tsx?$/,
    includeDependenciesRecursively: false,
  },
  { name: 'field', test: /primitives\/field\/|cleanText/, minShareCount: 20 },
  { name: 'common', test: isShared, minShareCount: 22 },
  ...Object.entries(visitorParts).map(([name, test]) => ({ name, test })),
  { name: 'schemas', test: /node_modules\/zod/ },
  { name: 'message', test: /\/(useFormMessage|TextInView|useFocusInvalid)\.tsx?$/ },
  {
    name: 'forms',
    test: /primitives\/(field|radio)\/|domain\/src\/validation|useAnnounced/,
    minShareCount: 3,
  },
  {
    name: 'client',
    test: /app\/createClient\.ts$|model\/(Company|Order)\.ts$|(createPunchOutStore|whenSettled)\.ts$/,
  },
  { name: 'punch-out', test: /createPunchOutClient|shared\/punch-out\/(prepare|post)Return/ },
  { name: 'customer', test: /app\/createCustomerFeatures\.ts$/ },
  { name: (id: string) => /primitives\/(table|dialog|collapsible|combobox)\//.exec(id)?.[1] },
  { name: 'steps', test: /step-tabs\/|checkout-tabs\// },
  { name: 'pages', test: isShared, minShareCount: 4, maxModuleSize: 1500 },
  {
    name: 'order',
    test: /commerce\/(delivery-dates|order-lines|cart-summary)|orderRows|OrderingFor|obstacles|priceCart|cartTexts/,
    minShareCount: 2,
  },
];

/** Minifies the scripts that documents contain (docs/adr/0020, docs/adr/0097). */
const minifyInlined = (): Plugin => ({
  name: 'inlined-scripts',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  writeBundle: async ({ dir = '' }) => {
    for (const name of ['session.js', 'cart.js']) {
      const file = join(dir, 'assets', name);
      await writeFile(file, (await minify(file, await readFile(file, 'utf8'))).code);
    }
  },
});

/** Builds the browser's files with a manifest, or with `--ssr` the renderer as one module for Node. */
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react(), tailwindcss(), devDocuments(), minifyInlined()],
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'public',
  // The renderer is built for production only; React's development code would double its time.
  ...(command === 'build' ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  ssr: { noExternal: command === 'build' ? true : [/^@magazijn\//] },
  server: {
    proxy: Object.fromEntries(
      ['/api/v1', '/img'].map((path) => [path, process.env.API_ORIGIN ?? 'http://localhost:4002']),
    ),
  },
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node24', minify: false }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: ['chrome120', 'safari17.2', 'firefox128'],
        // Documents name the chunks of their page, and links preload the next; no list of all chunks is
        // needed.
        modulePreload: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          // Radix names each function by this call, which keeps the functions that nothing uses.
          treeshake: { manualPureFunctions: ['__name'] },
          input: ['src/entry-client.tsx', 'src/app/shop.css', 'src/app/brands/bouwsteen.css'],
          output: {
            // Names that no file system takes for one another; random letters do not compress either.
            hashCharacters: 'hex',
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
}));
