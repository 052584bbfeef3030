import type { ApiParts } from '../ApiParts.ts';
import { Refusal } from '../http/Refusal.ts';
import { attemptKey } from './attemptKey.ts';
import { type AttemptKind, attemptLimits } from './attemptLimits.ts';
import { countAttempt } from './countAttempt.ts';
import { removeEndedAttempts } from './removeEndedAttempts.ts';

/**
 * Counts something that may be tried only so often, before it is done, so that attempts at the same moment cannot slip
 * past together. Name the network address first: once it has to wait, it can neither lock accounts nor fill the table
 * with made-up names.
 *
 * @throws Refusal 429 with Retry-After in seconds.
 */
export async function countAttempts(
  parts: Pick<ApiParts, 'database' | 'settings' | 'clock'>,
  attempts: readonly (readonly [kind: AttemptKind, value: string])[],
): Promise<void> {
  if (!parts.settings.loginThrottle) return;
  const { sql } = parts.database;
  const now = parts.clock();
  for (const [index, [kind, value]] of attempts.entries()) {
    const { attempts, windowEndsAt } = await countAttempt(sql, attemptKey(kind, value), now);
    // A new window of an address is rare enough, and comes as often as new rows can.
    if (index === 0 && attempts === 1) await removeEndedAttempts(sql, now);
    if (attempts <= attemptLimits[kind]) continue;
    const seconds = Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000));
    throw new Refusal(429, 'Too many attempts.', { 'retry-after': String(seconds) });
  }
}
