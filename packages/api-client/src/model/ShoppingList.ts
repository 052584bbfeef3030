import type { ListLine } from '@magazijn/domain/lists';
import { type Cents, centsFromEuros } from '@magazijn/domain/money';
import type { WireList, WireListCounts, WireLists, WireSavedCounts } from '../schemas/lists.ts';
import { isSet, momentOf, textOf } from './fromWire.ts';
import { type QuickOrderProduct, toQuickOrderProducts } from './QuickOrder.ts';

export interface ShoppingListSummary {
  readonly id: number;
  readonly name: string;
  readonly shared: boolean;
  /** Whether this user can remove it and change its visibility. */
  readonly own: boolean;
  /** Rises with each change; a save must send the version that it is based on. */
  readonly version: number;
  readonly productCount: number;
  /** The number of the current round along the shelves; null for a back end without rounds. */
  readonly round: number | null;
  /** ISO 8601; null when not returned. */
  readonly changedAt: string | null;
  readonly hasProduct: boolean;
}

export interface StockCount {
  readonly counted: number;
  readonly round: number;
  /** ISO 8601; null when not returned. */
  readonly at: string | null;
  /** The e-mail address of the user who counted; '' when that user is gone. */
  readonly by: string;
  readonly own: boolean;
}

/** The last counts of a list by product id, with its current round and version. */
export interface ListCounts {
  readonly round: number;
  readonly version: number;
  readonly counts: ReadonlyMap<number, StockCount>;
}

export interface SavedCounts extends ListCounts {
  /** The counts of another user in the same round that the write replaced, by product id. */
  readonly replaced: ReadonlyMap<number, number>;
}

export interface ShoppingListLine extends ListLine {
  readonly name: string;
  readonly articleNumber: string;
  /** The unit price when the product was added, excluding VAT; null when not returned. */
  readonly priceThen: Cents | null;
  /** ISO 8601; null when not returned. */
  readonly addedAt: string | null;
  /** The last count of the product in stock; null when it was never counted. */
  readonly count: StockCount | null;
  /** Null for a product that the shop no longer has, or that has no price. */
  readonly product: QuickOrderProduct | null;
}

export interface ShoppingList extends ShoppingListSummary {
  readonly lines: readonly ShoppingListLine[];
}

export const toShoppingLists = ({ lists }: WireLists): readonly ShoppingListSummary[] => lists.map(toSummary);

export function toShoppingList(wire: WireList): ShoppingList {
  const products = toQuickOrderProducts(wire.products);
  return {
    ...toSummary(wire),
    lines: wire.lines.map((line) => ({
      productId: line.product_id,
      quantity: line.quantity,
      kind: line.kind,
      name: textOf(line.name),
      articleNumber: textOf(line.article_number),
      priceThen: line.price_exclusive_vat == null ? null : centsFromEuros(line.price_exclusive_vat),
      addedAt: momentOf(line.added_at),
      count: line.count ? toStockCount(line.count) : null,
      product: products.get(line.product_id) ?? null,
    })),
  };
}

export const toListCounts = ({ round, version, counts }: WireListCounts): ListCounts => ({
  round,
  version,
  counts: new Map(counts.map((count) => [count.product_id, toStockCount(count)])),
});

export const toSavedCounts = (wire: WireSavedCounts): SavedCounts => ({
  ...toListCounts(wire),
  replaced: new Map(wire.replaced.map(({ product_id, counted }) => [product_id, counted])),
});

const toStockCount = (wire: Omit<WireListCounts['counts'][number], 'product_id'>): StockCount => ({
  counted: wire.counted,
  round: wire.round,
  at: momentOf(wire.counted_at),
  by: textOf(wire.counted_by),
  own: isSet(wire.own),
});

const toSummary = (wire: WireLists['lists'][number]): ShoppingListSummary => ({
  id: wire.id,
  name: wire.name,
  shared: isSet(wire.shared),
  own: isSet(wire.own),
  version: wire.version,
  productCount: wire.product_count,
  round: wire.round ?? null,
  changedAt: momentOf(wire.changed_at),
  hasProduct: isSet(wire.has_product),
});
