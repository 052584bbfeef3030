import { type ChangeEvent, type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import type { PartTexts } from '../../../labels/Labels.ts';
import { type DayLimits, dayProblem } from './DayLimits.ts';
import type { IsoDay } from './dayArithmetic.ts';
import { readTypedDay, typedDay } from './typedDay.ts';

/**
 * A field in which a day is typed. What may not be chosen is no value, and is told once the field is left.
 *
 * @param value the day that stands there; `null` is none.
 * @param change called with the day that was typed, or `null`.
 */
export function useTypedDay(
  value: IsoDay | null,
  limits: DayLimits,
  text: PartTexts<'datePicker'>,
  change: (day: IsoDay | null, event: SyntheticEvent) => void,
) {
  /** What is typed and is no value, or not yet. */
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const shown = typed ?? (value === null ? '' : typedDay(value, text.format));
  const day = readTypedDay(shown, text.format, true);
  const problem = shown.trim() === '' ? null : day === null ? text.notADay : dayProblem(day, limits, text);
  const typedProblem = typed === null ? null : problem;

  // A value that was given since is another than what is typed: what is typed goes.
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
    /** The same before the field is left, or ''. */
    validity: typedProblem ?? '',
    /** Forgets what was typed: another way has given a value. */
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
        // It sends the form too, without leaving the field.
        if (event.key === 'Enter') finish(event);
      },
    },
  };
}
