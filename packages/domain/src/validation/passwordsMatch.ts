/** Whether a password and its repetition are the same, to the character (clauses V03, V10). */
export function passwordsMatch(password: string, repetition: string): boolean {
  return password === repetition;
}
