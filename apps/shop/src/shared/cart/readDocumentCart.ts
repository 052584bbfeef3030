import type { ApiClient } from '@magazijn/api-client';
import type { DocumentCart } from '../stores/CartStore.ts';

type CartApi = Pick<ApiClient, 'hasCapability' | 'savedCart' | 'recalculateCart'>;

/**
 * Requests a customer's cart and its prices for their document; undefined where the back end saves no carts.
 * @throws {ApiError} when a request fails
 */
export async function readDocumentCart(api: CartApi): Promise<DocumentCart | undefined> {
  const saved = (await api.hasCapability('saved-cart')) ? await api.savedCart(null) : null;
  if (saved === null || saved === 'unchanged') return undefined;
  const isEmpty = Object.keys(saved.intent.quantities).length === 0;
  return { saved, answer: isEmpty ? null : (await api.recalculateCart(saved.intent)).answer };
}
