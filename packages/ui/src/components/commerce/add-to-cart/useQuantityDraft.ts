import { useEffect, useEffectEvent, useState } from 'react';
import type { QuantityChangeDetails } from '../../primitives/quantity-stepper/QuantityStepper.tsx';

/** How long someone may pause before an edit counts as meant, in milliseconds. */
export const quantityDelay = 500;

/**
 * Whether something typed can be ordered: a whole number from 0, up to `max` where there is one.
 *
 * @example
 * isOrderable(12); // true
 * isOrderable(12, 10); // false
 * isOrderable(1.5); // false
 * isOrderable(null); // false: the field is empty
 */
export function isOrderable(value: number | null, max = Number.POSITIVE_INFINITY): value is number {
  return value !== null && Number.isInteger(value) && value >= 0 && value <= max;
}

/** What {@link useQuantityDraft} gives. */
export interface QuantityDraft {
  /** What the field shows: the draft, or the quantity when there is none. */
  shown: number | null;
  /** The draft holds something that cannot be ordered. */
  invalid: boolean;
  change: (value: number | null, details: QuantityChangeDetails) => void;
}

/**
 * Keeps what someone is typing apart from the quantity that counts, and reports it after
 * {@link quantityDelay} of rest, at Enter or on leaving the field, or when the part disappears in between.
 * Zero by a step is reported at once: it gives the add button back.
 *
 * The caller changes `quantity` as soon as it is told; a refusal then shows as the quantity that comes back.
 *
 * @param max the greatest quantity that can be ordered; undefined for no bound
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
    // A reload or a closed tab takes nothing apart.
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
