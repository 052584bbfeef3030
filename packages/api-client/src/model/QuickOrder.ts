import type { Deal } from '@magazijn/domain/cart';
import { cents } from '@magazijn/domain/money';
import type { OrderableProduct } from '@magazijn/domain/quick-order';
import type { WireQuickOrder, WireQuickOrderProduct } from '../schemas/quickOrder.ts';
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

type WireDeal = WireQuickOrderProduct['deal'];

/** A deal as the rules have it; null for one of another kind, which the cart counts by itself. */
function toDeal(wire: WireDeal): Deal | null {
  if (wire?.kind === 'free-goods' && wire.paid && wire.free) {
    return { kind: 'free-goods', paid: wire.paid, free: wire.free };
  }
  if (wire?.kind === 'percentage' && typeof wire.percentage === 'number') {
    return { kind: 'percentage', percentage: wire.percentage };
  }
  if (wire?.kind === 'give-away' && wire.from && wire.product_id) {
    return { kind: 'give-away', from: wire.from, productId: wire.product_id };
  }
  return null;
}

function toQuickOrderProduct(wire: WireQuickOrderProduct): Omit<QuickOrderProduct, 'alternatives'> {
  const product = toProduct(wire);
  return {
    ...product,
    price: product.price ?? cents(0),
    vatPercentage: wire.vat_percentage,
    orderLimit: wire.order_limit ?? null,
    deal: toDeal(wire.deal),
  };
}

/** What each line names, in the order of the lines asked. */
export function toQuickOrderMatches({ lines, products }: WireQuickOrder): readonly QuickOrderMatch[] {
  const plain = new Map(products.map((wire) => [wire.id, toQuickOrderProduct(wire)]));
  const whole = new Map<number, QuickOrderProduct>(
    products.flatMap((wire) => {
      const product = plain.get(wire.id);
      if (!product) return [];
      const alternatives = (wire.alternatives ?? []).flatMap((id) => plain.get(id) ?? []);
      return [
        [wire.id, { ...product, alternatives: alternatives.map((each) => ({ ...each, alternatives: [] })) }],
      ];
    }),
  );
  const named = (ids: readonly number[] = []) => ids.flatMap((id) => whole.get(id) ?? []);
  return lines.map(({ products: ids, near, more }) => ({
    products: named(ids),
    near: named(near),
    hasMore: more ?? false,
  }));
}
