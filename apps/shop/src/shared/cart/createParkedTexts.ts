import type { CartIntent } from '@magazijn/domain/cart';
import type { TextStorage } from '../storage/browserStorage.ts';

type CartTexts = Pick<CartIntent, 'couponCode' | 'orderReference'>;

/** The fixed key in the storage of a tab. */
export const parkedTextsKey = 'magazijn.cartWords';

const textOf = (found: unknown): string => (typeof found === 'string' ? found : '');

/** Any value that is not a text becomes ''. Never throws. */
function parse(stored: string | null): Map<string, CartTexts> {
  try {
    const found: unknown = JSON.parse(stored ?? 'null');
    if (typeof found !== 'object') return new Map();
    return new Map(
      Object.entries({ ...found }).map(([customer, texts]) => {
        const { coupon, orderReference }: { coupon?: unknown; orderReference?: unknown } = {
          ...(texts as object | null),
        };
        return [customer, { couponCode: textOf(coupon), orderReference: textOf(orderReference) }];
      }),
    );
  } catch {
    return new Map();
  }
}

/** The coupons and references of parked carts, by customer number: only this tab keeps them, until the customer returns. */
export function createParkedTexts(tab: TextStorage) {
  const read = () => parse(tab.read(parkedTextsKey));
  function write(texts: Map<string, CartTexts>): void {
    const entries = [...texts].map(([customer, { couponCode: coupon, orderReference }]) => [
      customer,
      { coupon, orderReference },
    ]);
    const stored = entries.length === 0 ? null : JSON.stringify(Object.fromEntries(entries));
    if (stored !== tab.read(parkedTextsKey)) tab.write(parkedTextsKey, stored);
  }
  return {
    /** Stores those of one customer; two empty texts keep the earlier ones. */
    save: (customer: string, { couponCode, orderReference }: CartTexts): void => {
      if (couponCode !== '' || orderReference !== '')
        write(read().set(customer, { couponCode, orderReference }));
    },
    /** Removes and returns those of one customer; null without any. */
    take: (customer: string): CartTexts | null => {
      const texts = read();
      const found = texts.get(customer) ?? null;
      if (texts.delete(customer)) write(texts);
      return found;
    },
    clear: (): void => write(new Map()),
  };
}
