import type { Sql } from '../database/Database.ts';
import { windowMilliseconds } from './attemptLimits.ts';

/** How often a key was tried, and until when that is remembered. */
export interface CountedAttempt {
  readonly attempts: number;
  readonly windowEndsAt: Date;
}

/** Counts one attempt; the first after a window has ended starts a new one. */
export async function countAttempt(sql: Sql, key: string, now: Date): Promise<CountedAttempt> {
  const newEnd = new Date(now.getTime() + windowMilliseconds);
  const [counted] = await sql<CountedAttempt[]>`
    insert into login_attempts as counted (key, attempts, window_ends_at) values (${key}, 1, ${newEnd})
    on conflict (key) do update set
      attempts = case when counted.window_ends_at <= ${now} then 1 else counted.attempts + 1 end,
      window_ends_at = case when counted.window_ends_at <= ${now} then ${newEnd} else counted.window_ends_at end
    returning attempts, window_ends_at`;
  return counted ?? { attempts: 1, windowEndsAt: newEnd };
}
