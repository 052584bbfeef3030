import { LinesSkeleton } from '../../skeletons/LinesSkeleton.tsx';
import { CartFrame } from './CartFrame.tsx';
import { cartTexts } from './cartTexts.ts';

/** The cart while nobody knows what is in it: what the server renders. */
export function CartFallback() {
  return (
    <CartFrame paymentDisabled>
      <LinesSkeleton label={cartTexts.loading} lines={4} />
    </CartFrame>
  );
}
