import type { BuyerChange, CartView } from '../../shared/stores/CartStore.ts';
import type { Changed } from './changeSentences.ts';

/** Loaded with the first change: most visits change nothing. */
const loadSentences = () => import('./changeSentences.ts');

/** Announces each change once, after the server has priced it, so that no outdated total is read. */
export function announceCart(announce: (text: string) => void) {
  let changed: Changed | null = null;
  return {
    onChange: (change: BuyerChange, { info }: CartView): void => {
      // The page announces an emptied cart itself, with the undo button.
      if (change.kind === 'emptied') {
        changed = null;
        return;
      }
      // The server needs longer to price the change.
      loadSentences().catch(() => {});
      const { products, coupon, before } = changed ?? { products: [], coupon: false, before: info };
      changed = {
        products: new Set([...products, ...(change.kind === 'product' ? [change.productId] : [])]),
        coupon: coupon || change.kind === 'coupon',
        before,
      };
    },
    onView: (view: CartView): void => {
      if (changed === null || (view.refusal === '' && view.status !== 'settled')) return;
      const priced = changed;
      changed = null;
      // The refusal was announced already, and the cart did not change.
      if (view.refusal !== '') return;
      loadSentences().then(({ changeSentences }) => {
        const text = changeSentences(priced, view);
        if (text !== '') announce(text);
      }, console.warn);
    },
  };
}
