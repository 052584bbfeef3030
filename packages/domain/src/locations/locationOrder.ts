import { maxCartLines, maxLineQuantity } from '../cart/lineQuantity.ts';
import type { CartQuantities } from '../cart/storedCart.ts';
import { addDays, type IsoDate, weekday } from '../delivery/calendar.ts';
import { type ListLine, quantityToOrder } from '../lists/ShoppingList.ts';

/** How many times a location can get the quantities of a list. */
export const listFactors = [0.5, 1, 1.5, 2, 3, 4] as const;

/** The maximum lines of one request for a preview: those of all its locations together. */
export const maxLocationLines = 5000;

export interface LocationChoice {
  readonly factor: number;
  /** Quantities of its own by product id; the other products have those of the list, times the factor. */
  readonly own: CartQuantities;
}

/** The quantity of a line for a location: a whole number up to `maxLineQuantity`, halves rounded up. */
export function quantityFor(line: ListLine, { factor, own }: LocationChoice): number {
  const wanted = own[line.productId] ?? Math.ceil(quantityToOrder(line) * factor);
  return Math.min(Math.max(wanted, 0), maxLineQuantity);
}

/** The quantities of a list for a location, by product id; products with 0 are left out. */
export const locationQuantities = (lines: readonly ListLine[], choice: LocationChoice): CartQuantities =>
  Object.fromEntries(
    lines
      .map((line): [number, number] => [line.productId, quantityFor(line, choice)])
      .filter(([, quantity]) => quantity > 0),
  );

/** The new quantities of the added products. `beyondCart`: how many lines the cart would have beyond `maxCartLines`. */
export function addedToCart(
  inCart: CartQuantities,
  added: CartQuantities,
): { readonly quantities: CartQuantities; readonly beyondCart: number } {
  const quantities = Object.fromEntries(
    Object.entries(added).map(([id, quantity]) => [
      id,
      Math.min((inCart[id] ?? 0) + quantity, maxLineQuantity),
    ]),
  );
  const different = new Set([...Object.keys(inCart), ...Object.keys(added)]).size;
  return { quantities, beyondCart: Math.max(0, different - maxCartLines) };
}

/** The Monday and the Sunday of the week of a date. */
export function weekOf(date: IsoDate): { readonly from: IsoDate; readonly until: IsoDate } {
  const from = addDays(date, 1 - weekday(date));
  return { from, until: addDays(from, 6) };
}
