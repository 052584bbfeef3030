import type { CartIntent } from '../model/Cart.ts';

/** `products[{productId}]=amount`, `discount`, `orderReference` (C03, C12). */
export function cartForm<Form extends FormData | URLSearchParams>(form: Form, intent: CartIntent): Form {
  for (const [productId, quantity] of Object.entries(intent.amounts)) {
    form.set(`products[${productId}]`, String(quantity));
  }
  form.set('discount', intent.coupon);
  form.set('orderReference', intent.orderReference);
  return form;
}
