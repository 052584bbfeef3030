import type { ApiParts } from '../ApiParts.ts';
import { Refusal } from '../http/Refusal.ts';
import { attemptKey } from './attemptKey.ts';
import { loginLimits, windowMilliseconds } from './loginLimits.ts';

/**
 * Counts a login before its password is looked at, so that attempts at the same moment cannot slip past together.
 *
 * @throws Refusal 429 with Retry-After in seconds, when the account or the address has failed too often.
 */
export async function countLogin(parts: ApiParts, account: string, address: string): Promise<void> {
  if (!parts.settings.loginThrottle) return;
  const now = parts.clock();
  const keys = [attemptKey('account', account), attemptKey('address', address)];
  const counted = await parts.database.sql<{ key: string; attempts: number; windowEndsAt: Date }[]>`
    insert into login_attempts as counted (key, attempts, window_ends_at)
    select key, 1, ${new Date(now.getTime() + windowMilliseconds)} from unnest(${keys}::text[]) as key order by key
    on conflict (key) do update set
      attempts = case when counted.window_ends_at <= ${now} then 1 else counted.attempts + 1 end,
      window_ends_at = case when counted.window_ends_at <= ${now} then excluded.window_ends_at
        else counted.window_ends_at end
    returning key, attempts, window_ends_at`;
  const limitOf = (key: string): number => (key === keys[0] ? loginLimits.account : loginLimits.address);
  const blocked = counted.filter(({ key, attempts }) => attempts > limitOf(key));
  if (blocked.length === 0) return;
  const until = Math.max(...blocked.map(({ windowEndsAt }) => windowEndsAt.getTime()));
  const seconds = Math.max(1, Math.ceil((until - now.getTime()) / 1000));
  throw new Refusal(429, 'Too many attempts.', { 'retry-after': String(seconds) });
}
