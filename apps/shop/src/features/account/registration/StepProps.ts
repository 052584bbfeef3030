import type { ibanWarning, vatNumberWarning } from '@magazijn/domain/validation';
import type { UseFormReturn } from 'react-hook-form';
import type { RegistrationValues } from './RegistrationValues.ts';

export interface StepProps {
  form: UseFormReturn<RegistrationValues, unknown, RegistrationValues>;
  values: RegistrationValues;
  /** Warnings about wrong check digits; null while their code loads. */
  warnings: {
    readonly ibanWarning: typeof ibanWarning;
    readonly vatNumberWarning: typeof vatNumberWarning;
  } | null;
}

/** The messages of react-hook-form for a group's invalid fields, by their names. */
export function messagesIn(errors: object | undefined): Record<string, string> {
  const messages = Object.entries(errors ?? {}).flatMap(([name, error]: [string, unknown]) =>
    typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
      ? [[name, error.message] as const]
      : [],
  );
  return Object.fromEntries(messages);
}
