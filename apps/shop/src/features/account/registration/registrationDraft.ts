import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { tabStorage } from '../../../shared/storage/browserStorage.ts';
import { emptyRegistration, type RegistrationValues } from './RegistrationValues.ts';
import { readRegistrationValues } from './readRegistrationValues.ts';
import { type Step, steps } from './steps.ts';

const key = 'magazijn.registration';

/** A form that is being filled in. */
interface RegistrationDraft {
  readonly values: RegistrationValues;
  /** The tabs up to this one can be chosen. */
  readonly reached: Step;
  /** Whether it was found, and not begun now. */
  readonly restored: boolean;
}

const begun: RegistrationDraft = { values: emptyRegistration, reached: 1, restored: false };

/** What was typed in this tab and not sent yet: it outlives a reload, the back button and the end of a session. */
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

/**
 * A draft of a version without usual opening hours has no hours from Monday to Friday: it gets the usual ones, since the
 * form has one row for those days and the error summary would link to five.
 */
function withWorkingHours(values: RegistrationValues): RegistrationValues {
  const { monday, tuesday, wednesday, thursday, friday } = values.openingHours;
  const isUnset = [monday, tuesday, wednesday, thursday, friday].every(
    ({ closed, startTime, endTime }) => !closed && startTime === '' && endTime === '',
  );
  if (!isUnset) return values;
  const { saturday, sunday } = values.openingHours;
  return { ...values, openingHours: { ...emptyRegistration.openingHours, saturday, sunday } };
}

/** Keeps what was typed, in this tab only and without the passwords. */
export function keepRegistrationDraft(values: RegistrationValues, reached: Step): void {
  const kept = { ...values, password: '', passwordRepeat: '' };
  tabStorage.write(key, JSON.stringify({ values: kept, reached }));
}

/** Forgets it, once it was sent. */
export const forgetRegistrationDraft = (): void => void tabStorage.write(key, null);

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
