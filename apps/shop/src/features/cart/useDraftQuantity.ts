import { lineQuantity } from '@magazijn/domain/cart';
import type { QuantityChangeReason } from '@magazijn/ui';
import { useState } from 'react';
import { useTypingPause } from '../../shared/products/useTypingPause.ts';

/**
 * The draft of a cart line's quantity: steps and commits apply at once, typing after a pause. A quantity that
 * is too large stays with a refusal; an empty or refused one is reset.
 */
export function useDraftQuantity(quantity: number, apply: (quantity: number) => void) {
  const [draft, setDraft] = useState<{ readonly value: number | null } | null>(null);
  const pause = useTypingPause();

  const settle = (value: number | null) => {
    const read = lineQuantity(value);
    if (!read.ok) return;
    setDraft(null);
    if (read.value !== quantity) apply(read.value);
  };

  const change = (value: number | null, reason: QuantityChangeReason) => {
    pause.cancel();
    if (reason === 'refused' || (value === null && reason === 'commit')) return setDraft(null);
    setDraft({ value });
    if (reason !== 'typing') return settle(value);
    pause.schedule(() => settle(value));
  };

  const shown = draft === null ? quantity : draft.value;
  return { shown, invalid: shown !== null && !lineQuantity(shown).ok, change };
}
