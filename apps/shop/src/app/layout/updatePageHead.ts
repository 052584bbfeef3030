import type { UIMatch } from 'react-router-dom';
import type { Queries } from '../../shared/data/queries.ts';
import { updateHead } from '../../shared/head/updateHead.ts';
import type { PageHandle } from './PageHandle.ts';

/** Updates the document's head after a navigation: description, canonical address, structured data. */
export async function updatePageHead(
  match: UIMatch | undefined,
  href: string,
  queries: Queries,
  publicUrl: string,
  brand: string,
): Promise<void> {
  // Every page in routes.tsx has a `PageHandle`.
  const { head } = (match?.handle ?? {}) as Partial<PageHandle>;
  const { pathname, search } = new URL(href, window.location.origin);
  const location = { params: match?.params ?? {}, pathname, search };
  updateHead(await (await head?.())?.(queries.shown, location, publicUrl, brand), publicUrl);
}
