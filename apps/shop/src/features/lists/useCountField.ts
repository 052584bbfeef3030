import { isStockCount } from '@magazijn/domain/lists';
import type { QuantityChangeDetails } from '@magazijn/ui';
import { useState } from 'react';
import { useTypingPause } from '../../shared/data/useTypingPause.ts';
import { roundTexts as texts } from './roundTexts.ts';

/** Props of a `QuantityStepper`, and functions that end the edit. */
interface CountField {
  readonly props: {
    readonly value: number | null;
    readonly error: string | undefined;
    readonly labels: { readonly wholeOnly: string };
    readonly onValueChange: (value: number | null, details: Pick<QuantityChangeDetails, 'reason'>) => void;
    readonly onValueCommitted: (value: number | null) => void;
  };
  /** Saves the typed count; false, with an error at the field, without one. */
  readonly finish: () => boolean;
  /** Discards the typed text. */
  readonly reset: () => void;
}

/** The count of one line (`id`): a step counts at once, typing after a pause or once it is finished. */
export function useCountField(
  id: number,
  counted: number | null,
  onCount: (counted: number) => void,
): CountField {
  const [edit, setEdit] = useState<{ id: number; typed?: number | null; error: string }>({ id, error: '' });
  const { typed, error } = edit.id === id ? edit : { typed: undefined, error: '' };
  const pause = useTypingPause();
  const save = (value: number | null): boolean => {
    pause.cancel();
    if (value === null) {
      // Emptying the field does not remove the count.
      setEdit({ id, error: '' });
      return counted !== null;
    }
    if (!isStockCount(value)) {
      setEdit({ id, typed: value, error: texts.wrongCount });
      return false;
    }
    setEdit({ id, error: '' });
    if (value !== counted) onCount(value);
    return true;
  };
  return {
    props: {
      value: typed === undefined ? counted : typed,
      error: error || undefined,
      labels: { wholeOnly: texts.wrongCount },
      onValueChange: (value, { reason }) => {
        pause.cancel();
        if (reason === 'typing') {
          setEdit({ id, typed: value, error: '' });
          if (value !== null && isStockCount(value)) pause.schedule(() => save(value));
        } else if (reason === 'refused') setEdit({ id, error: '' });
        else save(value);
      },
      onValueCommitted: save,
    },
    finish: () => {
      const isCounted = typed === undefined ? counted !== null : save(typed);
      if (!isCounted && (typed ?? null) === null) setEdit({ id, error: texts.emptyCount });
      return isCounted;
    },
    reset: () => {
      pause.cancel();
      setEdit({ id, error: '' });
    },
  };
}
