import { formatLabel } from '../../../labels/formatLabel.ts';
import type { PartTexts } from '../../../labels/Labels.ts';
import type { IsoDay } from './dayArithmetic.ts';
import { dayText } from './dayText.ts';

export interface DayLimits {
  /** The first day, '2026-03-16'. */
  min?: IsoDay | undefined;
  /** The last day. */
  max?: IsoDay | undefined;
  /** The reason why a day is disabled, as a whole sentence; `null` when it is allowed. */
  disabledDay?: ((day: IsoDay) => string | null) | undefined;
}

/** The reason why a day is disabled; `null` when it is allowed. */
export function dayProblem(
  day: IsoDay,
  { min, max, disabledDay }: DayLimits,
  text: PartTexts<'datePicker'>,
): string | null {
  const limit = (label: string, of: IsoDay) =>
    formatLabel(label, { day: dayText(of, 'day', text.locale) }, text.locale);
  if (min !== undefined && day < min) return limit(text.tooEarly, min);
  if (max !== undefined && day > max) return limit(text.tooLate, max);
  return disabledDay?.(day) ?? null;
}
