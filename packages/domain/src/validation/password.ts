/** The fewest characters of a new password. */
export const shortestPassword = 8;

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
