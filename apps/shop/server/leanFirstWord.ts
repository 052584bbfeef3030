import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin } from 'vite';

/** Builds minify public/assets/session.js, which every document loads before its first paint: Vite copies it as it is. */
export function leanFirstWord(): Plugin {
  return {
    name: 'lean-first-word',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    writeBundle: async ({ dir = '' }) => {
      const file = join(dir, 'assets', 'session.js');
      const { code } = await minify(file, await readFile(file, 'utf8'), { module: false });
      await writeFile(file, code);
    },
  };
}
