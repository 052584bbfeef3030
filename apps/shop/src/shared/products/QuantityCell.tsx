import { largestLineQuantity } from '@magazijn/domain/cart';
import { QuantityStepper } from '@magazijn/ui';
import { useState } from 'react';

const texts = {
  label: (name: string) => `Aantal ${name}`,
  wrong: (min: number) => `Vul een heel aantal in van ${min} tot en met 9.999.`,
} as const;

interface QuantityCellProps {
  name: string;
  quantity: number;
  /** 0 where a product can be left out. @default 1 */
  min?: 0 | 1;
  disabled?: boolean;
  onQuantity: (quantity: number) => void;
}

/** A quantity in a table. A typed number is passed on at blur or Enter; an invalid one is undone. */
export function QuantityCell({ name, quantity, min = 1, disabled = false, onQuantity }: QuantityCellProps) {
  const [typed, setTyped] = useState<number | null>();
  const [wrong, setWrong] = useState(false);
  const finish = (next: number | null) => {
    const isRight = next !== null && next >= min && next <= largestLineQuantity;
    setTyped(undefined);
    setWrong(!isRight);
    if (isRight && next !== quantity) onQuantity(next);
  };
  return (
    <div className="@min-[40rem]:w-36">
      <QuantityStepper
        label={texts.label(name)}
        min={min}
        disabled={disabled}
        max={largestLineQuantity}
        value={typed === undefined ? quantity : typed}
        onValueChange={(next, { reason }) => {
          if (reason === 'typing') setTyped(next);
          else finish(next);
        }}
        onValueCommitted={finish}
        error={wrong ? texts.wrong(min) : undefined}
      />
    </div>
  );
}
