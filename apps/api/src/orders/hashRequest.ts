import { createHash } from 'node:crypto';
import type { CartRequest } from '../cart/CartRequest.ts';
import type { ShopCart } from '../cart/ShopCart.ts';

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** What tells two requests for an order apart: the amounts in the order of their ids, the coupon, the reference. */
export const hashRequest = ({ amounts, couponCode, orderReference }: CartRequest): string =>
  digest([...amounts, couponCode, orderReference]);

/** What tells two drafts apart: the request and everything that came of it, except what is in stock. */
export const hashContent = (requestHash: string, cart: ShopCart): string =>
  digest([
    requestHash,
    cart.totalInclusive,
    cart.limits,
    cart.lines.map(({ stock: _stock, available: _available, ...frozen }) => frozen),
  ]);
