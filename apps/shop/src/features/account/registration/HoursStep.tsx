import { openingHoursErrors } from '@magazijn/domain/validation';
import { Checkbox, OpeningHours } from '@magazijn/ui';
import { useFormState } from 'react-hook-form';
import type { RegistrationValues } from './RegistrationValues.ts';
import { registrationTexts } from './registrationTexts.ts';
import type { StepProps } from './StepProps.ts';
import { messagesIn } from './StepProps.ts';
import { isContradiction } from './steps.ts';
import { TermsLabel } from './TermsLabel.tsx';

/** Step 3: when the company is open, the terms and the newsletter. */
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
          onValueChange={(week) =>
            setValue('openingHours', week, { shouldValidate: errors.openingHours !== undefined })
          }
          errors={{ ...messagesIn(errors.openingHours), ...contradictionsIn(values) }}
        />
      </div>
      <div className="grid gap-1">
        <Checkbox id="tos" label={<TermsLabel />} error={errors.tos?.message} {...register('tos')} />
        <Checkbox id="newsletter" label={registrationTexts.newsletter} {...register('newsletter')} />
      </div>
    </div>
  );
}

/** What contradicts itself is told at once; what is merely missing is when one wants to go on. */
function contradictionsIn(values: RegistrationValues): Record<string, string> {
  const found = openingHoursErrors(values.openingHours);
  const told = found.filter(({ day }) => isContradiction(values, `openingHours.${day}`));
  return Object.fromEntries(told.map(({ day, text }) => [day, text]));
}
