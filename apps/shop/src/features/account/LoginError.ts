import { ApiError } from '@magazijn/api-client';
import type { MessageItem } from '@magazijn/ui';
import { loginTexts } from './loginTexts.ts';

/** Why somebody was not logged in. */
export type LoginError =
  | { readonly kind: 'credentials' | 'disabled' | 'unreachable' }
  | { readonly kind: 'throttled'; readonly minutes: number }
  /** A 401 with a message that nobody knows, and every other status: nothing is said. */
  | { readonly kind: 'unnamed'; readonly unauthorised: boolean };

/** Why a login failed, out of what it threw. */
export function toLoginError(error: unknown): LoginError {
  if (!(error instanceof ApiError)) return { kind: 'unnamed', unauthorised: false };
  // Neither is an answer to who wants to log in.
  if (error.kind === 'unreachable' || error.status >= 500) return { kind: 'unreachable' };
  if (error.status === 401 && error.message === 'Bad credentials.') return { kind: 'credentials' };
  if (error.status === 401 && error.message === 'User account is disabled.') return { kind: 'disabled' };
  if (error.status === 429) {
    return { kind: 'throttled', minutes: Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60)) };
  }
  return { kind: 'unnamed', unauthorised: error.status === 401 };
}

/** What the error area says: one message, or null where the specification says that nothing shows. */
export function loginErrorMessage(loginError: LoginError | null): MessageItem | null {
  if (loginError === null || loginError.kind === 'unnamed') return null;
  const text =
    loginError.kind === 'throttled'
      ? loginTexts.throttled(loginError.minutes)
      : loginTexts.errors[loginError.kind];
  return { tone: 'error', text };
}
