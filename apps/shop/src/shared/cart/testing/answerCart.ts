import type { ApiClient, CartInfo, CartIntent } from '@magazijn/api-client';
import { buildCart } from '@magazijn/api-client/testing';

type CartAnswer = Awaited<ReturnType<ApiClient['recalculateCart']>>;

/** The response to an intent in tests: each unit costs one euro. `cart` is the parsed response. */
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
