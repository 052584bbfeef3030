import {
  addressErrors,
  generalErrors,
  hoursErrors,
  type RegistrationForm,
} from '@magazijn/domain/validation';
import type { FieldError } from './FieldError.ts';
import type { RegistrationValues } from './RegistrationValues.ts';
import type { Step } from './Step.ts';

const rules: Readonly<Record<Step, (form: RegistrationForm) => FieldError[]>> = {
  1: generalErrors,
  2: (form) => addressErrors(form, 'shaped'),
  3: hoursErrors,
};

/** What is still wrong with one step of the form: its next button is disabled until nothing is (T40). */
export const stepErrors = (values: RegistrationValues, step: Step): FieldError[] =>
  rules[step]({ ...values, invoiceAddress: values.invoiceSame ? null : values.invoiceAddress });
