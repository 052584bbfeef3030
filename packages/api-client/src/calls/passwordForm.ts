import type { PasswordPair } from '../model/PasswordPair.ts';

/** `{group}[plainPassword][first]` and `[second]`: a new password as the wire wants it (C01). */
export function passwordForm(group: 'password' | 'company_password', pair: PasswordPair): URLSearchParams {
  return new URLSearchParams({
    [`${group}[plainPassword][first]`]: pair.password,
    [`${group}[plainPassword][second]`]: pair.passwordRepeat,
  });
}
