import { Button, EmptyState } from '@magazijn/ui';
import { cartTexts } from './cartTexts.ts';

interface EmptyCartProps {
  onContinue: () => void;
}

/** Nothing in the cart, and the way back to the shelves (S51). */
export function EmptyCart({ onContinue }: EmptyCartProps) {
  return (
    <EmptyState
      className="pt-6"
      title={cartTexts.empty}
      action={
        <Button tone="primary" onClick={onContinue}>
          {cartTexts.continueShopping}
        </Button>
      }
    />
  );
}
