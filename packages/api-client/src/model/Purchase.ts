import { type Cents, centsFromEuros } from '@magazijn/domain/money';
import { type OrderRhythm, orderRhythm } from '@magazijn/domain/orders';
import type { purchaseSorts, WireLastPurchases, WirePurchases } from '../schemas/purchases.ts';
import { contentsOf, textOf } from './fromWire.ts';
import { type QuickOrderProduct, toQuickOrderProducts } from './QuickOrder.ts';

/** A column of the purchases and its direction: `last-desc` is the last bought first. */
export type PurchaseSort = (typeof purchaseSorts)[number];

export interface LastPurchase {
  readonly quantity: number;
  /** '' when not returned. */
  readonly unit: string;
  /** The day of the order in Amsterdam, as an ISO date. */
  readonly orderedOn: string;
}

/** A product that a company bought. Its texts and price are those of the last time. */
export interface Purchase extends LastPurchase {
  readonly productId: number;
  readonly name: string;
  readonly contents: string;
  readonly articleNumber: string;
  /** Of one unit, excluding VAT. */
  readonly priceThen: Cents;
  readonly times: number;
  /** Null when it is ordered irregularly, or fewer than three times. */
  readonly rhythm: OrderRhythm | null;
  /** Null for a product that the shop no longer has, or that has no price. */
  readonly product: QuickOrderProduct | null;
}

export interface PurchasePage {
  /** The number of found products, and of all that the company bought. */
  readonly total: number;
  readonly historyTotal: number;
  readonly purchases: readonly Purchase[];
}

export function toPurchasePage(wire: WirePurchases): PurchasePage {
  const products = toQuickOrderProducts(wire.products);
  return {
    total: wire.total,
    historyTotal: wire.history_total,
    purchases: wire.purchases.map((purchase) => ({
      productId: purchase.product_id,
      name: purchase.name,
      contents: contentsOf(purchase.contents),
      articleNumber: textOf(purchase.article_number),
      unit: textOf(purchase.unit),
      quantity: purchase.quantity,
      priceThen: centsFromEuros(purchase.price_exclusive_vat),
      times: purchase.times,
      orderedOn: purchase.ordered_on[0] ?? '',
      rhythm: orderRhythm(purchase.ordered_on),
      product: products.get(purchase.product_id) ?? null,
    })),
  };
}

export const toLastPurchases = ({ purchases }: WireLastPurchases): ReadonlyMap<number, LastPurchase> =>
  new Map(
    purchases.map((purchase) => [
      purchase.product_id,
      { quantity: purchase.quantity, unit: textOf(purchase.unit), orderedOn: purchase.ordered_on },
    ]),
  );
