import type { OrderableProduct } from '@magazijn/domain/quick-order';
import type { WireQuickOrder, WireQuickOrderProduct } from '../schemas/quickOrder.ts';
import { toDeal } from './Cart.ts';
import { type Product, toProduct } from './Product.ts';

/** A product that a line of an order list names, with what assessing a quantity of it takes. */
export interface QuickOrderProduct extends Omit<Product, 'price'>, OrderableProduct {
  /** Products to order in the place of one that is sold out. */
  readonly alternatives: readonly QuickOrderProduct[];
}

/** What one line names. */
export interface QuickOrderMatch {
  /** One is the product that is meant; of several one has to be chosen; none is an unknown one. */
  readonly products: readonly QuickOrderProduct[];
  /** What is written or called alike, for an unknown one. */
  readonly near: readonly QuickOrderProduct[];
  /** Whether the line fits more products than these. */
  readonly hasMore: boolean;
}

/** Null without a price: such a product cannot be assessed. */
function toQuickOrderProduct(wire: WireQuickOrderProduct): Omit<QuickOrderProduct, 'alternatives'> | null {
  const { price, ...product } = toProduct(wire);
  if (price === null) return null;
  return {
    ...product,
    price,
    vatPercentage: wire.vat_percentage,
    orderLimit: wire.order_limit ?? null,
    deal: toDeal(wire.deal),
  };
}

/** Products with those that can be ordered in their place, by id; without those that have no price. */
export function toQuickOrderProducts(
  products: readonly WireQuickOrderProduct[],
): ReadonlyMap<number, QuickOrderProduct> {
  const plain = new Map(products.map((wire) => [wire.id, toQuickOrderProduct(wire)] as const));
  return new Map<number, QuickOrderProduct>(
    products.flatMap((wire) => {
      const product = plain.get(wire.id);
      if (!product) return [];
      const alternatives = (wire.alternatives ?? []).flatMap((id) => plain.get(id) ?? []);
      return [
        [wire.id, { ...product, alternatives: alternatives.map((each) => ({ ...each, alternatives: [] })) }],
      ];
    }),
  );
}

/** What each line names, in the order of the lines asked. */
export function toQuickOrderMatches({ lines, products }: WireQuickOrder): readonly QuickOrderMatch[] {
  const whole = toQuickOrderProducts(products);
  const named = (ids: readonly number[] = []) => ids.flatMap((id) => whole.get(id) ?? []);
  return lines.map(({ products: ids, near, more }) => {
    const found = named(ids);
    // What is left of several is a guess: it is offered, and not taken.
    const isWhole = found.length === ids.length;
    return {
      products: isWhole ? found : [],
      near: isWhole ? named(near) : [...found, ...named(near)],
      hasMore: more ?? false,
    };
  });
}
