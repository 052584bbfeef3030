import { emptyCart } from './emptyCart.ts';
import { lineAmount } from './lineAmount.ts';
import type { CartAmounts, StoredCart } from './StoredCart.ts';
import { withAmounts } from './withAmounts.ts';

/**
 * Reads a cart from what the browser stored, whatever stands there (clause T10).
 *
 * Repaired: a field of the wrong kind, or a text longer than a cart is taken with, becomes the empty one; a line with an impossible product id or
 * amount is dropped; the number of units is counted again.
 * Dropped as a whole: text that is no JSON object, and a cart of another version.
 * Amounts that belong to no customer are dropped, so that they never turn up in somebody's cart.
 * Never throws. `data` is as it was found: the caller checks its shape.
 *
 * @param text the stored text; null when nothing is stored
 */
export function readStoredCart(text: string | null): StoredCart {
  const stored = parseObject(text);
  if (stored?.version !== 1) return emptyCart(null);
  const customer = typeof stored.customer === 'string' && stored.customer !== '' ? stored.customer : null;
  const cart: StoredCart = {
    ...emptyCart(customer),
    discount: readText(stored.discount, 40),
    orderReference: readText(stored.orderReference, 100),
    total: { items: 0, amount: readSubtotal(stored.total) },
    data: stored.data ?? null,
    others: readOthers(stored.others, customer),
  };
  return withAmounts(cart, customer === null ? {} : readAmounts(stored.amount));
}

type Found = Readonly<Record<string, unknown>>;

function parseObject(text: string | null): Found | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Found {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readText(value: unknown, longest: number): string {
  return typeof value === 'string' && value.length <= longest ? value : '';
}

function readSubtotal(total: unknown): number {
  const amount = isObject(total) ? total.amount : undefined;
  return typeof amount === 'number' && Number.isFinite(amount) && amount >= 0 ? amount : 0;
}

function readAmounts(amounts: unknown): CartAmounts {
  if (!isObject(amounts)) return {};
  return Object.fromEntries(
    Object.entries(amounts).filter((line): line is [string, number] => isLine(line[0], line[1])),
  );
}

// The pattern also keeps '__proto__' out: only ids pass.
function isLine(productId: string, amount: unknown): boolean {
  if (!/^[1-9]\d*$/.test(productId) || !Number.isSafeInteger(Number(productId))) return false;
  return typeof amount === 'number' && amount > 0 && lineAmount(amount).ok;
}

function readOthers(others: unknown, current: string | null): Readonly<Record<string, CartAmounts>> {
  if (!isObject(others)) return {};
  return Object.fromEntries(
    Object.entries(others)
      .filter(([customer]) => customer !== current && customer !== '' && customer !== '__proto__')
      .map(([customer, amounts]): [string, CartAmounts] => [customer, readAmounts(amounts)])
      .filter(([, amounts]) => Object.keys(amounts).length > 0),
  );
}
