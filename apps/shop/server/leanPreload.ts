import type { Plugin } from 'vite';
import { preloadHelper } from './preloadHelper.ts';

/** Builds carry a smaller helper for late chunks than Vite's. */
export function leanPreload(): Plugin {
  return {
    name: 'lean-preload',
    apply: 'build',
    enforce: 'pre',
    load: { filter: { id: /^\0vite\/preload-helper\.js$/ }, handler: () => preloadHelper },
  };
}
