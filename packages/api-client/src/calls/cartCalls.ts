import type { CartIntent } from '@magazijn/domain/cart';
import { type CartInfo, cartFromWire, type ShopSettings, toCart, toShopSettings } from '../model/Cart.ts';
import { cartInfoSchema, shopSettingsSchema, type WireCartInfo } from '../schemas/cart.ts';
import { orNull, type Transport } from '../transport/createTransport.ts';

/** Declines the products' texts in cart lines; supported by some back ends (RFC 7240). */
export const short = { prefer: 'return=minimal' };

export function cartCalls(send: Transport) {
  return {
    /** Minimum order, free delivery and, for customers, delivery dates; null when the back end has no such call. */
    shopSettings: async (): Promise<ShopSettings | null> => {
      const found = await orNull(send({ path: '/settings', responseSchema: shopSettingsSchema }));
      return found && toShopSettings(found);
    },

    /** Prices the cart. `answer` is the wire's own `data`, for the stored cart; `cartFromWire` parses it again. */
    recalculateCart: async (
      intent: CartIntent,
      signal?: AbortSignal,
    ): Promise<{ readonly cart: CartInfo; readonly answer: WireCartInfo }> => {
      const answer = await priceCart(send, intent, signal);
      return { cart: toCart(answer), answer };
    },

    /** Parses a stored response of the cart call; null when it does not match the schema. Makes no request. */
    cartFromWire: async (answer: unknown): Promise<CartInfo | null> => cartFromWire(answer),
  };
}

export const priceCart = (send: Transport, intent: CartIntent, signal?: AbortSignal): Promise<WireCartInfo> =>
  send({
    method: 'POST',
    path: '/shop/cart',
    headers: short,
    body: cartForm(new FormData(), intent),
    responseSchema: cartInfoSchema,
    complete: 'products',
    signal,
  });

/** `products[{productId}]=amount`, `cost_centres[{productId}]=id` for the lines with a choice, `discount`, `orderReference`. */
export function cartForm<Form extends FormData | URLSearchParams>(form: Form, intent: CartIntent): Form {
  for (const [productId, quantity] of Object.entries(intent.quantities)) {
    form.set(`products[${productId}]`, String(quantity));
    const costCentre = intent.costCentres?.[productId];
    if (costCentre !== undefined) form.set(`cost_centres[${productId}]`, String(costCentre));
  }
  form.set('discount', intent.couponCode);
  form.set('orderReference', intent.orderReference);
  return form;
}
