import { setTimeout as pause } from 'node:timers/promises';

/** PostgreSQL's errors for a deadlock and a serialisation failure. */
const conflicts: ReadonlySet<string> = new Set(['40001', '40P01']);

/** Whether a transaction was rolled back because of another one, so that it can be retried. */
export const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && conflicts.has(String(error.code));

/**
 * Runs a transaction, or a single statement, and retries it once after a conflict, 20 to 60 ms later. Without the pause
 * the retry can lock its rows again before the transaction that won has been woken, and both end in the same deadlock.
 * All transactions lock in the same order (docs/adr/0054), so this only covers oversights.
 */
export async function retryConflict<Result>(transact: () => Promise<Result>): Promise<Result> {
  try {
    return await transact();
  } catch (error) {
    if (!isConflict(error)) throw error;
    await pause(20 + 40 * Math.random());
    return transact();
  }
}
