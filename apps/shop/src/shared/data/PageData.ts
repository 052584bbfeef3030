import type { HydrationState } from 'react-router-dom';
import type { ShopLinks } from '../links/ShopLinks.tsx';
import type { DocumentCart } from '../stores/CartStore.ts';
import type { PostedForm } from './PostedForm.ts';
import type { DehydratedQueries } from './queries.ts';

/** The data that a document carries for hydration. */
export interface PageData {
  readonly queries: DehydratedQueries;
  /** The results of the server's loaders, for the router. */
  readonly hydrationData: HydrationState;
  readonly links: ShopLinks;
  /** The claims of the token that the document was rendered for, as it encodes them, without the signature. @default a visitor's */
  readonly claims?: string;
  /** The date of a customer's document in Amsterdam, as yyyy-mm-dd. @default a visitor's document */
  readonly today?: string;
  /** The customer's cart, on its page. @default unknown */
  readonly cart?: DocumentCart;
  /** The result of a form that was submitted without scripts. */
  readonly posted?: PostedForm;
  /** Whether hook URLs may use http (`OCI_ALLOW_HTTP`); only for the page of the OCI login. */
  readonly punchOut?: { readonly allowHttp: boolean };
  /** The payment provider; only for the payment page, whose content security policy allows it. */
  readonly payment?: { readonly environment: string; readonly emulatorOrigin: string | null };
}

export const pageDataId = 'shop-data';

/**
 * Reads the data of the document, and removes a customer's: it would outlive a logout or a switch of company.
 * @throws {Error} when the shop's server did not render the document
 */
export function readPageData(): PageData {
  const element = document.getElementById(pageDataId);
  if (!element?.textContent) throw new Error(`The document has no #${pageDataId}`);
  const data: PageData = JSON.parse(element.textContent);
  if (data.claims) element.remove();
  return data;
}
