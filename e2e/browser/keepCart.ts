import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { ApiSession } from './apiSession.ts';

interface KeptCart {
  /** Product id to quantity. */
  readonly quantities: Readonly<Record<string, number>>;
  readonly orderReference?: string;
}

/** Local storage of a customer who closed the browser with a cart: key to text. */
export function storedCart(
  { token, customerNumber }: Pick<ApiSession, 'token' | 'customerNumber'>,
  { quantities, orderReference = '' }: KeptCart,
): Record<string, string> {
  const record = {
    version: 1,
    customer: customerNumber,
    amount: quantities,
    discount: '',
    orderReference,
    total: { items: 0, amount: 0 },
    data: null,
    others: {},
    revision: randomUUID().replaceAll('-', ''),
  };
  return { 'magazijn.token': token, 'magazijn.cart': JSON.stringify(record) };
}

/** Writes to local storage on a blank page of the shop's origin, where no script of the shop overwrites it. */
async function keepInStorage(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  await page.route('**/kept', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>.</title>' }),
  );
  await page.goto('/kept');
  await page.evaluate((entries) => {
    for (const [key, text] of entries) localStorage.setItem(key, text);
  }, Object.entries(texts));
}

/** Stores a session and a cart, as if an earlier visit had left both. */
export const keepCart = (
  page: Page,
  session: Pick<ApiSession, 'token' | 'customerNumber'>,
  cart: KeptCart,
): Promise<void> => keepInStorage(page, storedCart(session, cart));
