import type { ApiClient, CartInfo, CartIntent } from '@magazijn/api-client';
import { buildCart } from '@magazijn/api-client/testing';

type CartAnswer = Awaited<ReturnType<ApiClient['recalculateCart']>>;

/** What the back end answers to an intent in tests: every unit costs a euro. `cart` is how it reads. */
export function answerCart(intent: CartIntent, cart: CartInfo = buildCart()): CartAnswer {
  const units = Object.values(intent.quantities).reduce((sum, quantity) => sum + quantity, 0);
  return {
    cart,
    answer: {
      products: [],
      amount: units,
      subtotal_exclusive: units,
      discount_exclusive: 0,
      discount: intent.couponCode,
      discount_status: null,
      orderReference: intent.orderReference,
      shipping_costs: 0,
      btw_totals: {},
      total_inclusive: 0,
      minimum_requirement_met: 1,
      minimum_requirement_price: 0,
      limit: [],
      incomplete_offers: [],
    },
  };
}
