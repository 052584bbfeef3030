/** Whether a secret can be guessed: under 32 characters, or made of so few that it is a pattern. */
export function isWeakSecret(secret: string): boolean {
  return secret.length < 32 || new Set(secret).size < 10;
}
