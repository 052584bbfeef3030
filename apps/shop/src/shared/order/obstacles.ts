import type { CartInfo } from '@magazijn/api-client';
import { formatEuros, subtractCents } from '@magazijn/domain/money';
import type { MessageItem } from '@magazijn/ui';
import { checkoutTexts } from './checkoutTexts.ts';

/** What keeps a cart from being ordered: the minimum, and limits with a line for each product. */
export function obstacleMessages({
  minimumMet,
  minimumOrder,
  subtotal,
  limits,
}: Pick<CartInfo, 'minimumMet' | 'minimumOrder' | 'subtotal' | 'limits'>): readonly MessageItem[] {
  const missing = formatEuros(subtractCents(minimumOrder, subtotal));
  const minimum: MessageItem = { tone: 'error', text: checkoutTexts.minimum(missing), id: 'minimum' };
  return [
    ...(minimumMet ? [] : [minimum]),
    ...limits.map(({ message, details }): MessageItem => {
      return { tone: 'error', text: message, details, id: `limit ${message}` };
    }),
  ];
}

/** Why a cart cannot be ordered, in the few words that fit above an order button; null when it can. */
export function shortObstacle({
  minimumMet,
  minimumOrder,
  subtotal,
  limits,
}: Pick<CartInfo, 'minimumMet' | 'minimumOrder' | 'subtotal' | 'limits'>): string | null {
  if (!minimumMet) return checkoutTexts.untilMinimum(formatEuros(subtractCents(minimumOrder, subtotal)));
  return limits.length > 0 ? checkoutTexts.overLimit : null;
}
