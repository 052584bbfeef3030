import { tabStorage } from '../../storage/tabStorage.ts';
import { emptyRegistration } from './emptyRegistration.ts';
import type { RegistrationValues } from './RegistrationValues.ts';
import { readKeptValues } from './readKeptValues.ts';
import { type Step, steps } from './Step.ts';

const key = 'magazijn.registration';

/** A form that is being filled in. */
export interface RegistrationDraft {
  readonly values: RegistrationValues;
  /** The tabs up to this one can be chosen (T40). */
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
      values: readKeptValues(values),
      reached: steps.find((step) => step === reached) ?? 1,
      restored: true,
    };
  } catch {
    return begun;
  }
}

/** Keeps what was typed, in this tab only and without the passwords. */
export function keepRegistrationDraft(values: RegistrationValues, reached: Step): void {
  const kept = { ...values, password: '', passwordRepeat: '' };
  tabStorage.write(key, JSON.stringify({ values: kept, reached }));
}

/** Forgets it, once it was sent. */
export const forgetRegistrationDraft = (): void => void tabStorage.write(key, null);
