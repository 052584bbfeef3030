import { type ChangeEvent, type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import type { PartTexts } from '../../../labels/Labels.ts';
import { type DayLimits, dayProblem } from './DayLimits.ts';
import type { IsoDay } from './dayArithmetic.ts';
import { readTypedDay, typedDay } from './typedDay.ts';

/** State of a field for a day (`null` for none). A disabled day is not a value; its error shows after blur. */
export function useTypedDay(
  value: IsoDay | null,
  limits: DayLimits,
  text: PartTexts<'datePicker'>,
  change: (day: IsoDay | null, event: SyntheticEvent) => void,
) {
  /** The typed text while it is not a value. */
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const shown = typed ?? (value === null ? '' : typedDay(value, text.format));
  const day = readTypedDay(shown, text.format, true);
  const problem = shown.trim() === '' ? null : day === null ? text.notADay : dayProblem(day, limits, text);
  const typedProblem = typed === null ? null : problem;

  // A new value discards the typed text.
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    const readings = [true, false].map((isFinished) => allowed(readTypedDay(shown, text.format, isFinished)));
    if (typed !== null && !readings.includes(value)) reset();
  }

  function allowed(read: IsoDay | null): IsoDay | null {
    return read !== null && dayProblem(read, limits, text) === null ? read : null;
  }

  function reset() {
    setTyped(null);
    setLeft(false);
  }

  function give(read: IsoDay | null, event: SyntheticEvent) {
    const next = allowed(read);
    if (next !== value) change(next, event);
  }

  function finish(event: SyntheticEvent) {
    setLeft(true);
    if (typed === null) return;
    give(day, event);
    // '16-3-26' becomes '16-03-2026'.
    if (problem === null) setTyped(null);
  }

  return {
    problem: left ? typedProblem : null,
    /** The error before blur, or ''. */
    validity: typedProblem ?? '',
    /** Discards the typed text after the value was set in another way. */
    reset,
    input: {
      value: shown,
      onChange(event: ChangeEvent<HTMLInputElement>) {
        const next = event.currentTarget.value;
        setTyped(next);
        setLeft(false);
        give(readTypedDay(next, text.format, false), event);
      },
      onBlur: finish,
      onKeyDown(event: KeyboardEvent) {
        // Enter submits the form without a blur.
        if (event.key === 'Enter') finish(event);
      },
    },
  };
}
