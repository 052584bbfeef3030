import type { HydrationState } from 'react-router-dom';
import type { ShopLinks } from '../links/ShopLinks.tsx';
import type { PostedForm } from './PostedForm.ts';
import type { DehydratedQueries } from './queries.ts';

/** What travels with a document, for the browser to begin with. */
export interface PageData {
  readonly queries: DehydratedQueries;
  /** What the server's loaders made of the page, for the router. */
  readonly hydrationData: HydrationState;
  readonly links: ShopLinks;
  /** The form that the document answers. */
  readonly posted?: PostedForm;
  /** Whether hooks may be plain http (`OCI_ALLOW_HTTP`); on the page of the OCI login alone. */
  readonly punchOut?: { readonly allowHttp: boolean };
  /** Where the payment provider is; on the payment page alone, whose document may reach it. */
  readonly payment?: { readonly environment: string; readonly emulatorOrigin: string | null };
}

/** Id of the block that holds it. */
export const pageDataId = 'shop-data';

/**
 * What came with the document.
 *
 * @throws {Error} when the block is absent or broken: the document does not come from the shop's server
 */
export function readPageData(): PageData {
  const text = document.getElementById(pageDataId)?.textContent;
  if (!text) throw new Error(`The document has no #${pageDataId}`);
  return JSON.parse(text);
}
