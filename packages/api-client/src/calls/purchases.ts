import { type LastPurchase, type PurchaseSort, toLastPurchases, toPurchasePage } from '../model/Purchase.ts';
import { lastPurchasesSchema, maxLastPurchases, purchasesSchema } from '../schemas/purchases.ts';
import { orNull, type Transport } from '../transport/createTransport.ts';

/** The products of one request that is not sent yet. */
interface Batch {
  readonly productIds: Set<number>;
  readonly found: Promise<ReadonlyMap<number, LastPurchase> | null>;
}

/** The batch of each customer that is not sent yet, by customer number: a page may make a client for each call. */
const batches = new Map<string, Batch>();

/** The calls of `purchaseCalls`. */
export function purchases(send: Transport) {
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
          whole: 'purchases',
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
    async page(search: string, sort: PurchaseSort, page: number, pageSize: number) {
      const found = await orNull(
        send({
          path: `/purchases/${page}/${pageSize}`,
          query: { search: search || undefined, sort },
          responseSchema: purchasesSchema,
          whole: 'purchases',
        }),
      );
      return found && toPurchasePage(found);
    },

    async last(productId: number, customer: string) {
      const open = batches.get(customer);
      const batch = open && open.productIds.size < maxLastPurchases ? open : openBatch(customer);
      batch.productIds.add(productId);
      return (await batch.found)?.get(productId) ?? null;
    },
  };
}
