import { largestLineQuantity } from '@magazijn/domain/cart';
import { QuantityStepper } from '@magazijn/ui';
import { useState } from 'react';

const texts = {
  label: (name: string) => `Aantal ${name}`,
  wrong: 'Vul een heel aantal in van 1 tot en met 9.999.',
} as const;

interface QuantityCellProps {
  /** The product's name. */
  name: string;
  quantity: number;
  onQuantity: (quantity: number) => void;
}

/**
 * The quantity of a product in a table that can be edited. A typed number is passed on when the field loses the focus or
 * Enter is pressed; anything but a whole number of 1 to 9,999 is undone, with a message.
 */
export function QuantityCell({ name, quantity, onQuantity }: QuantityCellProps) {
  const [typed, setTyped] = useState<number | null>();
  const [wrong, setWrong] = useState(false);
  const finish = (next: number | null) => {
    const isRight = next !== null && next >= 1 && next <= largestLineQuantity;
    setTyped(undefined);
    setWrong(!isRight);
    if (isRight && next !== quantity) onQuantity(next);
  };
  return (
    <div className="@min-[40rem]:w-36">
      <QuantityStepper
        label={texts.label(name)}
        min={1}
        max={largestLineQuantity}
        value={typed === undefined ? quantity : typed}
        onValueChange={(next, { reason }) => {
          if (reason === 'typing') setTyped(next);
          else finish(next);
        }}
        onValueCommitted={finish}
        error={wrong ? texts.wrong : undefined}
      />
    </div>
  );
}
