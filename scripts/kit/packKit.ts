import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build as viteBuild } from 'vite';
import { equalSet } from './equalSet.ts';
import { kitRoot } from './kitModules.ts';
import { packedFolder, packPackage } from './packPackage.ts';

/** The stylesheet of an app with Tailwind that uses the equal set and nothing else: `equal-set/dist/equal-set.css`. */
async function buildEqualSetSheet(): Promise<void> {
  const root = join(packedFolder('ui'), 'equal-set');
  mkdirSync(root);
  const sources = equalSet.folders.map((folder) => `@source "../package/dist/${folder}";\n`);
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
