import { headElements } from './headElements.ts';
import type { PageHead } from './PageHead.ts';
import { showHead } from './showHead.ts';

/** Says in the document's head what the page that shows now is; the first page of a visit brought its own. */
export const updateHead = (head: PageHead | undefined, origin: string): void =>
  showHead(headElements(head ?? { canonical: null }, origin));
