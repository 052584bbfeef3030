import type { UIMatch } from 'react-router-dom';
import type { Queries } from '../../shared/data/queries.ts';
import { updateHead } from '../../shared/head/updateHead.ts';
import type { PageHandle } from './PageHandle.ts';

/** Says in the document's head what a page says of itself to those who find and share it. */
export async function updatePageHead(
  match: UIMatch | undefined,
  href: string,
  queries: Queries,
  publicUrl: string,
  brand: string,
): Promise<void> {
  // Every page in routes.tsx has a `PageHandle`.
  const { head } = (match?.handle ?? {}) as Partial<PageHandle>;
  const at = { params: match?.params ?? {}, url: new URL(href, window.location.origin) };
  updateHead(head && (await head())(queries.shown, at, publicUrl, brand), publicUrl);
}
