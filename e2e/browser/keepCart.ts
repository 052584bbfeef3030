import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { ApiSession } from './apiSession.ts';
import { keepInStorage } from './keepInStorage.ts';

/** What lies in a cart that is kept. */
interface KeptCart {
  /** Product id to quantity. */
  readonly amounts: Readonly<Record<string, number>>;
  readonly coupon?: string;
  readonly orderReference?: string;
}

/** Logs a browser in and gives it a cart, as if it had been closed with both: nothing is typed or clicked. */
export async function keepCart(
  page: Page,
  { token, customerNumber }: Pick<ApiSession, 'token' | 'customerNumber'>,
  { amounts, coupon = '', orderReference = '' }: KeptCart,
): Promise<void> {
  const record = {
    version: 1,
    customer: customerNumber,
    amount: amounts,
    discount: coupon,
    orderReference,
    total: { items: 0, amount: 0 },
    data: null,
    others: {},
    revision: randomUUID().replaceAll('-', ''),
  };
  await keepInStorage(page, { 'magazijn.token': token, 'magazijn.cart': JSON.stringify(record) });
}
