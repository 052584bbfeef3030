'use client';

import { type ReactNode, useId } from 'react';
import { formatLabel } from '../../../labels/formatLabel.ts';
import type { PartTexts } from '../../../labels/Labels.ts';
import { Button } from '../../primitives/button/Button.tsx';
import {
  type QuantityChangeDetails,
  QuantityStepper,
} from '../../primitives/quantity-stepper/QuantityStepper.tsx';
import { cartNoteVariants } from '../cart-line/cartNoteVariants.ts';
import type { AddToCartProps } from './AddToCart.tsx';
import { useQuantityDraft } from './useQuantityDraft.ts';

interface AddedQuantityProps {
  quantity: number;
  onQuantityChange: (quantity: number, details: QuantityChangeDetails) => void;
  label: string;
  nameOf: (visible: string) => string;
  text: PartTexts<'addToCart'>;
  /** Called before the pressed button is removed, so that the focus can move to the stepper. */
  keepPlace: () => void;
  labels: AddToCartProps['labels'];
  size: 'm' | 'l';
  max: number | undefined;
  limit: AddToCartProps['limit'];
  note: AddToCartProps['note'];
  aside: ReactNode;
}

/** The stepper that replaces the add button, with a line under it for a refusal or a deal, and its button. */
export function AddedQuantity({
  quantity,
  onQuantityChange,
  label,
  nameOf,
  text,
  keepPlace,
  labels,
  size,
  max,
  limit,
  note,
  aside,
}: AddedQuantityProps) {
  const { shown, invalid, change } = useQuantityDraft(quantity, onQuantityChange, max);
  const noteId = useId();
  const exceeded =
    limit !== undefined && shown !== null && shown > limit.quantity
      ? { text: limit.text, limit: limit.quantity }
      : note?.tone === 'danger'
        ? note
        : undefined;
  // Without thousands separators, as the user types it.
  const bounds =
    max === undefined ? text.invalid : formatLabel(text.invalidMax, { max: String(max) }, text.locale);
  const refusal = invalid ? { text: bounds, limit: 0 } : exceeded;
  const possible = refusal?.limit ?? 0;
  const remedy =
    possible > 0
      ? { label: formatLabel(text.setTo, { quantity: possible }, text.locale), quantity: possible }
      : refusal
        ? undefined
        : note?.action;
  const shownNote = refusal ?? note;
  const announced = shownNote === note && note?.announced;
  const role = announced ? undefined : refusal ? 'alert' : 'status';
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <QuantityStepper
          value={shown}
          onValueChange={change}
          onValueCommitted={change}
          label={label}
          labels={labels}
          size={size}
          max={max}
          className={size === 'l' ? undefined : 'max-w-none'}
          aria-invalid={refusal !== undefined || undefined}
          aria-describedby={shownNote && noteId}
        />
        {aside && <div className="min-w-0 grow basis-48">{aside}</div>}
      </div>
      {shownNote && (
        <div className="flex flex-wrap items-center gap-x-3 pt-1">
          <p
            // A new role needs a new element, or the note is not announced.
            key={role}
            id={noteId}
            role={role}
            className={cartNoteVariants({ tone: refusal ? 'danger' : note?.tone })}
          >
            {shownNote.text}
          </p>
          {remedy && (
            <Button
              tone="tertiary"
              aria-label={nameOf(remedy.label)}
              onClick={(event) => {
                keepPlace();
                change(remedy.quantity, { event, reason: 'commit' });
              }}
            >
              {remedy.label}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
