import {
  cleanText,
  isEmailAddress,
  isIban,
  isPasswordLongEnough,
  isVatNumber,
  normaliseNumber,
  passwordsMatch,
  paymentMethods,
} from '@magazijn/domain/validation';
import { errorTexts } from './errorTexts.ts';
import type { FieldError } from './FieldError.ts';
import { longestText } from './longestText.ts';
import type { RegistrationValues } from './RegistrationValues.ts';

/** What is still wrong with step 1 (V02-V04), in the order of its fields. */
export function generalErrors(values: RegistrationValues): FieldError[] {
  const found: readonly (readonly [FieldError['field'], string | null])[] = [
    ['companyName', textError(values.companyName, errorTexts.companyName)],
    ['email', emailError(values.email)],
    ['password', passwordError(values.password)],
    ['passwordRepeat', repetitionError(values)],
    ['iban', ibanError(values.iban)],
    ['vatNumber', isVatNumber(normaliseNumber(values.vatNumber)) ? null : errorTexts.vatNumberShape],
    ['kvk', textError(values.kvk, null)],
    [
      'paymentMethod',
      values.paymentMethod !== null &&
      paymentMethods(values.mainAddress.country).includes(values.paymentMethod)
        ? null
        : errorTexts.paymentMethod,
    ],
  ];
  return found.flatMap(([field, text]) => (text === null ? [] : [{ field, text }]));
}

function textError(text: string, missing: string | null): string | null {
  if (text.length > longestText) return errorTexts.tooLong;
  return cleanText(text) === '' ? missing : null;
}

function emailError(text: string): string | null {
  const email = cleanText(text);
  if (email === '') return errorTexts.email;
  return isEmailAddress(email) ? null : errorTexts.emailShape;
}

function passwordError(password: string): string | null {
  if (password === '') return errorTexts.password;
  if (password.length > longestText) return errorTexts.tooLong;
  return isPasswordLongEnough(password) ? null : errorTexts.passwordShort;
}

function repetitionError({ password, passwordRepeat }: RegistrationValues): string | null {
  if (passwordRepeat === '') return errorTexts.passwordRepeat;
  return passwordsMatch(password, passwordRepeat) ? null : errorTexts.passwordsDiffer;
}

function ibanError(text: string): string | null {
  const iban = normaliseNumber(text);
  if (iban === '') return errorTexts.iban;
  return isIban(iban) ? null : errorTexts.ibanShape;
}
