import { lateCode } from '../late/lateCode.ts';

/** What writes a page's head after a navigation: the first page of a visit brought its own. */
export const headCode = lateCode(() => import('./writeHead.ts'));
