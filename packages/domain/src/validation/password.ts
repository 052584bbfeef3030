export const minPasswordLength = 8;

export const maxPasswordLength = 300;

/** The messages about a new password, in form and back end. `different` is specified, for a changed password. */
export const passwordMessages = {
  hint: `Ten minste ${minPasswordLength} tekens.`,
  tooShort: `Kies een wachtwoord van ten minste ${minPasswordLength} tekens.`,
  tooLong: `Kies een wachtwoord van ten hoogste ${maxPasswordLength} tekens.`,
  different: 'Wachtwoorden komen niet overeen met elkaar',
} as const;

/** Whether a password has at least 8 characters; an emoji counts as one. The server also refuses common ones. */
export function isPasswordLongEnough(password: string): boolean {
  return Array.from(password).length >= minPasswordLength;
}

export function passwordsMatch(password: string, repetition: string): boolean {
  return password === repetition;
}
