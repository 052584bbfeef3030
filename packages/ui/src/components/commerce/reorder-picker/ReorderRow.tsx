import { useId } from 'react';
import type { ChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import { formatLabel } from '../../../labels/formatLabel.ts';
import type { PartLabels, PartTexts } from '../../../labels/Labels.ts';
import { Checkbox } from '../../primitives/field/Checkbox.tsx';
import { QuantityStepper } from '../../primitives/quantity-stepper/QuantityStepper.tsx';
import type { ReorderChoice, ReorderLine } from './ReorderPicker.tsx';

interface ReorderRowProps {
  line: ReorderLine;
  /** `undefined` while the line is not selected. */
  choice: ReorderChoice | undefined;
  text: PartTexts<'reorderPicker'>;
  labels: PartLabels<'quantityStepper'> | undefined;
  onCheckedChange: (checked: boolean, details: ChangeDetails) => void;
  onQuantityChange: (quantity: number | null, details: ChangeDetails) => void;
}

const fits = (quantity: number | null, max = Number.POSITIVE_INFINITY) =>
  Number.isInteger(quantity) && Number(quantity) >= 1 && Number(quantity) <= max;

export function ReorderRow({
  line,
  choice,
  text,
  labels,
  onCheckedChange,
  onQuantityChange,
}: ReorderRowProps) {
  const id = useId();
  const invalid = choice !== undefined && !fits(choice.quantity, line.max);
  const { max } = line;
  return (
    <li
      data-slot="reorder-line"
      data-unavailable={line.unavailable ? '' : undefined}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-rule py-1.5"
    >
      <Checkbox
        className="grow basis-48 [&_[data-slot=field-warning]]:ps-9"
        label={
          <span className="flex items-center gap-3">
            {line.picture && (
              <span className="size-11 shrink-0 border-b-2 border-rail bg-surface-muted px-0.5 pt-1 *:size-full [&_img]:object-contain [&_img]:object-bottom">
                {line.picture}
              </span>
            )}
            <span className="min-w-0 leading-snug">
              <span className="block text-16 font-bold">{line.name}</span>
              {line.detail && <span className="block text-ink-2">{line.detail}</span>}
            </span>
          </span>
        }
        checked={choice !== undefined}
        disabled={Boolean(line.unavailable)}
        warning={line.unavailable}
        onCheckedChange={onCheckedChange}
      />
      {!line.unavailable && (
        <div className="ms-auto flex max-w-full min-w-0 flex-wrap items-center justify-end gap-x-4 gap-y-1">
          {line.price && <span className="text-end font-bold">{line.price}</span>}
          <div className="w-44 max-w-full">
            <QuantityStepper
              label={`${text.quantity} ${line.name}`}
              value={choice ? choice.quantity : line.quantity}
              onValueChange={onQuantityChange}
              min={1}
              max={max}
              disabled={!choice}
              aria-invalid={invalid || undefined}
              aria-describedby={invalid ? id : undefined}
              labels={labels}
            />
          </div>
        </div>
      )}
      {invalid && (
        <p id={id} className="basis-full text-end text-15 font-medium text-danger">
          {max === undefined ? text.invalid : formatLabel(text.invalidMax, { max }, text.locale)}
        </p>
      )}
    </li>
  );
}
