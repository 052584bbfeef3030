import { lateCode } from '../late/lateCode.ts';

/** What cleans the back end's HTML in the browser: it comes with the first text that did not come with the document. */
export const cleanerCode = lateCode(() => import('./cleanInBrowser.ts'));
