import type { MessageItem } from '@magazijn/ui';
import type { CartState } from '../../cart/CartStore.ts';
import { cartTexts } from './cartTexts.ts';

/** What is to be said of the cart's own state: a change that is not sent or was refused, a browser that keeps nothing. */
export function stateMessages({
  status,
  refusal,
  kept,
}: Pick<CartState, 'status' | 'refusal' | 'kept'>): readonly MessageItem[] {
  return [
    ...(refusal === '' ? [] : [{ tone: 'error' as const, text: refusal }]),
    ...(status === 'unsent' ? [{ tone: 'warning' as const, text: cartTexts.unsent }] : []),
    ...(status === 'outdated' ? [{ tone: 'warning' as const, text: cartTexts.outdated }] : []),
    ...(kept ? [] : [{ tone: 'warning' as const, text: cartTexts.notKept }]),
  ];
}
