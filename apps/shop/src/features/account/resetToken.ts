import { matchPattern, paths } from '../../shared/links/paths.ts';

/** What the address says once its token was taken. */
const taken = 'nieuw';

let held: string | null = null;

/**
 * Takes the token of a mailed link out of the address bar and the history, before anything is asked: with it the
 * password can be chosen. From then on it lives in this page's memory alone.
 */
export function holdResetToken(): void {
  const { pathname } = window.location;
  const token = matchPattern(paths.resetPassword.pattern, pathname)?.token;
  if (token === undefined || token === taken) return;
  held = token;
  window.history.replaceState(window.history.state, '', paths.resetPassword.href({ token: taken }));
}

/** The token of the link that was opened; null after a reload, when it is gone and the link has to be opened again. */
export const resetToken = (inAddress: string): string | null => (inAddress === taken ? held : inAddress);
