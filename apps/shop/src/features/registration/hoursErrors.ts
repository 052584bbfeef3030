import { invalidOpeningDays } from '@magazijn/domain/validation';
import { errorTexts } from './errorTexts.ts';
import type { FieldError } from './FieldError.ts';
import type { RegistrationValues } from './RegistrationValues.ts';

/** What is still wrong with step 3 (V06), in the order of its fields. */
export function hoursErrors({ openingHours, tos }: RegistrationValues): FieldError[] {
  const days = invalidOpeningDays(openingHours).map(
    (day): FieldError => ({ field: `openingHours.${day}`, text: errorTexts.openingDay }),
  );
  return tos ? days : [...days, { field: 'tos', text: errorTexts.tos }];
}
