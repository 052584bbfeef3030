import type { CartInfo } from '@magazijn/api-client';
import { formatEuros, subtractCents } from '@magazijn/domain/money';
import type { MessageItem } from '@magazijn/ui';
import { checkoutTexts } from './checkoutTexts.ts';

/** What keeps a cart from being ordered (V20, X04): the minimum, and limits with a line for each product. */
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
