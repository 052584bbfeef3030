// The calls of 'Eerder gekocht': ours, and only sent to a back end that names the capability `purchase-history`.
import * as z from 'zod/mini';
import { quickOrderProductSchema } from './quickOrder.ts';
import { eurosSchema } from './wire.ts';

const text = z.nullish(z.string());

/** The columns by which purchases are sorted; `-desc` turns the order. */
export const purchaseSorts = ['last-desc', 'last', 'name', 'name-desc', 'times-desc', 'times'] as const;

/**
 * A page of the products that a company bought. Name, contents, article number, unit and price (excluding VAT) are those of
 * the latest order, and `quantity` is what it had of the product. `ordered_on` has the dates of the latest orders, the
 * last one first; `times` counts all of them. `total` counts what is found, `history_total` all products. `products` has what
 * the shop has of them now; those that are gone are missing there.
 */
export const purchasesSchema = z.object({
  total: z.number(),
  history_total: z.number(),
  purchases: z.array(
    z.object({
      product_id: z.number(),
      name: z.string(),
      contents: text,
      article_number: text,
      unit: text,
      quantity: z.number(),
      price_exclusive_vat: eurosSchema,
      times: z.number(),
      ordered_on: z.array(z.string()),
    }),
  ),
  products: z.array(quickOrderProductSchema),
});

/** The maximum number of products in one call of last purchases. */
export const maxLastPurchases = 100;

/** The last purchase of each of some products; those that the company never bought are missing. */
export const lastPurchasesSchema = z.object({
  purchases: z.array(
    z.object({ product_id: z.number(), quantity: z.number(), unit: text, ordered_on: z.string() }),
  ),
});

export type WirePurchases = z.infer<typeof purchasesSchema>;
export type WireLastPurchases = z.infer<typeof lastPurchasesSchema>;
