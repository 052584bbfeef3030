import type { QuantityChangeDetails } from '@magazijn/ui';
import { useEffect, useRef, useState } from 'react';
import { useTypingPause } from './useTypingPause.ts';

/**
 * The draft of a quantity in a table, for a `QuantityStepper`: a step applies at once, a typed number after a pause, at
 * blur or Enter. An invalid one is undone at blur.
 */
export function useTypedQuantity(
  quantity: number,
  isValid: (quantity: number | null) => boolean,
  apply: (quantity: number) => void,
) {
  const [typed, setTyped] = useState<number | null>();
  const [wrong, setWrong] = useState(false);
  const pause = useTypingPause();
  const latest = useRef(apply);
  // Other rows may change during the pause.
  useEffect(() => {
    latest.current = apply;
  });
  const finish = (next: number | null) => {
    pause.cancel();
    setTyped(undefined);
    setWrong(!isValid(next));
    if (next !== null && isValid(next) && next !== quantity) latest.current(next);
  };
  const change = (next: number | null, { reason }: Pick<QuantityChangeDetails, 'reason'>) => {
    if (reason !== 'typing') return finish(next);
    setTyped(next);
    pause.cancel();
    if (isValid(next)) pause.schedule(() => finish(next));
  };
  return { shown: typed === undefined ? quantity : typed, wrong, change, finish };
}
