import { useId } from 'react';
import { QuantityStepper } from '../quantity-stepper/QuantityStepper.tsx';
import { useQuantityDraft } from './useQuantityDraft.ts';

/** Props of {@link AddedQuantity}. */
interface AddedQuantityProps {
  quantity: number;
  onQuantityChange: (quantity: number) => void;
  label: string;
  invalidText: string;
  size: 'm' | 'l';
}

/** The stepper in the add button's place, and the line that refuses what cannot be ordered. */
export function AddedQuantity({ quantity, onQuantityChange, label, invalidText, size }: AddedQuantityProps) {
  const { shown, invalid, change } = useQuantityDraft(quantity, onQuantityChange);
  const errorId = useId();
  return (
    <>
      <QuantityStepper
        value={shown}
        onValueChange={change}
        label={label}
        size={size}
        invalid={invalid}
        {...(invalid && { describedBy: errorId })}
      />
      {invalid && (
        <p id={errorId} role="alert" className="pt-1 text-13 font-medium text-danger">
          {invalidText}
        </p>
      )}
    </>
  );
}
