import { isStockCount } from '@magazijn/domain/lists';
import type { QuantityChangeDetails } from '@magazijn/ui';
import { useState } from 'react';
import { roundTexts as texts } from './roundTexts.ts';

/** A field for a count: props of a `QuantityStepper`, and what ends an edit. */
interface CountField {
  readonly props: {
    readonly value: number | null;
    readonly error: string | undefined;
    readonly labels: { readonly wholeOnly: string };
    readonly onValueChange: (value: number | null, details: Pick<QuantityChangeDetails, 'reason'>) => void;
    readonly onValueCommitted: (value: number | null) => void;
  };
  /** Saves what was typed. False without a count, with the reason at the field. */
  readonly finish: () => boolean;
  /** Drops what was typed. */
  readonly reset: () => void;
}

/** The count of one line (`id`): a step counts at once, typing once it is finished. */
export function useCountField(
  id: number,
  counted: number | null,
  onCount: (counted: number) => void,
): CountField {
  const [edit, setEdit] = useState<{ id: number; typed?: number | null; error: string }>({ id, error: '' });
  const { typed, error } = edit.id === id ? edit : { typed: undefined, error: '' };
  const save = (value: number | null): boolean => {
    if (value === null) {
      // An emptied field takes no count back.
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
        if (reason === 'typing') setEdit({ id, typed: value, error: '' });
        else if (reason === 'refused') setEdit({ id, error: '' });
        else save(value);
      },
      onValueCommitted: save,
    },
    finish: () => {
      const isCounted = typed === undefined ? counted !== null : save(typed);
      if (!isCounted && (typed ?? null) === null) setEdit({ id, error: texts.emptyCount });
      return isCounted;
    },
    reset: () => setEdit({ id, error: '' }),
  };
}
