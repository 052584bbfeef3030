import type { CartInfo } from '@magazijn/api-client';
import { formatEuros, subtractCents } from '@magazijn/domain/money';
import { checkoutTexts } from './checkoutTexts.ts';

/** Why a cart cannot be ordered (V20), in the few words that fit above an order button; null when it can. */
export function shortObstacle({
  minimumMet,
  minimumOrder,
  subtotal,
  limits,
}: Pick<CartInfo, 'minimumMet' | 'minimumOrder' | 'subtotal' | 'limits'>): string | null {
  if (!minimumMet) return checkoutTexts.untilMinimum(formatEuros(subtractCents(minimumOrder, subtotal)));
  return limits.length > 0 ? checkoutTexts.overLimit : null;
}
