import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build as viteBuild } from 'vite';
import { equalSet } from './equalSet.ts';
import { kitRoot } from './kitModules.ts';
import { packedFolder, packPackage } from './packPackage.ts';

/** The `dist` folders that a bundler needs for the equal set. */
async function equalSetFolders(root: string): Promise<string[]> {
  const input = join(root, 'equal-set.js');
  writeFileSync(input, `export { ${equalSet.components.join(', ')} } from '../package/dist/index.js';\n`);
  const built = await viteBuild({
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: { input, preserveEntrySignatures: 'strict', external: /^react(-dom)?($|\/)/ },
    },
  });
  const outputs = 'output' in built ? built.output : [];
  const modules = outputs.flatMap((output) => (output.type === 'chunk' ? output.moduleIds : []));
  const folders = modules.map((id) => /\/package\/dist\/((?:components\/[^/]+|link))\//.exec(id)?.[1]);
  return [...new Set(folders.filter((folder) => folder !== undefined))].sort();
}

/** Builds the stylesheet of a Tailwind app with the equal set only: `equal-set/dist/equal-set.css`. */
async function buildEqualSetSheet(): Promise<void> {
  const root = join(packedFolder('ui'), 'equal-set');
  mkdirSync(root);
  const folders = await equalSetFolders(root);
  if (folders.length < equalSet.components.length / 2)
    throw new Error('The equal set has too few components.');
  const sources = folders.map((folder) => `@source "../package/dist/${folder}";\n`);
  const input = join(root, 'equal-set.css');
  writeFileSync(input, `@import "../package/dist/styles/kit.css";\n${sources.join('')}`);
  await viteBuild({
    configFile: false,
    root,
    base: './',
    logLevel: 'warn',
    plugins: [tailwindcss({ optimize: true })],
    build: {
      assetsInlineLimit: 0,
      rolldownOptions: { input, output: { assetFileNames: '[name][extname]' } },
    },
  });
}

/**
 * Packs the kit as for publishing, and builds the files that are measured, unless it was packed from the same sources.
 *
 * @returns whether it packed
 * @throws Error with the output of the failed step
 */
export function packKit(): Promise<boolean> {
  return packPackage('ui', {
    inputs: ['tools/scripts/kit/packKit.ts', 'tools/scripts/kit/equalSet.ts'],
    skip: /\.(stories\.tsx|mdx)$|[\\/](outside|pictures)$/,
    after: async () => {
      // A consumer's package manager would install these.
      symlinkSync(join(kitRoot, 'node_modules'), join(packedFolder('ui'), 'package', 'node_modules'));
      await buildEqualSetSheet();
    },
  });
}
