import type { CartInfo } from '@magazijn/api-client';
import { sumQuantities, unknownCart } from '@magazijn/domain/cart';
import { centsFromEuros } from '@magazijn/domain/money';
import type { CartView, DocumentCart } from '../stores/CartStore.ts';

/** The cart of a document with its prices, parsed. */
export interface ReadDocumentCart extends DocumentCart {
  /** Null for an empty cart. */
  readonly info: CartInfo | null;
}

/** The cart of a document as its page shows it. */
export const viewOfDocument = ({ saved: { intent }, answer, info }: ReadDocumentCart): CartView => ({
  ...unknownCart,
  ...intent,
  known: true,
  units: sumQuantities(intent.quantities),
  info,
  subtotal: centsFromEuros(answer?.subtotal_exclusive ?? 0),
});

/** Whether pages show two views in the same way: each record has a revision of its own. */
export const isShownAs = (one: CartView, other: CartView): boolean =>
  Object.keys({ ...one, ...other }).every((key) => {
    const field = key as keyof CartView;
    return field === 'revision' || JSON.stringify(one[field]) === JSON.stringify(other[field]);
  });
