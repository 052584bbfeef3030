import {
  addressErrors,
  generalErrors,
  hoursErrors,
  type RegistrationForm,
  weekdayLabels,
  weekdayNames,
} from '@magazijn/domain/validation';
import type { ErrorSummaryProps } from '@magazijn/ui';
import type { FieldPath } from 'react-hook-form';
import type { RegistrationValues } from './RegistrationValues.ts';
import { registrationTexts } from './registrationTexts.ts';

/** A step of the registration, and the number of its tab. */
export type Step = 1 | 2 | 3;

export const steps: readonly Step[] = [1, 2, 3];

/** The step that a field stands on. */
export function stepOf(field: FieldName): Step {
  if (/^(mainAddress|invoiceSame|invoiceAddress)\b/.test(field)) return 2;
  return /^(openingHours|tos|newsletter)\b/.test(field) ? 3 : 1;
}

/** The name of a field, as react-hook-form writes it: 'mainAddress.street'. */
export type FieldName = FieldPath<RegistrationValues>;

/** One thing that keeps the form from being sent. */
export interface FieldError {
  readonly field: FieldName;
  readonly text: string;
}

/** The id of a field's control, where the error summary leads. */
export const fieldId = (field: FieldName): string => field.replaceAll('.', '-');

const labels: Readonly<Record<string, string>> = {
  contactGender: 'Aanhef',
  contactFirstName: 'Voornaam',
  contactLastName: 'Achternaam',
  street: 'Straat',
  number: 'Huisnummer',
  numberSuffix: 'Toevoeging',
  postalCode: 'Postcode',
  city: 'Plaats',
  country: 'Land',
  phoneNumber: 'Telefoonnummer',
  // In the step it is a sentence.
  tos: 'Algemene voorwaarden',
};

/** A field by its name on the screen; one of the invoice address says so, since the delivery address has it too. */
export function fieldLabel(field: FieldName): string {
  const [group, name] = field.split('.');
  const day = weekdayNames.find((each) => group === 'openingHours' && each === name);
  if (day) return weekdayLabels[day];
  const key = name === 'emailAddress' ? 'email' : (name ?? group ?? '');
  const general: unknown = Reflect.get(registrationTexts, key);
  const label = labels[key] ?? (typeof general === 'string' ? general : field);
  return group === 'invoiceAddress' ? `${label} (factuur)` : label;
}

const rules: Readonly<Record<Step, (form: RegistrationForm) => FieldError[]>> = {
  1: generalErrors,
  2: (form) => addressErrors(form, 'shaped'),
  3: hoursErrors,
};

/** What is still wrong with one step of the form: its next button is disabled until nothing is. */
export const stepErrors = (values: RegistrationValues, step: Step): FieldError[] =>
  rules[step]({ ...values, invoiceAddress: values.invoiceSame ? null : values.invoiceAddress });

/** What is wrong, each with its field: named where more than one of them says the same (WCAG 2.4.4). */
export function summaryLines(errors: readonly FieldError[]): ErrorSummaryProps['errors'] {
  return errors.map(({ field, text }) => ({
    fieldId: fieldId(field),
    text: errors.filter((other) => other.text === text).length > 1 ? `${fieldLabel(field)}: ${text}` : text,
  }));
}
