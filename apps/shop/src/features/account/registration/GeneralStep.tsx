import {
  cleanText,
  formatIban,
  hasIbanShape,
  normaliseNumber,
  paymentMethods,
} from '@magazijn/domain/validation';
import { PasswordField, RadioGroup, TextField } from '@magazijn/ui';
import { useFormState } from 'react-hook-form';
import { paymentChoices, registrationTexts } from './registrationTexts.ts';
import type { StepProps } from './StepProps.ts';

/** Step 1: the company, its login, and its payment method. */
export function GeneralStep({ form, values, warnings }: StepProps) {
  const { errors, touchedFields } = useFormState({ control: form.control });
  const { register, setValue, trigger } = form;
  const written = (field: 'iban' | 'email', write: (text: string) => string) =>
    register(field, { onBlur: () => setValue(field, write(form.getValues(field))) });
  const iban = normaliseNumber(values.iban);

  return (
    <div className="grid max-w-104 gap-4">
      <TextField
        id="companyName"
        label={registrationTexts.companyName}
        autoComplete="organization"
        error={errors.companyName?.message}
        {...register('companyName')}
      />
      <TextField
        id="email"
        type="email"
        label={registrationTexts.email}
        hint={registrationTexts.emailHint}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message}
        {...written('email', cleanText)}
      />
      <PasswordField
        id="password"
        label={registrationTexts.password}
        hint={registrationTexts.passwordHint}
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password', {
          onChange: () => void (touchedFields.passwordRepeat && trigger('passwordRepeat')),
        })}
      />
      <PasswordField
        id="passwordRepeat"
        label={registrationTexts.passwordRepeat}
        autoComplete="new-password"
        error={errors.passwordRepeat?.message}
        {...register('passwordRepeat')}
      />
      <TextField
        id="iban"
        label={registrationTexts.iban}
        hint={registrationTexts.ibanHint}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        error={errors.iban?.message}
        warning={touchedFields.iban && hasIbanShape(iban) && warnings?.ibanWarning(iban)}
        {...written('iban', formatIban)}
      />
      <TextField
        id="vatNumber"
        label={registrationTexts.vatNumber}
        required={false}
        showOptional
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        error={errors.vatNumber?.message}
        warning={touchedFields.vatNumber && !errors.vatNumber && warnings?.vatNumberWarning(values.vatNumber)}
        {...register('vatNumber')}
      />
      <TextField
        id="kvk"
        label={registrationTexts.kvk}
        hint={registrationTexts.kvkHint}
        required={false}
        showOptional
        autoComplete="off"
        inputMode="numeric"
        error={errors.kvk?.message}
        {...register('kvk')}
      />
      <RadioGroup
        id="paymentMethod"
        label={registrationTexts.paymentMethod}
        error={errors.paymentMethod?.message}
        options={paymentMethods(values.mainAddress.country).map((method) => ({
          value: method,
          ...paymentChoices[method],
        }))}
        {...register('paymentMethod')}
      />
    </div>
  );
}
