import type { MessageItem } from '@magazijn/ui';
import type { CartState } from '../../cart/CartStore.ts';
import { cartTexts } from './cartTexts.ts';

/** What is to be said of the cart's own state: a change that is not sent yet, a browser that keeps nothing. */
export function stateMessages(status: CartState['status'], kept: boolean): readonly MessageItem[] {
  return [
    ...(status === 'unsent' ? [{ tone: 'warning' as const, text: cartTexts.unsent }] : []),
    ...(kept ? [] : [{ tone: 'warning' as const, text: cartTexts.notKept }]),
  ];
}
