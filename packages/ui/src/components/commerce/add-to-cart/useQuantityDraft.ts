import { useEffect, useEffectEvent, useState } from 'react';
import type { QuantityChangeDetails } from '../../primitives/quantity-stepper/QuantityStepper.tsx';

/** Delay between the last edit and its report, in milliseconds. */
export const quantityDelay = 500;

/** Whether a value can be ordered: a whole number from 0 to `max`; `null` is an empty field. */
export function isOrderable(value: number | null, max = Number.POSITIVE_INFINITY): value is number {
  return value !== null && Number.isInteger(value) && value >= 0 && value <= max;
}

export interface QuantityDraft {
  /** The value of the field: the draft, or the quantity when there is none. */
  shown: number | null;
  invalid: boolean;
  change: (value: number | null, details: QuantityChangeDetails) => void;
}

/**
 * Keeps the typed draft apart from the ordered quantity. Reports it {@link quantityDelay} after the last
 * edit, on Enter, on blur, or on unmount; a step to 0 at once, because the add button returns.
 */
export function useQuantityDraft(
  quantity: number,
  onQuantityChange: (quantity: number, details: QuantityChangeDetails) => void,
  max: number | undefined,
): QuantityDraft {
  const [draft, setDraft] = useState<{
    readonly value: number | null;
    readonly details: QuantityChangeDetails;
  } | null>(null);

  const report = (value: number, details: QuantityChangeDetails) => {
    setDraft(null);
    if (value !== quantity) onQuantityChange(value, details);
  };
  const onRest = useEffectEvent(report);
  const onDisappear = useEffectEvent(() => {
    if (draft && isOrderable(draft.value, max) && draft.value !== quantity)
      onQuantityChange(draft.value, draft.details);
  });

  useEffect(() => {
    if (!draft || !isOrderable(draft.value, max)) return;
    const { value, details } = draft;
    const timer = setTimeout(() => onRest(value, details), quantityDelay);
    return () => clearTimeout(timer);
  }, [draft, max]);

  useEffect(() => {
    // A reload or a closed tab does not unmount the component.
    const leave = () => onDisappear();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return {
    shown: draft ? draft.value : quantity,
    invalid: draft !== null && draft.value !== null && !isOrderable(draft.value, max),
    change: (value, details) => {
      const { reason } = details;
      if (reason === 'refused' || (value === null && reason === 'commit')) setDraft(null);
      else if (isOrderable(value, max) && (reason === 'commit' || (reason === 'step' && value === 0)))
        report(value, details);
      else setDraft({ value, details });
    },
  };
}
