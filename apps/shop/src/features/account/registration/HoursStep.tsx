import { openingHoursWarnings, weekdayLabels } from '@magazijn/domain/validation';
import { announce, Checkbox, OpeningHours } from '@magazijn/ui';
import { useFormState } from 'react-hook-form';
import type { RegistrationValues } from './RegistrationValues.ts';
import { registrationTexts } from './registrationTexts.ts';
import type { StepProps } from './StepProps.ts';
import { messagesIn } from './StepProps.ts';
import { TermsLabel } from './TermsLabel.tsx';

/** Step 3: the opening hours, the terms and the newsletter. */
export function HoursStep({ form, values }: StepProps) {
  const { errors } = useFormState({ control: form.control });
  const { register, setValue } = form;

  return (
    <div className="grid gap-6">
      <div className="grid gap-4">
        <h2 className="type-heading text-22">{registrationTexts.hours}</h2>
        <p className="max-w-prose text-ink-2">{registrationTexts.hoursIntro}</p>
        <OpeningHours
          id="openingHours"
          value={values.openingHours}
          onValueChange={(week) => {
            announceNewWarnings(values.openingHours, week);
            setValue('openingHours', week, {
              shouldDirty: true,
              shouldValidate: errors.openingHours !== undefined,
            });
          }}
          errors={messagesIn(errors.openingHours)}
          warnings={warningsIn(values.openingHours)}
        />
      </div>
      <div className="grid gap-1">
        <Checkbox id="tos" label={<TermsLabel />} error={errors.tos?.message} {...register('tos')} />
        <Checkbox id="newsletter" label={registrationTexts.newsletter} {...register('newsletter')} />
      </div>
    </div>
  );
}

/** Warnings about unusual hours, by day; they do not block the form. */
const warningsIn = (week: RegistrationValues['openingHours']): Record<string, string> =>
  Object.fromEntries(openingHoursWarnings(week).map(({ day, text }) => [day, text]));

/** Announces a warning that appears below its day; one for several days belongs to the working days. */
function announceNewWarnings(
  before: RegistrationValues['openingHours'],
  after: RegistrationValues['openingHours'],
): void {
  const known = warningsIn(before);
  const [fresh, ...others] = openingHoursWarnings(after).filter(({ day }) => known[day] === undefined);
  if (!fresh) return;
  const days = others.length === 0 ? weekdayLabels[fresh.day] : registrationTexts.workingDays;
  announce(`${days}: ${fresh.text}`);
}
