/** What PostgreSQL answers when two transactions stood in each other's way, and it gave one of them up. */
const conflicts: ReadonlySet<string> = new Set(['40001', '40P01']);

/** Whether the database gave a transaction up for another one: nothing of it was written, and it can be tried again. */
export const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && conflicts.has(String(error.code));

/**
 * Runs a transaction, or a statement that is one, and once more when the database gave it up for another one. Every
 * transaction locks in the same order (docs/adr/0052), so this is for what was overlooked.
 */
export async function retryConflict<Result>(transact: () => Promise<Result>): Promise<Result> {
  try {
    return await transact();
  } catch (error) {
    if (!isConflict(error)) throw error;
    return transact();
  }
}
