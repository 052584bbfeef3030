import type { QuickOrderProduct, ShoppingList, ShoppingListLine } from '@magazijn/api-client';

/** A line with a wanted stock, of a product that the shop has. */
export interface CountableLine extends ShoppingListLine {
  readonly product: QuickOrderProduct;
}

/** The lines that a round counts, in the order of the list, which is that of the shelves. */
export const countableLines = ({ lines }: ShoppingList): readonly CountableLine[] =>
  lines.flatMap((line) =>
    line.kind === 'stock' && line.product ? [{ ...line, product: line.product }] : [],
  );
