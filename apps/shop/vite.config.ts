import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devDocuments } from './server/devDocuments.ts';
import { leanFirstWord } from './server/leanFirstWord.ts';
import { leanPreload } from './server/leanPreload.ts';
import { leanRouter } from './server/leanRouter.ts';
import { leanStyles } from './server/leanStyles.ts';

/**
 * Where the compiler works: what a touch of the cart renders again. Everywhere else its code weighs more than it saves,
 * 1 to 3 kB gzip of every page's first load (docs/adr/0011).
 */
const compiled = /apps\/shop\/src\/(?:customer|checkout|features\/cart)\/.*\.tsx$/;

/** What changes with its version only, so that who comes back after a release still has it. */
const vendor = new RegExp(
  [
    '/node_modules/(?:react|react-dom|scheduler|swr|dequal|react-router|react-router-dom)/',
    '/node_modules/(?:class-variance-authority|clsx)/',
    // Without its icons: each belongs to the pages that show it.
    '/lucide-react/dist/esm/(?!icons/)',
  ].join('|'),
);

/** A product as lists show it: seven small chunks by themselves, which compress better as one. */
const shelf = new RegExp(
  [
    '/shop/src/products/(?:ShelfProduct|ProductAction|ProductHeart|ProductPrice|ProductTags)',
    '/ui/src/components/(?:product-card|product-shelf|price-prompt|favourite-button|tag)/',
  ].join('|'),
);

/** What many pages show a little of: each by itself would weigh more as a file than as code. */
const small =
  /\/(?:lucide-react\/dist\/esm\/icons\/chevron-(?:left|right)|ui\/src\/components\/button\/ButtonLink)\b/;

/**
 * `vite build` makes the browser's files with a manifest, `vite build --ssr` the renderer as one self-contained
 * module: the web server beside it runs under Node as it is written. `vite` serves both for people at work.
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    react(),
    babel({ include: compiled, presets: [reactCompilerPreset()] }),
    tailwindcss(),
    leanFirstWord(),
    leanPreload(),
    leanRouter(),
    leanStyles(),
    devDocuments(),
  ],
  appType: 'custom',
  // A shim for React 17 and older, which SWR still asks for.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
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
        // A document names the chunks of its own page (server/findAssets.ts), and a link asks for those of the next one
        // when somebody means to follow it. The list of all chunks, which every first load would carry, is not needed.
        modulePreload: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: vendor, priority: 3 },
                // What the entry needs stays in one chunk, whoever else uses a part of it.
                { name: 'frame', tags: ['$initial'], priority: 2 },
                { name: 'shelf', test: shelf, priority: 1 },
                { name: 'small', test: small, priority: 1 },
              ],
            },
          },
        },
      },
}));
