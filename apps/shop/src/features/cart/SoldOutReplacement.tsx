import type { CartLine, QuickOrderProduct } from '@magazijn/api-client';
import { maxOrderQuantity } from '@magazijn/domain/cart';
import { announce, Button } from '@magazijn/ui';
import { SoldOutAlternatives } from '../../shared/alternatives/SoldOutAlternatives.tsx';
import { useCart } from '../../shared/stores/StoresProvider.tsx';
import { cartTexts } from './cartTexts.ts';

interface SoldOutReplacementProps {
  line: CartLine;
  soldOut: readonly number[];
}

/** Below a sold-out line: what can be ordered in its place, with a button that replaces it, as far as that can be ordered. */
export function SoldOutReplacement({
  line: { productId, name, quantity },
  soldOut,
}: SoldOutReplacementProps) {
  const { quantities, store } = useCart();
  const replace = (alternative: QuickOrderProduct) => {
    const wanted = quantities[productId] ?? quantity;
    const room = maxOrderQuantity(alternative) - (quantities[alternative.id] ?? 0);
    store.addAll({ [productId]: -wanted, [alternative.id]: Math.min(wanted, Math.max(room, 0)) });
    announce(cartTexts.replaced(alternative.name, name));
  };
  return (
    <SoldOutAlternatives
      product={{ id: productId, name }}
      soldOut={soldOut}
      as="li"
      className="ps-4 pt-2"
      action={(alternative) => (
        <Button aria-label={`${cartTexts.replace}: ${alternative.name}`} onClick={() => replace(alternative)}>
          {cartTexts.replace}
        </Button>
      )}
    />
  );
}
