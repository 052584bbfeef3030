import type { CartInfo } from '@magazijn/api-client';
import { Button, CartTable } from '@magazijn/ui';
import { useCart } from '../../cart/useCart.ts';
import { CartRow } from './CartRow.tsx';
import { cartTexts } from './cartTexts.ts';

interface CartRowsProps {
  info: CartInfo;
  onEmpty: () => void;
  onContinue: () => void;
}

/** The lines, with the buttons under them. A line that was taken out goes at once, before the server's answer. */
export function CartRows({ info, onEmpty, onContinue }: CartRowsProps) {
  const { amounts, units, store } = useCart();
  const lines = info.lines.filter((line) => line.giveAway || amounts[line.productId] !== undefined);
  return (
    <CartTable
      summary={cartTexts.summary(Object.keys(amounts).length, units)}
      footer={
        <>
          <Button tone="secondary" onClick={onContinue}>
            {cartTexts.continueShopping}
          </Button>
          <Button tone="tertiary" onClick={onEmpty}>
            {cartTexts.emptyCart}
          </Button>
        </>
      }
    >
      {lines.map((line) => (
        <CartRow
          key={`${line.productId} ${line.giveAway}`}
          line={line}
          wanted={amounts[line.productId] ?? line.quantity}
          onQuantityChange={(quantity) => store.setQuantity(line.productId, quantity)}
        />
      ))}
    </CartTable>
  );
}
