import type { Plugin } from 'vite';
import { markPure } from './markPure.ts';

/** The router's own chunk: one file that holds forms, server components and a data router besides. */
const routerFile = /\/react-router\/dist\/[^?]*\.mjs$/;

/** Builds take of react-router only what the shop uses (see `markPure`); people at work get it as it is. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: (code, id) => (routerFile.test(id) ? { code: markPure(code), map: null } : null),
  };
}
