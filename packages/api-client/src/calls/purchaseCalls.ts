import {
  type LastPurchase,
  type PurchasePage,
  type PurchaseSort,
  toLastPurchases,
  toPurchasePage,
} from '../model/Purchase.ts';
import { lastPurchasesSchema, maxLastPurchases, purchasesSchema } from '../schemas/purchases.ts';
import { orNull, type Transport } from '../transport/createTransport.ts';

interface Batch {
  readonly productIds: Set<number>;
  readonly found: Promise<ReadonlyMap<number, LastPurchase> | null>;
}

/** The batch of each customer that is not sent yet, by customer number: a page may make a client for each call. */
const batches = new Map<string, Batch>();

export function purchaseCalls(send: Transport) {
  function openBatch(customer: string): Batch {
    const productIds = new Set<number>();
    const ask = async () => {
      // Cards of one page render in one task.
      await new Promise((resolve) => setTimeout(resolve));
      if (batches.get(customer) === opened) batches.delete(customer);
      const query = { products: [...productIds].join(',') };
      const found = await orNull(
        send({
          path: '/purchases/last',
          query,
          responseSchema: lastPurchasesSchema,
          complete: 'purchases',
          silent: true,
        }),
      );
      return found && toLastPurchases(found);
    };
    const opened: Batch = { productIds, found: ask() };
    batches.set(customer, opened);
    return opened;
  }

  return {
    /** A page of the products that the company bought, by the words of a search; null without such a call. */
    async purchases(
      search: string,
      sort: PurchaseSort,
      page: number,
      pageSize: number,
    ): Promise<PurchasePage | null> {
      const found = await orNull(
        send({
          path: `/purchases/${page}/${pageSize}`,
          query: { search: search || undefined, sort },
          responseSchema: purchasesSchema,
          complete: 'purchases',
        }),
      );
      return found && toPurchasePage(found);
    },

    /**
     * When the company last bought a product; null for never. Calls in one task share one request.
     *
     * @param customer the customer number of this client: other customers have requests of their own
     */
    async lastPurchase(productId: number, customer: string): Promise<LastPurchase | null> {
      const open = batches.get(customer);
      const batch = open && open.productIds.size < maxLastPurchases ? open : openBatch(customer);
      batch.productIds.add(productId);
      return (await batch.found)?.get(productId) ?? null;
    },
  };
}
