/** A new password, typed twice. */
export interface PasswordPair {
  readonly password: string;
  readonly passwordRepeat: string;
}
