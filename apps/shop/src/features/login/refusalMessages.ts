import type { MessageItem } from '@magazijn/ui';
import { loginTexts } from './loginTexts.ts';
import type { Refusal } from './Refusal.ts';

/** What the error area says: one message, or nothing where the specification says that nothing shows (X01). */
export function refusalMessages(refusal: Refusal | null): readonly MessageItem[] {
  if (refusal === null || refusal.kind === 'unnamed') return [];
  const text =
    refusal.kind === 'throttled' ? loginTexts.throttled(refusal.minutes) : loginTexts.refusals[refusal.kind];
  return [{ tone: 'error', text }];
}
