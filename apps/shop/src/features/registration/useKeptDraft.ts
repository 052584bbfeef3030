import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { RegistrationValues } from './RegistrationValues.ts';
import { keepRegistrationDraft } from './registrationDraft.ts';
import type { Step } from './Step.ts';

/** Keeps every change of the form in this tab. */
export function useKeptDraft(
  { subscribe, getValues }: UseFormReturn<RegistrationValues>,
  reached: Step,
): void {
  useEffect(() => {
    // A form that nobody touched is nothing to come back to.
    if (reached > 1) keepRegistrationDraft(getValues(), reached);
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => keepRegistrationDraft(values, reached),
    });
  }, [subscribe, getValues, reached]);
}
