import { largestLineQuantity } from '@magazijn/domain/cart';
import { QuantityStepper } from '@magazijn/ui';
import { useTypedQuantity } from './useTypedQuantity.ts';

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

/** A quantity in a table, from `min` to the most of a line. */
export function QuantityCell({ name, quantity, min = 1, disabled = false, onQuantity }: QuantityCellProps) {
  const isValid = (next: number | null) => next !== null && next >= min && next <= largestLineQuantity;
  const { shown, wrong, change, finish } = useTypedQuantity(quantity, isValid, onQuantity);
  return (
    <div className="@min-[40rem]:w-36">
      <QuantityStepper
        label={texts.label(name)}
        min={min}
        disabled={disabled}
        max={largestLineQuantity}
        value={shown}
        onValueChange={change}
        onValueCommitted={finish}
        error={wrong ? texts.wrong(min) : undefined}
      />
    </div>
  );
}
