import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { tabStorage } from '../../../shared/storage/browserStorage.ts';
import { emptyRegistration, type RegistrationValues } from './RegistrationValues.ts';
import { readRegistrationValues } from './readRegistrationValues.ts';
import { type Step, steps } from './steps.ts';

const key = 'magazijn.registration';

interface RegistrationDraft {
  readonly values: RegistrationValues;
  /** The tabs up to this one can be chosen. */
  readonly reached: Step;
  readonly restored: boolean;
}

const begun: RegistrationDraft = { values: emptyRegistration, reached: 1, restored: false };

/** The unsent form of this tab: it survives a reload, the back button and the end of a session. */
export function readRegistrationDraft(): RegistrationDraft {
  const text = tabStorage.read(key);
  if (text === null) return begun;
  try {
    const { values, reached }: { values?: unknown; reached?: unknown } = JSON.parse(text);
    return {
      values: withWorkingHours(readRegistrationValues(values)),
      reached: steps.find((step) => step === reached) ?? 1,
      restored: true,
    };
  } catch {
    return begun;
  }
}

/** Gives an old draft the usual hours: the form has one row for working days, the summary a link each. */
function withWorkingHours(values: RegistrationValues): RegistrationValues {
  const { monday, tuesday, wednesday, thursday, friday } = values.openingHours;
  const isUnset = [monday, tuesday, wednesday, thursday, friday].every(
    ({ closed, startTime, endTime }) => !closed && startTime === '' && endTime === '',
  );
  if (!isUnset) return values;
  const { saturday, sunday } = values.openingHours;
  return { ...values, openingHours: { ...emptyRegistration.openingHours, saturday, sunday } };
}

/** Stores the typed values, in this tab only and without passwords. */
export function keepRegistrationDraft(values: RegistrationValues, reached: Step): void {
  const kept = { ...values, password: '', passwordRepeat: '' };
  tabStorage.write(key, JSON.stringify({ values: kept, reached }));
}

export const forgetRegistrationDraft = (): void => void tabStorage.write(key, null);

export function useKeptDraft(
  { subscribe, getValues }: UseFormReturn<RegistrationValues>,
  reached: Step,
): void {
  useEffect(() => {
    // An untouched form is not stored.
    if (reached > 1) keepRegistrationDraft(getValues(), reached);
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => keepRegistrationDraft(values, reached),
    });
  }, [subscribe, getValues, reached]);
}
