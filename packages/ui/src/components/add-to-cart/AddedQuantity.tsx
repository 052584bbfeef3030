'use client';

import { type ReactNode, useId } from 'react';
import { QuantityStepper } from '../quantity-stepper/QuantityStepper.tsx';
import { useQuantityDraft } from './useQuantityDraft.ts';

/** Props of {@link AddedQuantity}. */
interface AddedQuantityProps {
  quantity: number;
  onQuantityChange: (quantity: number) => void;
  label: string;
  invalidText: string;
  size: 'm' | 'l';
  beside: ReactNode;
}

/** The stepper in the add button's place, and the line that refuses what cannot be ordered. */
export function AddedQuantity({
  quantity,
  onQuantityChange,
  label,
  invalidText,
  size,
  beside,
}: AddedQuantityProps) {
  const { shown, invalid, change } = useQuantityDraft(quantity, onQuantityChange);
  const errorId = useId();
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <QuantityStepper
          value={shown}
          onValueChange={change}
          label={label}
          size={size}
          className={size === 'l' ? 'max-w-48' : undefined}
          invalid={invalid}
          {...(invalid && { describedBy: errorId })}
        />
        {beside && <div className="min-w-0 grow basis-40">{beside}</div>}
      </div>
      {invalid && (
        <p id={errorId} role="alert" className="pt-1 text-13 font-medium text-danger">
          {invalidText}
        </p>
      )}
    </>
  );
}
