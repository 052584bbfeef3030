import type { UseFormReturn } from 'react-hook-form';
import type { RegistrationValues } from './RegistrationValues.ts';

/** What a step of the registration is given. */
export interface StepProps {
  form: UseFormReturn<RegistrationValues, unknown, RegistrationValues>;
  /** What is typed at this moment. */
  values: RegistrationValues;
}
