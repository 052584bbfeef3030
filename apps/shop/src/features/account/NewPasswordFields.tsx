import { ApiError } from '@magazijn/api-client';
import {
  isPasswordLongEnough,
  maxPasswordLength,
  passwordMessages,
  passwordsMatch,
} from '@magazijn/domain/validation';
import { type MessageItem, PasswordField, type PasswordFieldProps } from '@magazijn/ui';
import type { FieldError } from 'react-hook-form';
import * as z from 'zod/mini';

/** Texts of choosing a new password, by a mailed link or in the profile. Some are exact texts of the specification. */
export const passwordTexts = {
  password: 'Nieuw wachtwoord',
  passwordHint: passwordMessages.hint,
  passwordRepeat: 'Herhaal nieuw wachtwoord',
  save: 'Wachtwoord opslaan',
  missing: 'Vul dit veld in.',
  incorrect: 'Formulier is onjuist',
  different: passwordMessages.different,
  failed: 'Er is een fout opgetreden',
  throttled: (minutes: number) =>
    `Te veel pogingen. Probeer het over ${minutes} ${minutes === 1 ? 'minuut' : 'minuten'} opnieuw.`,
} as const;

const longest = z.maxLength(maxPasswordLength, passwordMessages.tooLong);

export const givenPassword = z.string().check(z.minLength(1, passwordTexts.missing), longest);

/** A new password; the server also refuses common ones. Whether both are equal is checked separately. */
export const newPassword = z
  .string()
  .check(
    z.minLength(1, passwordTexts.missing),
    z.refine(isPasswordLongEnough, passwordMessages.tooShort),
    longest,
  );

/** Whether everything is filled in and the new passwords differ: this error precedes that of a short password. */
export const isTypedDifferently = (values: {
  readonly password: string;
  readonly passwordRepeat: string;
}): boolean =>
  Object.values(values).every((value) => value !== '') &&
  !passwordsMatch(values.password, values.passwordRepeat);

/**
 * The message for a refused new password: the server's reason for the customer (422), or the time to wait (429).
 */
export function passwordFailure(error: unknown): MessageItem {
  if (error instanceof ApiError && error.status === 429) {
    const minutes = Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60));
    return { tone: 'error', text: passwordTexts.throttled(minutes) };
  }
  const details = error instanceof ApiError && error.status === 422 ? [error.message] : [];
  return { tone: 'error', text: passwordTexts.failed, details: details };
}

type FieldFault = Pick<PasswordFieldProps, 'error' | 'aria-invalid' | 'aria-describedby'>;

/** Marks a field as invalid without its own text: the message above the form has it. */
export const shownAbove = { type: 'above' } as const;

/** The error of a field: its own, or the id of the message above the form. */
export function fieldFault(error: FieldError | undefined, messageId: string): FieldFault {
  if (error?.type !== shownAbove.type) return { error: error?.message };
  return { 'aria-invalid': true, 'aria-describedby': messageId };
}

/** Finds the field in the words of a refusal, which names no field. Null if it is about neither password. */
export function refusedPassword(error: unknown): 'current' | 'password' | null {
  if (!(error instanceof ApiError) || error.status !== 422) return null;
  return /huidige? wachtwoord|current password/i.test(error.message) ? 'current' : 'password';
}

type Binding = Pick<PasswordFieldProps, 'name' | 'ref' | 'onChange' | 'onBlur'> & FieldFault;

interface NewPasswordFieldsProps {
  /** The result of `register` of react-hook-form, and the field's error. */
  password: Binding;
  passwordRepeat: Binding;
}

/** A new password and its repetition. Each can be shown, and has an autocomplete token for password managers. */
export function NewPasswordFields({ password, passwordRepeat }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={passwordTexts.password}
        hint={passwordTexts.passwordHint}
        autoComplete="new-password"
        {...password}
      />
      <PasswordField label={passwordTexts.passwordRepeat} autoComplete="new-password" {...passwordRepeat} />
    </>
  );
}
