'use client';

import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { cartNoteVariants } from '../cart-line/cartNoteVariants.ts';
import { QuantityStepper } from '../quantity-stepper/QuantityStepper.tsx';
import type { AddToCartProps } from './AddToCart.tsx';
import { useQuantityDraft } from './useQuantityDraft.ts';

/** Props of {@link AddedQuantity}. */
interface AddedQuantityProps {
  quantity: number;
  onQuantityChange: (quantity: number) => void;
  label: string;
  invalidText: string;
  labels: AddToCartProps['labels'];
  size: 'm' | 'l';
  max: number | undefined;
  most: AddToCartProps['most'];
  note: AddToCartProps['note'];
  aside: ReactNode;
}

/** The stepper in the add button's place, and the line that refuses what cannot be ordered or says what a deal misses. */
export function AddedQuantity({
  quantity,
  onQuantityChange,
  label,
  invalidText,
  labels,
  size,
  max,
  most,
  note,
  aside,
}: AddedQuantityProps) {
  const { shown, invalid, change } = useQuantityDraft(quantity, onQuantityChange, max);
  const noteId = useId();
  const beyond = most !== undefined && shown !== null && shown > most.quantity ? most.text : undefined;
  const refusal = invalid ? invalidText : (beyond ?? (note?.tone === 'danger' ? note.text : undefined));
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <QuantityStepper
          value={shown}
          onValueChange={(value, { reason }) => change(value, reason)}
          onValueCommitted={(value, { reason }) => change(value, reason)}
          label={label}
          labels={labels}
          size={size}
          max={max}
          className={size === 'l' ? 'max-w-48' : undefined}
          invalid={refusal !== undefined}
          {...((refusal ?? note) && { describedBy: noteId })}
        />
        {aside && <div className="min-w-0 grow basis-48">{aside}</div>}
      </div>
      {refusal !== undefined && (
        <p id={noteId} role="alert" className="pt-1 text-13 font-medium text-danger">
          {refusal}
        </p>
      )}
      {refusal === undefined && note && (
        <p
          id={noteId}
          role={note.announced ? undefined : 'status'}
          className={cx('pt-1', cartNoteVariants({ tone: note.tone }))}
        >
          {note.text}
        </p>
      )}
    </>
  );
}
