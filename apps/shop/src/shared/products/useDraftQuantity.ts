import { lineQuantity } from '@magazijn/domain/cart';
import type { QuantityChangeReason } from '@magazijn/ui';
import { useEffect, useRef, useState } from 'react';
import { useTypingPause } from '../data/useTypingPause.ts';

const isLineQuantity = (value: number | null) => lineQuantity(value).ok;

/**
 * The draft of a line's quantity, for a `QuantityStepper`: steps and commits apply at once, typing after a pause. An
 * invalid quantity stays in the field; an empty or refused one is reset to the saved quantity.
 *
 * @param isValid default: a quantity of the cart, from 0
 */
export function useDraftQuantity(
  quantity: number,
  apply: (quantity: number) => void,
  isValid: (value: number | null) => boolean = isLineQuantity,
) {
  const [draft, setDraft] = useState<{ readonly value: number | null } | null>(null);
  const pause = useTypingPause();
  const latest = useRef(apply);
  // Other lines may change during the pause.
  useEffect(() => {
    latest.current = apply;
  });

  const settle = (value: number | null) => {
    if (value === null || !isValid(value)) return;
    setDraft(null);
    if (value !== quantity) latest.current(value);
  };

  const change = (value: number | null, reason: QuantityChangeReason) => {
    pause.cancel();
    // The stepper reports a refusal with the value before the edit, which is older than one saved during the edit.
    if (reason === 'refused' || (value === null && reason === 'commit')) return setDraft(null);
    setDraft({ value });
    if (reason !== 'typing') return settle(value);
    pause.schedule(() => settle(value));
  };

  const shown = draft === null ? quantity : draft.value;
  return { shown, invalid: shown !== null && !isValid(shown), change };
}
