import type { CartIntent } from '@magazijn/api-client';
import type { TextStorage } from '../storage/browserStorage.ts';

/** What a buyer typed into a cart: at logout only the amounts stay (decision 'Cart storage'). */
export type CartWords = Pick<CartIntent, 'coupon' | 'orderReference'>;

export interface KeptWords {
  readonly keep: (customer: string, words: CartWords) => void;
  /** Gives them once. */
  readonly take: (customer: string) => CartWords | null;
  readonly forget: () => void;
}

const key = 'magazijn.cartWords';

/** The words of carts whose session ended before the buyer was done, each under its customer's number. */
export function keptWords(tab: TextStorage): KeptWords {
  const write = (all: Readonly<Record<string, CartWords>>) =>
    void tab.write(key, Object.keys(all).length > 0 ? JSON.stringify(all) : null);

  return {
    keep: (customer, { coupon, orderReference }) => {
      if (coupon === '' && orderReference === '') return;
      write({ ...read(tab), [customer]: { coupon, orderReference } });
    },
    take: (customer) => {
      const { [customer]: words, ...rest } = read(tab);
      if (words === undefined) return null;
      write(rest);
      return words;
    },
    forget: () => write({}),
  };
}

/** Whatever stands there: what is no text is none. */
function read(tab: TextStorage): Record<string, CartWords> {
  try {
    const found: unknown = JSON.parse(tab.read(key) ?? '{}');
    return Object.fromEntries(
      Object.entries(typeof found === 'object' && found !== null ? found : {}).map(([customer, words]) => {
        const { coupon, orderReference } = { coupon: '', orderReference: '', ...words };
        return [customer, { coupon: textOf(coupon), orderReference: textOf(orderReference) }];
      }),
    );
  } catch {
    return {};
  }
}

const textOf = (found: unknown): string => (typeof found === 'string' ? found : '');
