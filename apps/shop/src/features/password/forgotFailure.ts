import { ApiError } from '@magazijn/api-client';
import type { MessageItem } from '@magazijn/ui';
import { forgotTexts } from './forgotTexts.ts';

/**
 * What is said when no link was sent (X05): one text for every refusal, and after too many attempts how long to wait.
 * Without a clear answer nobody is told that the address is unknown.
 */
export function forgotFailure(error: unknown): MessageItem {
  const status = error instanceof ApiError ? error.status : 0;
  if (error instanceof ApiError && status === 429) {
    const minutes = Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60));
    return { tone: 'error', text: forgotTexts.unknown, details: [forgotTexts.throttled(minutes)] };
  }
  const refused = status >= 400 && status < 500;
  return { tone: 'error', text: refused ? forgotTexts.unknown : forgotTexts.failed };
}
