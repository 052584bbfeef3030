'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, useId, useRef } from 'react';
import { useLabels } from '#useLabels';
import { useFormReset } from '../../../internals/hooks/useFormReset.ts';
import { useValue } from '../../../internals/hooks/useValue.ts';
import {
  useWholeNumberInput,
  type WholeNumberDetails,
} from '../../../internals/hooks/useWholeNumberInput.ts';
import { joinIds } from '../../../internals/props/joinIds.ts';
import { addQuantityFieldLabels } from '../../../labels/addQuantityFieldLabels.ts';
import { formatLabel } from '../../../labels/formatLabel.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { quantityStepperLabels } from '../../../labels/quantityStepperLabels.ts';
import { cartNoteVariants } from '../cart-line/cartNoteVariants.ts';
import { isOrderable } from './useQuantityDraft.ts';

export interface AddQuantityFieldProps
  extends Omit<
    ComponentProps<'input'>,
    | 'type'
    | 'value'
    | 'defaultValue'
    | 'min'
    | 'max'
    | 'step'
    | 'size'
    | 'aria-invalid'
    | 'onBlur'
    | 'onKeyDown'
    | 'onWheel'
  > {
  /** The name of the product, part of the accessible name. */
  productName: string;
  /** The quantity to add (controlled); `null` while the field is empty, which stands for 1. */
  value?: number | null | undefined;
  /** The initial quantity (uncontrolled). */
  defaultValue?: number | null | undefined;
  /** Called with a whole number, or `null`; it may be 0 or above `max`, which the field refuses with a sentence. */
  onValueChange?: ((value: number | null, details: WholeNumberDetails) => void) | undefined;
  /** The maximum quantity of a product in one cart. */
  max?: number | undefined;
  labels?: (PartLabels<'addQuantityField'> & PartLabels<'quantityStepper'>) | undefined;
}

/** The whole quantity to add, as `quantityField` of an `AddToCart`. Renders an `<input>`, and a refusal below it. */
export function AddQuantityField({
  productName,
  value: given,
  defaultValue = null,
  onValueChange,
  max,
  labels,
  className,
  ...props
}: AddQuantityFieldProps) {
  const text = useLabels('addQuantityField', addQuantityFieldLabels, labels);
  const { wholeOnly } = useLabels('quantityStepper', quantityStepperLabels, labels);
  const frame = useRef<HTMLDivElement>(null);
  const [value, change, reset] = useValue(given, defaultValue, onValueChange);
  const input = useWholeNumberInput(value, change, frame);
  useFormReset(frame, () => {
    input.end();
    reset();
  });
  const id = useId();
  const problem = input.refused
    ? wholeOnly
    : value === 0
      ? text.nothing
      : value === null || isOrderable(value, max)
        ? ''
        : formatLabel(text.tooMany, { max: String(max) }, text.locale);
  return (
    <>
      <div ref={frame} className="flex w-11 shrink-0">
        <input
          inputMode="numeric"
          placeholder="1"
          aria-label={`${text.quantity} ${productName}`}
          {...props}
          type="number"
          min={1}
          max={max}
          step={1}
          aria-invalid={problem !== '' || undefined}
          aria-describedby={joinIds(problem !== '' && id, props['aria-describedby'])}
          data-slot="add-quantity"
          value={input.shown ?? ''}
          {...input.handlers}
          onBlur={input.finish}
          // The wheel would change the value of a focused field.
          onWheel={(event) => event.currentTarget.blur()}
          onKeyDown={(event) => {
            input.press(event);
            if (event.key !== 'Enter' || input.finish(event) === undefined) return;
            event.currentTarget
              .closest('[data-slot="add-to-cart"]')
              ?.querySelector<HTMLElement>('[data-slot="add-button"]')
              ?.click();
          }}
          className={cx(
            'w-full min-w-0 rounded-s-quantity border-[1.5px] border-e-0 border-ink bg-surface text-center font-bold text-ink [appearance:textfield] placeholder:text-ink-2 focus-visible:-outline-offset-3 aria-invalid:border-danger [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none',
            className,
          )}
        />
      </div>
      {problem !== '' && (
        <p
          id={id}
          role="alert"
          className={cx('order-last basis-full pt-1', cartNoteVariants({ tone: 'danger' }))}
        >
          {problem}
        </p>
      )}
    </>
  );
}
