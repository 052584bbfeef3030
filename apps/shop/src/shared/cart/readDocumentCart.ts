import type { ApiClient } from '@magazijn/api-client';
import type { DocumentCart } from '../stores/CartStore.ts';

type CartApi = Pick<ApiClient, 'hasCapability' | 'savedCart' | 'recalculateCart'>;

/** The browser renders larger carts: a line blocks the server for 0.2 ms. */
const maxLines = 100;

/** Milliseconds for both calls: the whole document has a second (docs/adr/0094). */
const patience = 400;

/** A customer's cart and its prices for their document; undefined for a large cart, and where the back end saves none. */
async function askCart(api: CartApi): Promise<DocumentCart | undefined> {
  const saved = (await api.hasCapability('saved-cart')) ? await api.savedCart(null) : null;
  if (saved === null || saved === 'unchanged') return undefined;
  const lines = Object.keys(saved.intent.quantities).length;
  if (lines > maxLines) return undefined;
  return { saved, answer: lines === 0 ? null : (await api.recalculateCart(saved.intent)).answer };
}

/**
 * The same within 400 ms; undefined after a failure too, so that the document has the skeleton of the cart and the browser
 * makes the calls.
 *
 * @param onProblem receives the failure
 */
export function readDocumentCart(
  api: CartApi,
  onProblem: (problem: string) => void,
): Promise<DocumentCart | undefined> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No cart within ${patience} ms`)), patience);
  return Promise.race([askCart(api), late])
    .catch((error: unknown) => {
      onProblem(String(error));
      return undefined;
    })
    .finally(() => clearTimeout(timer));
}
