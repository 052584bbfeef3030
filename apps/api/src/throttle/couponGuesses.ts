import type { ApiParts } from '../ApiParts.ts';
import { Refusal } from '../http/Refusal.ts';
import { attemptKey } from './attemptKey.ts';
import { countAttempt } from './countAttempt.ts';
import { countAttempts } from './countAttempts.ts';

type Parts = Pick<ApiParts, 'database' | 'settings' | 'clock'>;

/**
 * Looks a coupon up for a company that may try only so many wrong ones. Each code counts once, however often its cart is
 * priced; it is counted before it is looked at, and forgiven when there is such a coupon. A code that was looked up
 * before goes on working.
 *
 * @param lookUp gives whether there is such a coupon.
 * @throws Refusal 422 with Retry-After, in words for the buyer.
 */
export async function countCouponGuess<Found extends { readonly status: string | null }>(
  parts: Parts,
  companyId: number,
  code: string,
  lookUp: () => Promise<Found>,
): Promise<Found> {
  const { database, settings, clock } = parts;
  if (code === '' || !settings.loginThrottle) return lookUp();
  const company = String(companyId);
  const codeKey = attemptKey('coupon-company', `${company}:${code}`);
  const seen = await database.sql`
    select from login_attempts where key = ${codeKey} and window_ends_at > ${clock()}`;
  if (seen.length > 0) return lookUp();
  try {
    await countAttempts(parts, [['coupon-company', company]]);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const text = 'Je hebt te veel kortingscodes geprobeerd. Probeer het over een kwartier opnieuw.';
    throw new Refusal(422, text, error.headers);
  }
  const found = await lookUp();
  await countAttempt(database.sql, codeKey, clock());
  if (found.status !== 'unknown') {
    await database.sql`
      update login_attempts set attempts = greatest(attempts - 1, 0)
        where key = ${attemptKey('coupon-company', company)}`;
  }
  return found;
}
