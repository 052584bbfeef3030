import type { ApiClient } from '@magazijn/api-client';
import type { DocumentCart } from '../stores/CartStore.ts';

type CartApi = Pick<ApiClient, 'hasCapability' | 'savedCart' | 'recalculateCart'>;

/** The browser renders larger carts: a line takes the server 0.2 ms, during which it answers nobody else. */
const mostLines = 100;

/**
 * Requests a customer's cart and its prices for their document; undefined for a large cart, and where the back end saves
 * none.
 * @throws {ApiError} when a request fails
 */
export async function readDocumentCart(api: CartApi): Promise<DocumentCart | undefined> {
  const saved = (await api.hasCapability('saved-cart')) ? await api.savedCart(null) : null;
  if (saved === null || saved === 'unchanged') return undefined;
  const lines = Object.keys(saved.intent.quantities).length;
  if (lines > mostLines) return undefined;
  return { saved, answer: lines === 0 ? null : (await api.recalculateCart(saved.intent)).answer };
}
