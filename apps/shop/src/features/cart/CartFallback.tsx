import { CartFrame } from './CartFrame.tsx';
import { CartLinesSkeleton } from './CartLinesSkeleton.tsx';

/** The cart while nobody knows what is in it: what the server renders. */
export function CartFallback() {
  return (
    <CartFrame paymentDisabled>
      <CartLinesSkeleton count={4} />
    </CartFrame>
  );
}
