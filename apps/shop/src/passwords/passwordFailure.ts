import { ApiError } from '@magazijn/api-client';
import type { MessageItem } from '@magazijn/ui';
import { passwordTexts } from './passwordTexts.ts';

/**
 * What is said when a new password was not taken (V10, X07): why, when the server says so in words for the customer
 * (422) or asks to wait (429).
 */
export function passwordFailure(error: unknown): MessageItem {
  if (error instanceof ApiError && error.status === 429) {
    const minutes = Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60));
    return { tone: 'error', text: passwordTexts.throttled(minutes) };
  }
  const told = error instanceof ApiError && error.status === 422 ? [error.message] : [];
  return { tone: 'error', text: passwordTexts.failed, details: told };
}
