import { lateCode } from '../late/lateCode.ts';

/**
 * What narrows a list. The server renders it, so that it is there from the start and works without scripts; its code is
 * not worth its weight on the first load, and takes over when it has come.
 */
export const listPartsCode = lateCode(() => import('./lateListParts.ts'));
