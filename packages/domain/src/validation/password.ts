/** The fewest characters of a new password. */
export const shortestPassword = 8;

/** The most characters of a password that are taken. */
export const longestPassword = 300;

/** What is said of a new password, in form and back end alike. `different` is the specification's, of a password that is changed. */
export const passwordMessages = {
  hint: `Ten minste ${shortestPassword} tekens.`,
  tooShort: `Kies een wachtwoord van ten minste ${shortestPassword} tekens.`,
  tooLong: `Gebruik ten hoogste ${longestPassword} tekens.`,
  different: 'Wachtwoorden komen niet overeen met elkaar',
} as const;

/**
 * Whether a new password has at least 8 characters, counted as people count them: an emoji is one.
 * The server also refuses the commonest passwords.
 */
export function isPasswordLongEnough(password: string): boolean {
  return Array.from(password).length >= shortestPassword;
}

/** Whether a password and its repetition are the same, to the character. */
export function passwordsMatch(password: string, repetition: string): boolean {
  return password === repetition;
}
