import { ApiError } from '@magazijn/api-client';
import { loginTexts } from './loginTexts.ts';

/** Why somebody was not logged in, as far as it may be said. */
export type Refusal =
  | { readonly kind: 'credentials' | 'disabled' | 'unreachable' }
  | { readonly kind: 'throttled'; readonly minutes: number };

/** Reads the back end's answer (X01); null where the specification says that nothing shows. */
export function readRefusal(error: unknown): Refusal | null {
  if (!(error instanceof ApiError)) return null;
  if (error.kind === 'unreachable') return { kind: 'unreachable' };
  if (error.status === 401 && error.message === 'Bad credentials.') return { kind: 'credentials' };
  if (error.status === 401 && error.message === 'User account is disabled.') return { kind: 'disabled' };
  if (error.status === 429) {
    return { kind: 'throttled', minutes: Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60)) };
  }
  return null;
}

export const refusalText = (refusal: Refusal): string =>
  refusal.kind === 'throttled' ? loginTexts.throttled(refusal.minutes) : loginTexts.refusals[refusal.kind];
