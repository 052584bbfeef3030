import { allPaymentMethods, openingTimes, weekdayNames } from '@magazijn/domain/validation';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { tabStorage } from '../../../shared/storage/browserStorage.ts';
import { type AddressValues, emptyRegistration, type RegistrationValues } from './RegistrationValues.ts';
import { type Step, steps } from './steps.ts';

type Found = Readonly<Record<string, unknown>>;

/**
 * A form out of whatever was kept. What is of another shape than the form's is read as empty: nothing in a kept form is
 * worth a failure.
 */
function readKeptValues(kept: unknown): RegistrationValues {
  const found = recordOf(kept);
  const hours = recordOf(found.openingHours);
  const days = weekdayNames.map((day) => {
    const { closed, startTime, endTime } = recordOf(hours[day]);
    return [
      day,
      { closed: closed === true, startTime: timeOf(startTime), endTime: timeOf(endTime) },
    ] as const;
  });
  return {
    ...textsOf(emptyRegistration, found),
    paymentMethod: oneOf(allPaymentMethods, found.paymentMethod),
    mainAddress: addressOf(found.mainAddress),
    invoiceSame: found.invoiceSame !== false,
    invoiceAddress: addressOf(found.invoiceAddress),
    // One day for each name.
    openingHours: Object.fromEntries(days) as RegistrationValues['openingHours'],
    tos: found.tos === true,
    newsletter: found.newsletter === true,
  };
}

function addressOf(kept: unknown): AddressValues {
  const found = recordOf(kept);
  return {
    ...textsOf(emptyRegistration.mainAddress, found),
    contactGender: oneOf([null, '0', '1'], found.contactGender),
    country: oneOf(['NL', 'BE'], found.country),
  };
}

/** The texts of `empty`, as they were kept where they were. */
function textsOf<Values extends object>(empty: Values, found: Found): Values {
  const texts = Object.entries(empty).flatMap(([name, value]) =>
    typeof value === 'string' && typeof found[name] === 'string' ? [[name, found[name]] as const] : [],
  );
  return { ...empty, ...Object.fromEntries(texts) };
}

/** The value when it is one of these; otherwise the first. */
const oneOf = <const Value extends string | null>(
  values: readonly [Value, ...Value[]],
  found: unknown,
): Value => values.find((value) => value === found) ?? values[0];

const timeOf = (found: unknown): string => openingTimes.find((time) => time === found) ?? '';

const recordOf = (found: unknown): Found => (typeof found === 'object' && found !== null ? { ...found } : {});

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
