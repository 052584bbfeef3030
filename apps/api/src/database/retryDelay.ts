// Retry delays of mails and payment events, and their stored errors.

/** The delay after the first failure; each following one is three times as long. */
const first = 10_000;
const longest = 4 * 60 * 60 * 1000;

/** After this many attempts, about eleven hours after the first, a job is a dead letter. */
export const maxAttempts = 10;

/**
 * The delay after a failure in milliseconds; null after the last attempt. Jitter of up to a quarter spreads jobs that
 * failed together.
 *
 * @param attempts attempts so far, from 1.
 * @param chance from 0 to 1.
 */
export function retryDelay(attempts: number, chance: number): number | null {
  if (attempts >= maxAttempts) return null;
  const delay = Math.min(longest, first * 3 ** (attempts - 1));
  return Math.round(delay * (0.75 + chance / 2));
}

/** An error text for storage, at most 500 characters. */
export const keptError = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500);
