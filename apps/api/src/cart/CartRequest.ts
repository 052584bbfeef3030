// What a customer wants to have priced or ordered, and how it is read from the form.

import type { cartRequestSchema } from '@magazijn/api-client/schemas';
import { cleanText } from '@magazijn/domain/validation';
import type * as z from 'zod/mini';
import { HttpError } from '../http/HttpError.ts';

/** What a customer wants: quantities per product id, a coupon and a reference. Prices never come from outside. */
export interface CartRequest {
  readonly quantities: ReadonlyMap<number, number>;
  /** Upper case; '' for none. */
  readonly couponCode: string;
  readonly orderReference: string;
}

/** The most lines of one cart. */
const maxLines = 500;

/**
 * The form fields of a cart, read. Products with amount 0 are left out.
 *
 * @throws HttpError 413 for more than 500 lines.
 */
export function readCartRequest(form: z.infer<typeof cartRequestSchema>): CartRequest {
  const quantities = new Map(
    Object.entries(form.products)
      .map(([id, amount]): [number, number] => [Number(id), Number(amount)])
      .filter(([, quantity]) => quantity > 0)
      .sort(([a], [b]) => a - b),
  );
  if (quantities.size > maxLines)
    throw new HttpError(413, `Een winkelmand heeft hoogstens ${maxLines} verschillende artikelen.`);
  return {
    quantities,
    couponCode: cleanText(form.discount ?? '').toUpperCase(),
    orderReference: cleanText(form.orderReference ?? ''),
  };
}
