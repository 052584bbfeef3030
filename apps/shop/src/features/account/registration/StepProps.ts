import type { ibanWarning, vatNumberWarning } from '@magazijn/domain/validation';
import type { UseFormReturn } from 'react-hook-form';
import type { RegistrationValues } from './RegistrationValues.ts';

/** What a step of the registration is given. */
export interface StepProps {
  form: UseFormReturn<RegistrationValues, unknown, RegistrationValues>;
  /** What is typed at this moment. */
  values: RegistrationValues;
  /** Warn of a number whose check digits are wrong; null until their code came. */
  warnings: {
    readonly ibanWarning: typeof ibanWarning;
    readonly vatNumberWarning: typeof vatNumberWarning;
  } | null;
}

/** What react-hook-form says of the fields of a group, by their names; nothing of those that are right. */
export function messagesIn(errors: object | undefined): Record<string, string> {
  const said = Object.entries(errors ?? {}).flatMap(([name, error]: [string, unknown]) =>
    typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
      ? [[name, error.message] as const]
      : [],
  );
  return Object.fromEntries(said);
}
