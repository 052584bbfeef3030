import { checkQuantity, type Lookup } from '../quick-order/assessLines.ts';
import type { QuickOrderEntry } from '../quick-order/QuickOrderEntry.ts';
import { type ListLine, type ListLineKind, listKindNames } from './ShoppingList.ts';

/** Why a line of a file was not added to the list. `message`: the error of a quantity, in Dutch. */
export type ListEntryProblem =
  /** `meaning`: not one of `listKindNames`; `two-meanings`: an earlier line has the other one for this product. */
  | { readonly kind: 'no-product' | 'unknown' | 'several' | 'failed' | 'meaning' | 'two-meanings' }
  | { readonly kind: 'quantity'; readonly message: string };

export interface ReadEntries {
  readonly lines: readonly ListLine[];
  /** The lines with a problem, with their index. Empty lines are left out. */
  readonly problems: readonly { readonly index: number; readonly problem: ListEntryProblem }[];
}

/** Converts the lines of a file to lines of a list, sold-out products included. Quantities are never guessed. */
export function readListEntries<Product extends { readonly id: number }>(
  entries: readonly QuickOrderEntry[],
  lookup: (product: string) => Lookup<Product>,
): ReadEntries {
  const lines: ListLine[] = [];
  const kinds = new Map<number, ListLineKind>();
  const problems: { index: number; problem: ListEntryProblem }[] = [];
  for (const [index, entry] of entries.entries()) {
    if (entry.product.trim() === '' && entry.quantity.trim() === '') continue;
    const read = readEntry(entry, lookup);
    if (!('productId' in read)) problems.push({ index, problem: read });
    else if ((kinds.get(read.productId) ?? read.kind) !== read.kind) {
      problems.push({ index, problem: { kind: 'two-meanings' } });
    } else {
      kinds.set(read.productId, read.kind);
      lines.push(read);
    }
  }
  return { lines, problems };
}

function readEntry<Product extends { readonly id: number }>(
  { product: named, quantity: entered, meaning }: QuickOrderEntry,
  lookup: (product: string) => Lookup<Product>,
): ListLine | ListEntryProblem {
  if (named.trim() === '') return { kind: 'no-product' };
  const found = lookup(named);
  if (found.kind !== 'answered') return { kind: 'failed' };
  const [product] = found.products;
  if (!product) return { kind: 'unknown' };
  if (found.products.length > 1) return { kind: 'several' };
  const kind = readKind(meaning);
  if (kind === null) return { kind: 'meaning' };
  const quantity = checkQuantity(entered);
  return typeof quantity === 'number'
    ? { productId: product.id, quantity, kind }
    : { kind: 'quantity', message: quantity.message };
}

/** Without a meaning, a quantity is ordered each time. */
function readKind(meaning = listKindNames.order): ListLineKind | null {
  const asked = meaning.trim().toLowerCase();
  return (['order', 'stock'] as const).find((kind) => listKindNames[kind].toLowerCase() === asked) ?? null;
}
