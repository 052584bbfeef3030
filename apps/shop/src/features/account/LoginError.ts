import { ApiError } from '@magazijn/api-client';
import type { MessageItem } from '@magazijn/ui';
import { loginTexts } from './loginTexts.ts';

export type LoginError =
  | { readonly kind: 'credentials' | 'disabled' | 'unreachable' }
  | { readonly kind: 'throttled'; readonly minutes: number }
  /** A 401 with an unknown message, and every other status: no message shows. */
  | { readonly kind: 'unnamed'; readonly unauthorised: boolean };

export function toLoginError(error: unknown): LoginError {
  if (!(error instanceof ApiError)) return { kind: 'unnamed', unauthorised: false };
  // Neither is a response to the credentials.
  if (error.kind === 'unreachable' || error.status >= 500) return { kind: 'unreachable' };
  if (error.status === 401 && error.message === 'Bad credentials.') return { kind: 'credentials' };
  if (error.status === 401 && error.message === 'User account is disabled.') return { kind: 'disabled' };
  if (error.status === 429) {
    return { kind: 'throttled', minutes: Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60)) };
  }
  return { kind: 'unnamed', unauthorised: error.status === 401 };
}

/** The message of the error area; null for errors that, by the specification, show nothing. */
export function loginErrorMessage(loginError: LoginError | null): MessageItem | null {
  if (loginError === null || loginError.kind === 'unnamed') return null;
  const text =
    loginError.kind === 'throttled'
      ? loginTexts.throttled(loginError.minutes)
      : loginTexts.errors[loginError.kind];
  return { tone: 'error', text };
}
