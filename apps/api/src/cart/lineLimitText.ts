import type { CartProductRow } from './selectCartProducts.ts';

/** What keeps one line from being ordered as it is (E07), whichever leaves fewer: the stock or the order limit. */
export function lineLimitText(
  { available, stock, orderLimit }: Pick<CartProductRow, 'available' | 'stock' | 'orderLimit'>,
  amount: number,
): string | null {
  if (!available || stock <= 0) return 'Niet op voorraad';
  const most = Math.min(stock, orderLimit ?? stock);
  if (amount <= most) return null;
  return orderLimit === most ? `Maximaal ${most} per bestelling` : `Nog ${most} op voorraad`;
}
