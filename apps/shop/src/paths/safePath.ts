import { paths } from './paths.ts';

/** A path of this shop that the back end gave; anything that could lead elsewhere leads home. */
export const safePath = (given: string): string =>
  /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(given) ? given : paths.home.href();
