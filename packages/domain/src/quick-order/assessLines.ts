import { type CartProduct, type IncompleteOffer, incompleteOffer } from '../cart/deals.ts';
import { lineDiscount } from '../cart/lineDiscount.ts';
import {
  type LineQuantityRefusal,
  largestLineQuantity,
  lineQuantity,
  maxCartLines,
} from '../cart/lineQuantity.ts';
import type { CartQuantities } from '../cart/storedCart.ts';
import { addCents, type Cents, cents, multiplyCents, subtractCents } from '../money/cents.ts';
import type { QuickOrderEntry } from './QuickOrderEntry.ts';

/** What assessing a line needs to know of a product. */
export interface OrderableProduct extends CartProduct {
  readonly stock: number;
  readonly available: boolean;
}

/** What was found for the product that a line names. */
export type Lookup<Product> =
  /** Not asked yet, or asked and not answered. */
  | { readonly kind: 'pending' }
  /** No answer came. */
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'answered';
      /** One is the product that is meant; of several one has to be chosen. */
      readonly products: readonly Product[];
      /** What is written or called alike, where there is none. */
      readonly near: readonly Product[];
    };

/** What comes of a line before anything is added. */
export type AssessedLine<Product> =
  /** Nothing stands in it. */
  | { readonly kind: 'empty' }
  /** A quantity without a product. */
  | { readonly kind: 'no-product' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'unknown'; readonly near: readonly Product[] }
  | { readonly kind: 'several'; readonly products: readonly Product[] }
  /** The product cannot be ordered now. */
  | { readonly kind: 'sold-out'; readonly product: Product }
  /** What was entered is no quantity; `message` says why, in Dutch. */
  | {
      readonly kind: 'quantity';
      readonly product: Product;
      readonly reason: LineQuantityRefusal | 'zero' | 'no-number';
      readonly message: string;
    }
  /** More than can be ordered of it, with what is in the cart already. `room` is how many can still be added. */
  | {
      readonly kind: 'over';
      readonly product: Product;
      /** Units of this line and of those that are joined to it. */
      readonly quantity: number;
      readonly by: 'stock' | 'limit' | 'line';
      readonly max: number;
      readonly inCart: number;
      readonly room: number;
      /** Indexes of the other lines with the same product. */
      readonly others: readonly number[];
    }
  /** The same product as in an earlier line, with which it is added up. */
  | { readonly kind: 'joined'; readonly product: Product; readonly first: number }
  | {
      readonly kind: 'ready';
      readonly product: Product;
      /** Units of this line and of those that are joined to it. */
      readonly quantity: number;
      /** What the cart's subtotal rises by, excluding VAT. */
      readonly total: Cents;
      /** What is missing for its deal; null where nothing is. */
      readonly missing: IncompleteOffer | null;
      readonly others: readonly number[];
    };

/** An order list, assessed: its lines in their order, and what can be added of it. */
export interface AssessedList<Product> {
  readonly lines: readonly AssessedLine<Product>[];
  /** Units to add per product id: those of the lines that are ready. */
  readonly quantities: CartQuantities;
  /** Excluding VAT, after deals. */
  readonly total: Cents;
  /** How many lines are ready, how many have to be mended, and how many wait for an answer. */
  readonly counts: { readonly ready: number; readonly wrong: number; readonly waiting: number };
  /** How many different products the cart would have beyond `maxCartLines`; 0 when they fit. */
  readonly beyondCart: number;
}

/** A quantity as people type it; null for nothing, NaN for what is no number. */
function readQuantity(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  if (/^[1-9]\d{0,2}(\.\d{3})+$/.test(typed)) return Number(typed.replaceAll('.', ''));
  return /^-?\d+(?:[.,]\d+)?$/.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN;
}

export type QuantityProblem = Pick<Extract<AssessedLine<never>, { kind: 'quantity' }>, 'reason' | 'message'>;

/** A quantity as people type it: a whole number from 1, or what is wrong with it. Nothing is rounded or guessed. */
export function checkQuantity(text: string): number | QuantityProblem {
  const entered = readQuantity(text);
  if (Number.isNaN(entered)) return { reason: 'no-number', message: 'Vul een heel aantal in, in cijfers.' };
  const checked = lineQuantity(entered);
  if (!checked.ok) return checked;
  return checked.value === 0
    ? { reason: 'zero', message: 'Vul een aantal van 1 of meer in.' }
    : checked.value;
}

/** What so many units cost after the product's own deal, excluding VAT. */
const costOf = (product: CartProduct, quantity: number): Cents =>
  subtractCents(multiplyCents(product.price, quantity), lineDiscount(product, quantity));

/**
 * Assesses the lines of an order list against what the cart holds already. Lines of one product, however each of them names
 * it, are added up: the first one counts for all. Nothing that is not whole is ever rounded or guessed.
 *
 * @param lookup what was found for a line's product
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

/** A line without regard to the others. */
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
  if (!product.available || product.stock <= 0) return { kind: 'sold-out', product };
  const quantity = checkQuantity(entered);
  return typeof quantity === 'number'
    ? { kind: 'counted', product, quantity }
    : { kind: 'quantity', product, ...quantity };
}

/** The units of all lines of one product. */
function assessSum<Product extends OrderableProduct>(
  product: Product,
  quantity: number,
  others: readonly number[],
  inCart: number,
): AssessedLine<Product> {
  const { stock, orderLimit, deal } = product;
  const max = Math.min(stock, orderLimit ?? largestLineQuantity, largestLineQuantity);
  if (inCart + quantity > max) {
    const by = max === orderLimit ? 'limit' : max === stock ? 'stock' : 'line';
    return { kind: 'over', product, quantity, by, max, inCart, room: Math.max(0, max - inCart), others };
  }
  const missing = incompleteOffer(inCart + quantity, deal);
  return {
    kind: 'ready',
    product,
    quantity,
    total: subtractCents(costOf(product, inCart + quantity), costOf(product, inCart)),
    // A deal that needs more than can be ordered is not offered.
    missing: missing !== null && inCart + quantity + missing.missing <= max ? missing : null,
    others,
  };
}

/** A joined line counts as the line that it is joined to. */
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
