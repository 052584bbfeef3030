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

export type Step = 1 | 2 | 3;

export const steps: readonly Step[] = [1, 2, 3];

export function stepOf(field: FieldName): Step {
  if (/^(mainAddress|invoiceSame|invoiceAddress)\b/.test(field)) return 2;
  return /^(openingHours|tos|newsletter)\b/.test(field) ? 3 : 1;
}

/** The path of a field in react-hook-form: 'mainAddress.street'. */
export type FieldName = FieldPath<RegistrationValues>;

export interface FieldError {
  readonly field: FieldName;
  readonly text: string;
}

/** The id of a field's control, the target of the error summary's links. */
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
  // Its label in the form is a sentence.
  tos: 'Algemene voorwaarden',
};

/** The label of a field; fields of the invoice address are marked, since the delivery address has the same ones. */
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

/** The errors of one step; its button is disabled while there are any. */
export const stepErrors = (values: RegistrationValues, step: Step): FieldError[] =>
  rules[step]({ ...values, invoiceAddress: values.invoiceSame ? null : values.invoiceAddress });

/** The lines of the error summary; equal errors get the name of their field (WCAG 2.4.4). */
export function summaryLines(errors: readonly FieldError[]): ErrorSummaryProps['errors'] {
  return errors.map(({ field, text }) => ({
    fieldId: fieldId(field),
    text: errors.filter((other) => other.text === text).length > 1 ? `${fieldLabel(field)}: ${text}` : text,
  }));
}
