import { addressErrors } from './addressErrors.ts';
import type { FieldError } from './FieldError.ts';
import { generalErrors } from './generalErrors.ts';
import { hoursErrors } from './hoursErrors.ts';
import type { RegistrationValues } from './RegistrationValues.ts';
import type { Step } from './Step.ts';

const rules = { 1: generalErrors, 2: addressErrors, 3: hoursErrors } as const;

/** What is still wrong with one step of the form: its next button is disabled until nothing is (T40). */
export const stepErrors = (values: RegistrationValues, step: Step): FieldError[] => rules[step](values);
