import type { Plugin } from 'vite';
import { withoutFallbacks } from './withoutFallbacks.ts';

/** Builds leave out of the stylesheet what only browsers need for which the shop is not built. */
export function leanStyles(): Plugin {
  return {
    name: 'lean-styles',
    apply: 'build',
    generateBundle: (_, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        file.source = withoutFallbacks(String(file.source));
      }
    },
  };
}
