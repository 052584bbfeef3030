import { ApiError } from '@magazijn/api-client';
import {
  isPasswordLongEnough,
  longestPassword,
  passwordMessages,
  passwordsMatch,
} from '@magazijn/domain/validation';
import { type MessageItem, PasswordField, type PasswordFieldProps } from '@magazijn/ui';
import type { FieldError } from 'react-hook-form';
import * as z from 'zod/mini';

/** Texts of choosing a new password, by a mailed link or in the profile. The exact ones are the specification's. */
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

const longest = z.maxLength(longestPassword, passwordMessages.tooLong);

/** A password that has to be given. */
export const givenPassword = z.string().check(z.minLength(1, passwordTexts.missing), longest);

/** A password to be; the server also refuses the commonest. Whether both are equal is told apart from the fields. */
export const newPassword = z
  .string()
  .check(
    z.minLength(1, passwordTexts.missing),
    z.refine(isPasswordLongEnough, passwordMessages.tooShort),
    longest,
  );

/** Whether everything is filled in, and the new password is not the same twice: that is told before it is too short. */
export const isTypedDifferently = (values: {
  readonly password: string;
  readonly passwordRepeat: string;
}): boolean =>
  Object.values(values).every((value) => value !== '') &&
  !passwordsMatch(values.password, values.passwordRepeat);

/**
 * What is said when a new password was not taken: why, when the server says so in words for the customer
 * (422) or asks to wait (429).
 */
export function passwordFailure(error: unknown): MessageItem {
  if (error instanceof ApiError && error.status === 429) {
    const minutes = Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60));
    return { tone: 'error', text: passwordTexts.throttled(minutes) };
  }
  const told = error instanceof ApiError && error.status === 422 ? [error.message] : [];
  return { tone: 'error', text: passwordTexts.failed, details: told };
}

type FieldFault = Pick<PasswordFieldProps, 'error' | 'aria-invalid' | 'aria-describedby'>;

/** Marks a field as the one that the message above the form is about: it has no text of its own beneath it. */
export const saidAbove = { type: 'said' } as const;

/**
 * How a field is tied to what is wrong with it: its own error, or the message above the form.
 *
 * @param saidId id of that message
 */
export function fieldFault(error: FieldError | undefined, saidId: string): FieldFault {
  if (error?.type !== saidAbove.type) return { error: error?.message };
  return { 'aria-invalid': true, 'aria-describedby': saidId };
}

/** Which password a refusal is about: it names no field, only its reason in words. Null when it tells none. */
export function refusedPassword(error: unknown): 'current' | 'password' | null {
  if (!(error instanceof ApiError) || error.status !== 422) return null;
  return /huidige? wachtwoord|current password/i.test(error.message) ? 'current' : 'password';
}

type Binding = Pick<PasswordFieldProps, 'name' | 'ref' | 'onChange' | 'onBlur'> & FieldFault;

interface NewPasswordFieldsProps {
  /** What `register` of react-hook-form gives, and what is wrong with the field. */
  password: Binding;
  passwordRepeat: Binding;
}

/** A new password and its repetition; each can be shown, and a password manager knows what they are. */
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
