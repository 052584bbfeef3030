import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build as viteBuild } from 'vite';
import { equalSet } from './equalSet.ts';
import { kitRoot } from './kitModules.ts';
import { packedFolder, packPackage } from './packPackage.ts';

/** Folders of the equal set's parts and of those that they are made of, in `dist`, as a bundler finds them. */
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

/** The stylesheet of an app with Tailwind that uses the equal set and nothing else: `equal-set/dist/equal-set.css`. */
async function buildEqualSetSheet(): Promise<void> {
  const root = join(packedFolder('ui'), 'equal-set');
  mkdirSync(root);
  const folders = await equalSetFolders(root);
  if (folders.length < equalSet.components.length / 2) throw new Error('The equal set has hardly a part.');
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
 * Packs the kit as it would be published, and beside it what is weighed, unless that was done from the same files.
 *
 * @returns whether it was packed now.
 * @throws Error with the output of the step that failed.
 */
export function packKit(): Promise<boolean> {
  return packPackage('ui', {
    inputs: ['scripts/kit/packKit.ts', 'scripts/kit/equalSet.ts'],
    skip: /\.(stories|docs)\.tsx?$|[\\/](outside|pictures)$/,
    after: async () => {
      // What a consumer's package manager would install beside it.
      symlinkSync(join(kitRoot, 'node_modules'), join(packedFolder('ui'), 'package', 'node_modules'));
      await buildEqualSetSheet();
    },
  });
}
