import { type CartProduct, type IncompleteOffer, incompleteOffer, lineCost } from '../cart/deals.ts';
import {
  type LineQuantityRefusal,
  maxCartLines,
  maxOrderQuantity,
  type Supply,
} from '../cart/lineQuantity.ts';
import type { CartQuantities } from '../cart/storedCart.ts';
import { typedQuantity } from '../cart/typedQuantity.ts';
import { addCents, type Cents, cents, subtractCents } from '../money/cents.ts';
import type { QuickOrderEntry } from './QuickOrderEntry.ts';

export interface OrderableProduct extends CartProduct, Supply {}

export type Lookup<Product> =
  /** Not looked up yet, or a call is pending. */
  | { readonly kind: 'pending' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'answered';
      /** One is the product; with several, the buyer has to choose. */
      readonly products: readonly Product[];
      /** Similar numbers or names, when there is no product. */
      readonly near: readonly Product[];
    };

export type AssessedLine<Product> =
  | { readonly kind: 'empty' }
  | { readonly kind: 'no-product' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'unknown'; readonly near: readonly Product[] }
  | { readonly kind: 'several'; readonly products: readonly Product[] }
  | { readonly kind: 'sold-out'; readonly product: Product }
  /** An invalid quantity; `message` is the reason, in Dutch. */
  | {
      readonly kind: 'quantity';
      readonly product: Product;
      readonly reason: LineQuantityRefusal | 'zero' | 'no-number';
      readonly message: string;
    }
  /** More than can be ordered together with the units in the cart. `room` is how many can still be added. */
  | {
      readonly kind: 'over';
      readonly product: Product;
      /** Units of this line and the lines joined to it. */
      readonly quantity: number;
      readonly by: 'stock' | 'limit' | 'line';
      readonly max: number;
      readonly inCart: number;
      readonly room: number;
      /** Indexes of the other lines with the same product. */
      readonly others: readonly number[];
    }
  /** The same product as in an earlier line, to which its units are added. */
  | { readonly kind: 'joined'; readonly product: Product; readonly first: number }
  | {
      readonly kind: 'ready';
      readonly product: Product;
      /** Units of this line and the lines joined to it. */
      readonly quantity: number;
      /** The rise of the cart's subtotal, excluding VAT. */
      readonly total: Cents;
      /** The missing units for its deal; null when complete or without a deal. */
      readonly missing: IncompleteOffer | null;
      readonly others: readonly number[];
    };

export interface AssessedList<Product> {
  readonly lines: readonly AssessedLine<Product>[];
  /** Units to add per product id, of the ready lines. */
  readonly quantities: CartQuantities;
  /** Excluding VAT, after deals. */
  readonly total: Cents;
  /** How many lines are ready, have to be corrected, and wait for a response. */
  readonly counts: { readonly ready: number; readonly wrong: number; readonly waiting: number };
  /** How many different products the cart would have beyond `maxCartLines`; 0 when they fit. */
  readonly beyondCart: number;
}

export type QuantityProblem = Pick<Extract<AssessedLine<never>, { kind: 'quantity' }>, 'reason' | 'message'>;

/**
 * A quantity as people type it (`typedQuantity`), from 1, or its problem. `quantityReaders.test.tsx` compares it with the
 * kit's quantity fields.
 */
export function checkQuantity(text: string): number | QuantityProblem {
  const checked = typedQuantity(text);
  const message = 'Vul een aantal van 1 of meer in.';
  if (!checked.ok) return checked.reason === 'negative' ? { ...checked, message } : checked;
  return checked.value === 0 ? { reason: 'zero', message } : checked.value;
}

/**
 * Assesses the lines of an order list against the cart. Lines of one product are summed in the first of them.
 *
 * @param lookup returns the result for a line's product text
 */
export function assessLines<Product extends OrderableProduct>(
  entries: readonly QuickOrderEntry[],
  lookup: (product: string) => Lookup<Product>,
  inCart: CartQuantities,
): AssessedList<Product> {
  const alone = entries.map((entry) => assessAlone(entry, lookup));
  const groups = Map.groupBy(
    [...alone.entries()].filter(([, line]) => line.kind === 'counted'),
    ([, line]) => (line.kind === 'counted' ? line.product.id : 0),
  );
  const lines = alone.map((line, index): AssessedLine<Product> => {
    if (line.kind !== 'counted') return line;
    const group = groups.get(line.product.id) ?? [];
    const first = group[0]?.[0] ?? index;
    if (first !== index) return { kind: 'joined', product: line.product, first };
    const others = group.slice(1).map(([at]) => at);
    const quantity = group.reduce((sum, [, each]) => sum + (each.kind === 'counted' ? each.quantity : 0), 0);
    return assessSum(line.product, quantity, others, inCart[line.product.id] ?? 0);
  });
  const ready = lines.filter((line) => line.kind === 'ready');
  const quantities = Object.fromEntries(ready.map(({ product, quantity }) => [product.id, quantity]));
  const different = new Set([...Object.keys(inCart), ...Object.keys(quantities)]).size;
  return {
    lines,
    quantities,
    total: ready.reduce((sum, line) => addCents(sum, line.total), cents(0)),
    counts: countLines(lines),
    beyondCart: Math.max(0, different - maxCartLines),
  };
}

type Alone<Product> =
  | Extract<
      AssessedLine<Product>,
      {
        kind: 'empty' | 'no-product' | 'pending' | 'failed' | 'unknown' | 'several' | 'sold-out' | 'quantity';
      }
    >
  | { readonly kind: 'counted'; readonly product: Product; readonly quantity: number };

function assessAlone<Product extends OrderableProduct>(
  { product: named, quantity: entered }: QuickOrderEntry,
  lookup: (product: string) => Lookup<Product>,
): Alone<Product> {
  if (named.trim() === '') return { kind: entered.trim() === '' ? 'empty' : 'no-product' };
  const found = lookup(named);
  if (found.kind !== 'answered') return found;
  const [product] = found.products;
  if (!product) return { kind: 'unknown', near: found.near };
  if (found.products.length > 1) return { kind: 'several', products: found.products };
  if (maxOrderQuantity(product) === 0) return { kind: 'sold-out', product };
  const quantity = checkQuantity(entered);
  return typeof quantity === 'number'
    ? { kind: 'counted', product, quantity }
    : { kind: 'quantity', product, ...quantity };
}

function assessSum<Product extends OrderableProduct>(
  product: Product,
  quantity: number,
  others: readonly number[],
  inCart: number,
): AssessedLine<Product> {
  const { stock, orderLimit, deal } = product;
  const max = maxOrderQuantity(product);
  if (inCart + quantity > max) {
    const by = max === orderLimit ? 'limit' : max === stock ? 'stock' : 'line';
    return { kind: 'over', product, quantity, by, max, inCart, room: Math.max(0, max - inCart), others };
  }
  const missing = incompleteOffer(inCart + quantity, deal);
  return {
    kind: 'ready',
    product,
    quantity,
    total: subtractCents(lineCost(product, inCart + quantity), lineCost(product, inCart)),
    // A deal that needs more than can be ordered is not offered.
    missing: missing !== null && inCart + quantity + missing.missing <= max ? missing : null,
    others,
  };
}

/** A joined line has the state of the line it is joined to. */
function countLines<Product>(lines: readonly AssessedLine<Product>[]): AssessedList<Product>['counts'] {
  const counts = { ready: 0, wrong: 0, waiting: 0 };
  for (const line of lines) {
    const counted = line.kind === 'joined' ? lines[line.first] : line;
    if (counted === undefined || counted.kind === 'empty') continue;
    if (counted.kind === 'ready') counts.ready += 1;
    else if (counted.kind === 'pending' || counted.kind === 'failed') counts.waiting += 1;
    else counts.wrong += 1;
  }
  return counts;
}
