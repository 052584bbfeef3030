import type { FieldPath } from 'react-hook-form';
import type { RegistrationValues } from './RegistrationValues.ts';

/** The name of a field, as react-hook-form writes it: 'mainAddress.street'. */
export type FieldName = FieldPath<RegistrationValues>;

/** One thing that keeps the form from being sent. */
export interface FieldError {
  readonly field: FieldName;
  readonly text: string;
}
