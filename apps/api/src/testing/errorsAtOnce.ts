import { expect } from 'vitest';
import type { TestApi } from './openTestApi.ts';

/** The errors of requests that wait for the same locked rows and continue together. */
export async function errorsAtOnce(
  { database: { sql } }: TestApi,
  rows: 'companies' | 'standing_orders',
  requests: readonly (() => Promise<unknown>)[],
): Promise<string[]> {
  let answers: Promise<PromiseSettledResult<unknown>[]> | undefined;
  await sql.begin(async (lock) => {
    await lock`select from ${sql(rows)} for update`;
    answers = Promise.allSettled(requests.map((request) => request()));
    const waiting = () => sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(waiting).toHaveLength(requests.length);
  });
  return ((await answers) ?? []).flatMap((answer) =>
    answer.status === 'rejected' ? [String(answer.reason)] : [],
  );
}
