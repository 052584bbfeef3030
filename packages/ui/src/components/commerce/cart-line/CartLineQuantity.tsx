import type { PartLabels } from '../../../labels/Labels.ts';
import {
  type QuantityChangeDetails,
  QuantityStepper,
} from '../../primitives/quantity-stepper/QuantityStepper.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';

type CartLineQuantityProps = {
  label: string;
  labels: PartLabels<'quantityStepper'> | undefined;
  quantity: number | null | undefined;
  defaultQuantity: number | null;
  max: number | undefined;
  fixed: boolean;
  invalid: boolean;
  describedBy: string | undefined;
  onQuantityChange: ((quantity: number | null, details: QuantityChangeDetails) => void) | undefined;
};

export function CartLineQuantity({
  label,
  labels,
  quantity,
  defaultQuantity,
  max,
  fixed,
  invalid,
  describedBy,
  onQuantityChange,
}: CartLineQuantityProps) {
  if (fixed) {
    return (
      <p data-slot="fixed-quantity" className="w-38 text-center text-16 font-bold @3xl:w-40">
        <VisuallyHidden>{label}: </VisuallyHidden>
        {quantity === undefined ? defaultQuantity : quantity}
      </p>
    );
  }
  return (
    <div className="w-38 max-w-full min-w-0 @3xl:w-40">
      <QuantityStepper
        label={label}
        labels={labels}
        value={quantity}
        defaultValue={defaultQuantity}
        max={max}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onValueChange={onQuantityChange}
        onValueCommitted={onQuantityChange}
      />
    </div>
  );
}
