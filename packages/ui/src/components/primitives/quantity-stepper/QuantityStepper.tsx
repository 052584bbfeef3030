'use client';

import { cx, type VariantProps } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, type SyntheticEvent, useId, useRef } from 'react';
import { useLabels } from '#useLabels';
import { Minus } from '../../../icons/Minus.tsx';
import { Plus } from '../../../icons/Plus.tsx';
import { useFormReset } from '../../../internals/hooks/useFormReset.ts';
import { useValue } from '../../../internals/hooks/useValue.ts';
import { useWholeNumberInput } from '../../../internals/hooks/useWholeNumberInput.ts';
import type { ChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import { joinIds } from '../../../internals/props/joinIds.ts';
import { RenderAs } from '../../../internals/props/RenderAs.tsx';
import type { PartLabels } from '../../../labels/Labels.ts';
import { quantityStepperLabels } from '../../../labels/quantityStepperLabels.ts';
import type { FieldTexts } from '../field/FieldTexts.ts';
import { quantityStepperVariants } from './quantityStepperVariants.ts';
import { StepperButton } from './StepperButton.tsx';
import { stepQuantity } from './stepQuantity.ts';

/** The cause: typing, a step, a commit by Enter or blur, or `refused`: the typed text is not a whole number. */
export type QuantityChangeReason = 'typing' | 'step' | 'commit' | 'refused';

const noteClass = 'pt-1 text-15 leading-snug font-medium text-danger';

export interface QuantityChangeDetails extends ChangeDetails {
  readonly reason: QuantityChangeReason;
}

export interface QuantityStepperProps
  extends Omit<
      ComponentProps<'input'>,
      'type' | 'value' | 'defaultValue' | 'size' | 'min' | 'max' | 'step' | 'aria-label'
    >,
    Pick<FieldTexts, 'label' | 'error' | 'className' | 'style'>,
    VariantProps<typeof quantityStepperVariants> {
  /** The quantity (controlled); `null` while the field is empty. */
  value?: number | null | undefined;
  /** The initial quantity (uncontrolled). */
  defaultValue?: number | null | undefined;
  /** Called with a whole number, or `null` when empty. The caller undoes an edit that is `refused`. */
  onValueChange?: ((value: number | null, details: QuantityChangeDetails) => void) | undefined;
  /** Called when an edit ends, by Enter or blur. */
  onValueCommitted?: ((value: number | null, details: QuantityChangeDetails) => void) | undefined;
  /** Accessible name: 'Aantal Appelsap'. */
  label: ReactNode;
  /** The error, below the field. For an error elsewhere use `aria-invalid` and `aria-describedby`. */
  error?: ReactNode;
  /** The lowest quantity. */
  min?: number | undefined;
  /** The highest quantity; unlimited without it. */
  max?: number | undefined;
  /** Units of one step: 6 goes from 6 to 12. */
  step?: number | undefined;
  /** Whether all controls are disabled. */
  disabled?: boolean | undefined;
  labels?: PartLabels<'quantityStepper'> | undefined;
}

/** Minus, a field for whole numbers, and plus. Renders a `<fieldset>`; `ref` and other props land on the `<input>`. */
export function QuantityStepper({
  value: given,
  defaultValue = null,
  onValueChange,
  onValueCommitted,
  label,
  error,
  min = 0,
  max,
  step = 1,
  size = 'm',
  disabled = false,
  labels,
  className,
  style,
  'aria-invalid': givenInvalid,
  ...props
}: QuantityStepperProps) {
  const text = useLabels('quantityStepper', quantityStepperLabels, labels);
  const [held, change, reset] = useValue(given, defaultValue, onValueChange);
  // NaN is an empty field.
  const value = Number.isNaN(held) ? null : held;
  const frameRef = useRef<HTMLDivElement>(null);
  const input = useWholeNumberInput(value, change, frameRef);
  useFormReset(frameRef, () => {
    input.end();
    reset();
  });
  const id = useId();
  const isText = typeof label === 'string';
  const invalid = givenInvalid ?? (error ? true : undefined);
  const stepBy = (direction: 1 | -1) => (event: SyntheticEvent) => {
    input.end();
    change(stepQuantity(value, direction, { min, max, step }), { reason: 'step', event });
  };
  const commit = (event: SyntheticEvent<HTMLInputElement>) => {
    const typed = input.finish(event);
    if (typed !== undefined) onValueCommitted?.(typed, { reason: 'commit', event });
  };
  return (
    <fieldset
      aria-label={isText ? label : undefined}
      disabled={disabled}
      data-slot="quantity-stepper"
      data-invalid={(invalid && invalid !== 'false') || undefined}
      className={cx('group/stepper w-full max-w-48 min-w-0', className)}
      style={style}
    >
      {!isText && (
        <legend id={id} className="sr-only">
          {label}
        </legend>
      )}
      {/* A fieldset with a fixed height does not stretch its rows, so the frame is inside. */}
      <div ref={frameRef} className={quantityStepperVariants({ size })}>
        <StepperButton
          label={text.decrease}
          atBound={props.readOnly || (value !== null && value <= min)}
          onPress={stepBy(-1)}
        >
          <Minus aria-hidden className="size-6" strokeWidth={1.75} />
        </StepperButton>
        <RenderAs
          tag="input"
          render={<input inputMode="numeric" {...props} />}
          {...(isText ? { 'aria-label': label } : { 'aria-labelledby': id })}
          type="number"
          step={step}
          min={min}
          max={max}
          aria-invalid={invalid}
          aria-describedby={joinIds(input.refused && `${id}-refusal`, Boolean(error) && `${id}-error`)}
          value={input.shown ?? ''}
          {...input.handlers}
          onBlur={commit}
          // The wheel would change the value of a focused field.
          onWheel={(event) => event.currentTarget.blur()}
          onKeyDown={(event) => {
            input.press(event);
            if (event.key === 'Enter') commit(event);
          }}
          className="w-full min-w-0 bg-transparent text-center font-bold [appearance:textfield] focus-visible:-outline-offset-3 disabled:text-ink-3 [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none"
        />
        <StepperButton
          label={text.increase}
          atBound={props.readOnly || (value !== null && max !== undefined && value >= max)}
          onPress={stepBy(1)}
          accent
        >
          <Plus aria-hidden className="size-6" strokeWidth={1.75} />
        </StepperButton>
      </div>
      {input.refused && (
        <p id={`${id}-refusal`} role="alert" className={noteClass}>
          {text.wholeOnly}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={noteClass}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
