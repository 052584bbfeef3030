import { lineQuantity } from '@magazijn/domain/cart';
import type { QuantityChangeReason } from '@magazijn/ui';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds without typing after which an edit applies. */
const typingPause = 500;

/**
 * What stands in the quantity field of a cart line while somebody edits it.
 * Steps and finished figures apply at once, typing after a pause, and when the page is left. An odd quantity stays in
 * the field with a refusal; a field that is left empty shows the quantity again.
 */
export function useDraftQuantity(quantity: number, apply: (quantity: number) => void) {
  const [draft, setDraft] = useState<{ readonly value: number | null } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<(() => void) | null>(null);

  useEffect(() => {
    // A reload or a closed tab unmounts nothing.
    const leave = () => waiting.current?.();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      clearTimeout(timer.current);
      leave();
    };
  }, []);

  const settle = (value: number | null) => {
    clearTimeout(timer.current);
    waiting.current = null;
    const amount = lineQuantity(value);
    if (!amount.ok) return;
    setDraft(null);
    if (amount.value !== quantity) apply(amount.value);
  };

  const change = (value: number | null, reason: QuantityChangeReason) => {
    if (value === null && reason === 'commit') {
      clearTimeout(timer.current);
      waiting.current = null;
      setDraft(null);
      return;
    }
    setDraft({ value });
    clearTimeout(timer.current);
    if (reason !== 'typing') return settle(value);
    waiting.current = () => settle(value);
    timer.current = setTimeout(() => waiting.current?.(), typingPause);
  };

  const shown = draft === null ? quantity : draft.value;
  return { shown, invalid: shown !== null && !lineQuantity(shown).ok, change };
}
