// How often and when mails and events of the payment provider are tried again, and what is kept of a failure.

/** The wait after the first failure; each one after is three times as long. */
const first = 10_000;
const longest = 4 * 60 * 60 * 1000;

/** After so many attempts, some eleven hours after the first, what is tried is a dead letter. */
export const maxAttempts = 10;

/**
 * How long to wait after a failure, in milliseconds; null when it was the last. Up to a quarter more or less, so that
 * what failed together is not tried again together.
 *
 * @param attempts made so far, from 1.
 * @param chance from 0 to 1.
 */
export function retryDelay(attempts: number, chance: number): number | null {
  if (attempts >= maxAttempts) return null;
  const delay = Math.min(longest, first * 3 ** (attempts - 1));
  return Math.round(delay * (0.75 + chance / 2));
}

/** An error as it is kept beside what failed: at most 500 characters. */
export const keptError = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500);
