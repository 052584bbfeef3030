import { maxLineQuantity } from '@magazijn/domain/cart';
import { type QuantityChangeReason, QuantityStepper } from '@magazijn/ui';
import { useState } from 'react';
import { useDraftQuantity } from './useDraftQuantity.ts';

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

/** A quantity in a table, from `min` to the most of a line. An invalid one is undone at blur, with an error. */
export function QuantityCell({ name, quantity, min = 1, disabled = false, onQuantity }: QuantityCellProps) {
  const isValid = (next: number | null) => next !== null && next >= min && next <= maxLineQuantity;
  const { shown, change } = useDraftQuantity(quantity, onQuantity, isValid);
  const [wrong, setWrong] = useState(false);
  const edit = (next: number | null, reason: QuantityChangeReason) => {
    const isWrong = (reason === 'step' || reason === 'commit') && !isValid(next);
    setWrong(isWrong);
    change(next, isWrong ? 'refused' : reason);
  };
  return (
    <div className="@min-[40rem]:w-36">
      <QuantityStepper
        label={texts.label(name)}
        min={min}
        disabled={disabled}
        max={maxLineQuantity}
        value={shown}
        onValueChange={(next, { reason }) => edit(next, reason)}
        onValueCommitted={(next, { reason }) => edit(next, reason)}
        error={wrong ? texts.wrong(min) : undefined}
      />
    </div>
  );
}
