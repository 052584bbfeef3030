'use client';

import { cx, type VariantProps } from 'class-variance-authority';
import { Minus, Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useLabels } from '#useLabels';
import type { PartLabels } from '../../labels/Labels.ts';
import { quantityStepperLabels } from '../../labels/quantityStepperLabels.ts';
import { readNumber } from '../field/readNumber.ts';
import { quantityStepperVariants } from './quantityStepperVariants.ts';
import { StepperButton } from './StepperButton.tsx';
import { stepQuantity } from './stepQuantity.ts';

/** How a quantity was given: typed figure by figure, by a step, or finished with Enter or by leaving. */
export type QuantityChangeReason = 'typing' | 'step' | 'commit';

/** Props of {@link QuantityStepper}: those of `<fieldset>`, and the quantity. */
export interface QuantityStepperProps
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange' | 'aria-label'>,
    VariantProps<typeof quantityStepperVariants> {
  /** The quantity; `null` while the field is empty. */
  value: number | null;
  /**
   * Called with what stands in the field: a number, a fraction included, or `null`. The reason lets the caller
   * wait while someone types, and act at once on a commit.
   */
  onValueChange: (value: number | null, reason: QuantityChangeReason) => void;
  /** Names the quantity: 'Aantal Appelsap'. */
  label: string;
  min?: number;
  /** The greatest quantity; without it there is no bound. */
  max?: number | undefined;
  invalid?: boolean;
  disabled?: boolean;
  /** Id of the text that says what is wrong. */
  describedBy?: string;
  /** Fixed texts, replaceable one by one. */
  labels?: PartLabels<'quantityStepper'>;
}

/**
 * Minus, figure, yellow plus. The field is a native number field, so arrow keys work. At a bound the button
 * stays reachable and does nothing, so that the keyboard keeps its place. Renders a `<fieldset>`.
 */
export function QuantityStepper({
  value,
  onValueChange,
  label,
  min = 0,
  max,
  size = 'm',
  invalid = false,
  disabled = false,
  describedBy,
  labels,
  className,
  ...props
}: QuantityStepperProps) {
  const text = useLabels('quantityStepper', quantityStepperLabels, labels);
  const stepBy = (step: 1 | -1) => onValueChange(stepQuantity(value, step, min, max), 'step');
  return (
    <fieldset
      {...props}
      aria-label={label}
      disabled={disabled}
      data-slot="quantity-stepper"
      data-invalid={invalid || undefined}
      className={cx('group/stepper w-full min-w-0', className)}
    >
      {/* A fieldset with a height of its own does not stretch its rows, so the frame is inside. */}
      <div className={quantityStepperVariants({ size })}>
        <StepperButton
          label={text.decrease}
          atBound={value !== null && value <= min}
          onPress={() => stepBy(-1)}
        >
          <Minus aria-hidden className="size-6" strokeWidth={1.75} />
        </StepperButton>
        <input
          type="number"
          inputMode="numeric"
          step={1}
          min={min}
          max={max}
          aria-label={label}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          value={value ?? ''}
          onChange={(event) => onValueChange(readNumber(event.currentTarget.value), 'typing')}
          onBlur={(event) => onValueChange(readNumber(event.currentTarget.value), 'commit')}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onValueChange(readNumber(event.currentTarget.value), 'commit');
          }}
          className="w-full min-w-0 bg-transparent text-center font-bold [appearance:textfield] focus-visible:-outline-offset-3 disabled:text-ink-3 [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none"
        />
        <StepperButton
          label={text.increase}
          atBound={value !== null && max !== undefined && value >= max}
          onPress={() => stepBy(1)}
          accent
        >
          <Plus aria-hidden className="size-6" strokeWidth={1.75} />
        </StepperButton>
      </div>
    </fieldset>
  );
}
