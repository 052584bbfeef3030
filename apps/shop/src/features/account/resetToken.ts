import { matchPattern, paths } from '../../shared/links/paths.ts';

/** Replaces the token in the address. */
const taken = 'nieuw';

let held: string | null = null;

/** Removes the token of a mailed link, which sets a password, from address and history. */
export function holdResetToken(): void {
  const { pathname } = window.location;
  const token = matchPattern(paths.resetPassword.pattern, pathname)?.token;
  if (token === undefined || token === taken) return;
  held = token;
  window.history.replaceState(window.history.state, '', paths.resetPassword.href({ token: taken }));
}

/** The token of the opened link. Null after a reload, which loses the token: the user opens the link again. */
export const resetToken = (inAddress: string): string | null => (inAddress === taken ? held : inAddress);
