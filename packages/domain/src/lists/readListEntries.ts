import { checkQuantity, type Lookup } from '../quick-order/assessLines.ts';
import type { QuickOrderEntry } from '../quick-order/QuickOrderEntry.ts';
import type { ListLine } from './ShoppingList.ts';

/** Why a line of a file did not come onto the list. `message` tells of a wrong quantity, in Dutch. */
export type ListEntryProblem =
  | { readonly kind: 'no-product' | 'unknown' | 'several' | 'failed' }
  | { readonly kind: 'quantity'; readonly message: string };

/** What came of the lines of a file. */
export interface ReadEntries {
  readonly lines: readonly ListLine[];
  /** The other lines, with their index. Empty ones are left out. */
  readonly problems: readonly { readonly index: number; readonly problem: ListEntryProblem }[];
}

/** What the lines of a file put onto a list; a product that is sold out has its place on it too. Nothing is guessed. */
export function readListEntries<Product extends { readonly id: number }>(
  entries: readonly QuickOrderEntry[],
  lookup: (product: string) => Lookup<Product>,
): ReadEntries {
  const lines: ListLine[] = [];
  const problems: { index: number; problem: ListEntryProblem }[] = [];
  for (const [index, entry] of entries.entries()) {
    if (entry.product.trim() === '' && entry.quantity.trim() === '') continue;
    const read = readEntry(entry, lookup);
    if ('productId' in read) lines.push(read);
    else problems.push({ index, problem: read });
  }
  return { lines, problems };
}

function readEntry<Product extends { readonly id: number }>(
  { product: named, quantity: entered }: QuickOrderEntry,
  lookup: (product: string) => Lookup<Product>,
): ListLine | ListEntryProblem {
  if (named.trim() === '') return { kind: 'no-product' };
  const found = lookup(named);
  if (found.kind !== 'answered') return { kind: 'failed' };
  const [product] = found.products;
  if (!product) return { kind: 'unknown' };
  if (found.products.length > 1) return { kind: 'several' };
  const quantity = checkQuantity(entered);
  return typeof quantity === 'number'
    ? { productId: product.id, quantity, kind: 'order' }
    : { kind: 'quantity', message: quantity.message };
}
