import type { ApiParts } from '../ApiParts.ts';
import { Refusal } from '../http/Refusal.ts';
import { attemptKey } from './attemptKey.ts';
import { countAttempt } from './countAttempt.ts';
import { loginLimits } from './loginLimits.ts';
import { removeEndedAttempts } from './removeEndedAttempts.ts';

/**
 * Counts a login before its password is looked at, so that attempts at the same moment cannot slip past together. The
 * address is counted first: once it has to wait, it can neither lock accounts nor fill the table with made-up names.
 *
 * @throws Refusal 429 with Retry-After in seconds, when the account or the address has failed too often.
 */
export async function countLogin(parts: ApiParts, account: string, address: string): Promise<void> {
  if (!parts.settings.loginThrottle) return;
  const { sql } = parts.database;
  const now = parts.clock();
  for (const [kind, value] of [
    ['address', address],
    ['account', account],
  ] as const) {
    const { attempts, windowEndsAt } = await countAttempt(sql, attemptKey(kind, value), now);
    // A new window of an address is rare enough, and comes as often as new rows can.
    if (kind === 'address' && attempts === 1) await removeEndedAttempts(sql, now);
    if (attempts <= loginLimits[kind]) continue;
    const seconds = Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000));
    throw new Refusal(429, 'Too many attempts.', { 'retry-after': String(seconds) });
  }
}
