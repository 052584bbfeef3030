import type { LastPurchase, PurchasePage, PurchaseSort } from '../model/Purchase.ts';
import type { Transport } from '../transport/createTransport.ts';

/** What the company bought before. Their code comes with the first call: visitors do not need it. */
export function purchaseCalls(send: Transport) {
  const calls = async () => (await import('./purchases.ts')).purchases(send);
  return {
    /**
     * A page of the products that the company bought, found by the words of a search; null when the back end has no such
     * call.
     */
    purchases: async (
      search: string,
      sort: PurchaseSort,
      page: number,
      pageSize: number,
    ): Promise<PurchasePage | null> => (await calls()).page(search, sort, page, pageSize),

    /**
     * When the company last bought a product; null when it never did, and when the back end has no such call. Products that
     * are asked for at once share one request. Shows no loading bar.
     *
     * @param customer the customer number of this client: other customers have requests of their own
     */
    lastPurchase: async (productId: number, customer: string): Promise<LastPurchase | null> =>
      (await calls()).last(productId, customer),
  };
}
