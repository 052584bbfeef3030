import type { CartInfo } from '@magazijn/api-client';
import { formatEuros, subtractCents } from '@magazijn/domain/money';
import { Link, type MessageItem } from '@magazijn/ui';
import { safePath } from '../../paths/safePath.ts';
import { cartTexts } from './cartTexts.ts';

/** What the server says of the cart (X04): the minimum and limits as errors, incomplete offers as information. */
export function cartMessages(cart: CartInfo): readonly MessageItem[] {
  return [...minimum(cart), ...limits(cart), ...coupon(cart), ...incompleteOffers(cart)];
}

function minimum({ minimumMet, minimumOrder, subtotal }: CartInfo): readonly MessageItem[] {
  if (minimumMet) return [];
  return [
    {
      tone: 'error',
      text: cartTexts.minimum(formatEuros(subtractCents(minimumOrder, subtotal))),
      id: 'minimum',
    },
  ];
}

function limits(cart: CartInfo): readonly MessageItem[] {
  return cart.limits.map(({ message, details }) => ({
    tone: 'error',
    text: message,
    details,
    id: `limit ${message}`,
  }));
}

function coupon({ couponStatus, coupon: code }: CartInfo): readonly MessageItem[] {
  return couponStatus === 'refused'
    ? [{ tone: 'warning', text: cartTexts.couponRefused(code), id: 'coupon' }]
    : [];
}

function incompleteOffers(cart: CartInfo): readonly MessageItem[] {
  return cart.incompleteOffers.map(({ message, products }) => ({
    tone: 'info',
    id: `offer ${message} ${products.map((product) => product.id).join()}`,
    text: (
      <>
        {message}{' '}
        {products.map((product, index) => (
          <span key={product.id}>
            {index > 0 && ', '}
            <Link href={safePath(product.url)}>{product.name}</Link>
          </span>
        ))}
      </>
    ),
  }));
}
