import type { CartChange, CartChanges, SavedCartState } from '@magazijn/domain/cart';
import { savedCartSchema, type WireSavedCart } from '../schemas/savedCart.ts';
import { orNull, type Transport } from '../transport/createTransport.ts';

const path = '/shop/cart/saved';

/** The cart that the back end keeps for this person in this company. */
export const savedCartCalls = (send: Transport) => ({
  /** The saved cart, 'unchanged' at `version` (null for any); null without the call. Shows no loading bar. */
  async savedCart(version: number | null): Promise<SavedCartState | 'unchanged' | null> {
    const query = { version: version === null ? undefined : String(version) };
    const found = await orNull(
      send({ path, query, responseSchema: savedCartSchema, complete: 'cart.products', silent: true }),
    );
    return found && (toSavedCart(found) ?? 'unchanged');
  },

  /** Merges changes into the saved cart `id`, 0 for none; idempotent. Null without the call. Shows no loading bar. */
  async saveCart(id: number, changes: CartChanges): Promise<SavedCartState | null> {
    const body = formOf(id, changes);
    const found = await orNull(
      send({
        method: 'POST',
        path,
        body,
        responseSchema: savedCartSchema,
        complete: 'cart.products',
        silent: true,
      }),
    );
    return found && toSavedCart(found);
  },
});

/** Null where the response has no cart: it is unchanged. */
function toSavedCart({ id, version, cart, now }: WireSavedCart): SavedCartState | null {
  if (cart === null) return null;
  const chosen = cart.products.flatMap(({ product_id: product, cost_centre: costCentre }) =>
    costCentre === undefined ? [] : [[product, costCentre] as const],
  );
  return {
    id,
    version,
    intent: {
      quantities: Object.fromEntries(cart.products.map((line) => [line.product_id, line.quantity])),
      couponCode: cart.coupon_code,
      orderReference: cart.order_reference,
      ...(chosen.length > 0 && { costCentres: Object.fromEntries(chosen) }),
    },
    orders: cart.orders,
    now: now ?? undefined,
  };
}

function formOf(id: number, changes: CartChanges): URLSearchParams {
  const body = new URLSearchParams({
    cart: String(id),
    version: String(changes.version),
    ...(changes.sentAt !== undefined && { sent_at: String(changes.sentAt) }),
    lines: linesOf(changes.quantities),
    ...(changes.costCentres && { cost_centres: linesOf(changes.costCentres) }),
    ordered: changes.ordered.join(' '),
  });
  const setText = (name: string, change: CartChange<string> | undefined) => {
    if (!change) return;
    body.set(name, change.value);
    body.set(`${name}_age`, wholeAge(change.age));
  };
  setText('coupon_code', changes.couponCode);
  setText('order_reference', changes.orderReference);
  return body;
}

const linesOf = (changes: CartChanges['quantities']): string =>
  Object.entries(changes)
    .map(([productId, { value, age }]) => `${productId} ${value} ${wholeAge(age)}`)
    .join('\n');

const wholeAge = (age: number): string => String(Math.min(Math.round(age), 10 ** 12));
