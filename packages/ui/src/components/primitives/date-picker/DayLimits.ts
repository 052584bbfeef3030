import { formatLabel } from '../../../labels/formatLabel.ts';
import type { PartTexts } from '../../../labels/Labels.ts';
import type { IsoDay } from './dayArithmetic.ts';
import { dayText } from './dayText.ts';

/** Which days may be chosen. */
export interface DayLimits {
  /** The first day, '2026-03-16'. */
  min?: IsoDay | undefined;
  /** The last day. */
  max?: IsoDay | undefined;
  /** Why a day cannot be chosen, as a whole sentence; `null` when it can. */
  disabledDay?: ((day: IsoDay) => string | null) | undefined;
}

/** Why a day cannot be chosen; `null` when it can. */
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
