import type { OrderableProduct } from '@magazijn/domain/quick-order';
import type { WireQuickOrder, WireQuickOrderProduct } from '../schemas/quickOrder.ts';
import { toDeal } from './Cart.ts';
import { type Product, toProduct } from './Product.ts';

/** A product of an order list, with the data for assessing a quantity. */
export interface QuickOrderProduct extends Omit<Product, 'price' | 'vatPercentage'>, OrderableProduct {
  readonly alternatives: readonly QuickOrderProduct[];
}

export interface QuickOrderMatch {
  /** One: the product; several: the buyer has to choose; none: unknown. */
  readonly products: readonly QuickOrderProduct[];
  /** Products with similar numbers or names, for an unknown one. */
  readonly near: readonly QuickOrderProduct[];
  readonly hasMore: boolean;
}

/** Null without a price, since such a product cannot be assessed. */
function toQuickOrderProduct(wire: WireQuickOrderProduct): Omit<QuickOrderProduct, 'alternatives'> | null {
  const { price, ...product } = toProduct(wire);
  if (price === null) return null;
  return {
    ...product,
    price,
    vatPercentage: wire.vat_percentage,
    deal: toDeal(wire.deal),
  };
}

/** The products with their alternatives, by id; without those that have no price. */
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

export function toQuickOrderMatches({ lines, products }: WireQuickOrder): readonly QuickOrderMatch[] {
  const whole = toQuickOrderProducts(products);
  const named = (ids: readonly number[] = []) => ids.flatMap((id) => whole.get(id) ?? []);
  return lines.map(({ products: ids, near, more }) => {
    const found = named(ids);
    // With some of several products missing the rest is a guess: it is suggested, not taken.
    const isWhole = found.length === ids.length;
    return {
      products: isWhole ? found : [],
      near: isWhole ? named(near) : [...found, ...named(near)],
      hasMore: more ?? false,
    };
  });
}
