import { ApiError } from '@magazijn/api-client';
import type { Refusal } from './Refusal.ts';

/** Reads the back end's answer to a login (X01). */
export function readRefusal(error: unknown): Refusal {
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
