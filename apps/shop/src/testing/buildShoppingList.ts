import type { QuickOrderProduct, ShoppingList, ShoppingListLine } from '@magazijn/api-client';
import { buildProduct } from '@magazijn/api-client/testing';
import type { ListLine } from '@magazijn/domain/lists';
import { cents } from '@magazijn/domain/money';

/** A product with the data to assess a quantity. */
export const buildOrderable = (changes: Partial<QuickOrderProduct> = {}): QuickOrderProduct => ({
  ...buildProduct(),
  price: cents(2695),
  vatPercentage: 21,
  orderLimit: null,
  ean: '',
  deal: null,
  alternatives: [],
  ...changes,
});

interface ListChanges extends Partial<Omit<ShoppingList, 'lines'>> {
  readonly lines?: readonly (ListLine & Partial<ShoppingListLine>)[];
}

/** A list whose products all exist, at unchanged prices. */
export const buildShoppingList = ({ lines = [], ...changes }: ListChanges = {}): ShoppingList => ({
  id: 9,
  name: 'Egels',
  shared: true,
  own: true,
  version: 1,
  productCount: lines.length,
  changedAt: '2026-11-18T10:00:00.000Z',
  round: 1,
  hasProduct: false,
  ...changes,
  lines: lines.map((line) => ({
    name: `Product ${line.productId}`,
    articleNumber: String(line.productId),
    priceThen: cents(2695),
    addedAt: '2026-11-12T10:00:00.000Z',
    count: null,
    product: buildOrderable({
      id: line.productId,
      name: `Product ${line.productId}`,
      articleNumber: String(line.productId),
    }),
    ...line,
  })),
});
