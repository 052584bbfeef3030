import { headElements } from '../head/headElements.ts';
import { showHead } from '../head/showHead.ts';
import type { OnShown } from '../routing/useArrival.ts';
import { pageHeadOf } from './pageHeadOf.ts';
import { readPageData } from './readPageData.ts';

let origin: string | null = null;

/** Says in the document's head what the page that shows now is. */
export const writeHead: OnShown = (match, answers) => {
  origin ??= readPageData().links.publicUrl;
  showHead(headElements(pageHeadOf(match, answers, origin), origin));
};
