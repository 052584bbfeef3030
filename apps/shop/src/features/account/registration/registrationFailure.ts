import { ApiError } from '@magazijn/api-client';
import type { MessageItem } from '@magazijn/ui';
import { registrationTexts } from './registrationTexts.ts';

export interface RefusedField {
  readonly field: 'email' | 'password';
  readonly text: string;
}

/** The message of a refusal lists its reasons; other failures are logged, with a general message. */
export function registrationFailure(error: unknown): MessageItem {
  if (error instanceof ApiError && error.status === 412) {
    return { tone: 'error', text: registrationTexts.failed, details: error.reasons };
  }
  if (error instanceof ApiError && error.status === 429) {
    const minutes = Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60));
    return { tone: 'error', text: registrationTexts.throttled(minutes) };
  }
  return { tone: 'error', text: registrationTexts.notSent };
}

/** Finds a password or an e-mail address in the words of a refusal, which names no fields. */
export function refusedField(error: unknown): RefusedField | null {
  if (!(error instanceof ApiError) || error.status !== 412) return null;
  for (const text of error.reasons) {
    if (/wachtwoord|password/i.test(text)) return { field: 'password', text };
    if (/e-?mail/i.test(text) && !/^(bezorg|factuur)adres/i.test(text)) return { field: 'email', text };
  }
  return null;
}
