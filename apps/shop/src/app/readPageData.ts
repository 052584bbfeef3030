import { type PageData, pageDataId } from '../rendering/PageData.ts';

/**
 * What came with the document.
 *
 * @throws {Error} when the block is absent or broken: the document does not come from the shop's server
 */
export function readPageData(): PageData {
  const text = document.getElementById(pageDataId)?.textContent;
  if (!text) throw new Error(`The document has no #${pageDataId}: it does not come from the shop's server`);
  return JSON.parse(text);
}
