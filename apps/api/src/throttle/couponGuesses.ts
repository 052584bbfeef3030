import type { ApiParts } from '../ApiParts.ts';
import { Refusal } from '../http/Refusal.ts';
import { type Attempt, countAttempts, forgiveAttempts, isCounted } from './throttle.ts';

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
  if (code === '' || !parts.settings.loginThrottle) return lookUp();
  const company: Attempt = ['coupon-company', String(companyId)];
  const tried: Attempt = ['coupon-code', `${companyId}:${code}`];
  if (await isCounted(parts, tried)) return lookUp();
  try {
    await countAttempts(parts, [company, tried]);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const text = 'Je hebt te veel kortingscodes geprobeerd. Probeer het over een kwartier opnieuw.';
    throw new Refusal(422, text, error.headers);
  }
  const found = await lookUp();
  if (found.status !== 'unknown') await forgiveAttempts(parts, [company]);
  return found;
}
