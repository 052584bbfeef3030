import { maxLineQuantity } from '../cart/lineQuantity.ts';

/** The meaning of a quantity: `order` is ordered each time, `stock` is the stock that the company wants to have. */
export type ListLineKind = 'order' | 'stock';

export const listKindNames: Readonly<Record<ListLineKind, string>> = {
  order: 'Bestellen',
  stock: 'Voorraad',
};

export interface ListLine {
  readonly productId: number;
  /** A whole number from 1 to `maxLineQuantity`. */
  readonly quantity: number;
  readonly kind: ListLineKind;
}

/** The content that is saved at once: name, visibility, and lines in order, with each product at most once. */
export interface ListContent {
  readonly name: string;
  readonly shared: boolean;
  readonly lines: readonly ListLine[];
}

export const maxListLines = 500;

export const maxLists = 100;

export const maxListNameLength = 60;

/**
 * How many units to order for a line; `inStock` counts for a wanted stock.
 *
 * @example quantityToOrder({ productId: 1, quantity: 12, kind: 'stock' }, 5) // 7
 */
export const quantityToOrder = ({ kind, quantity }: ListLine, inStock = 0): number =>
  kind === 'stock' ? Math.max(0, quantity - inStock) : quantity;

/** Moves a line to another index; an index beyond the ends is the first or the last. */
export function moveLine<Line>(lines: readonly Line[], from: number, to: number): readonly Line[] {
  const moved = lines[from];
  if (moved === undefined) return lines;
  const others = lines.toSpliced(from, 1);
  return others.toSpliced(Math.min(Math.max(to, 0), others.length), 0, moved);
}

/** Appends lines. A product that is on the list keeps its line; the quantities of an added duplicate are summed. */
export function addLines(
  lines: readonly ListLine[],
  more: readonly ListLine[],
): { readonly lines: readonly ListLine[]; readonly added: number; readonly leftOut: number } {
  const known = new Set(lines.map(({ productId }) => productId));
  const added = new Map<number, ListLine>();
  for (const line of more.filter(({ productId }) => !known.has(productId))) {
    const quantity = (added.get(line.productId)?.quantity ?? 0) + line.quantity;
    added.set(line.productId, { ...line, quantity: Math.min(quantity, maxLineQuantity) });
  }
  const room = Math.max(0, maxListLines - lines.length);
  const taken = [...added.values()].slice(0, room);
  return { lines: [...lines, ...taken], added: taken.length, leftOut: added.size - taken.length };
}

/**
 * A name that no list has, ignoring case: the wanted one, shortened if necessary, with a number after it.
 *
 * @example freeListName('Kopie van Egels', ['Kopie van Egels']) // 'Kopie van Egels (2)'
 */
export function freeListName(wanted: string, taken: readonly string[]): string {
  const others = new Set(taken.map((name) => name.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : ` (${number})`;
    const name = wanted.slice(0, maxListNameLength - suffix.length).trimEnd() + suffix;
    if (!others.has(name.toLowerCase())) return name;
  }
}
