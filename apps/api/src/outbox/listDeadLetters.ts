import type { Sql } from '../database/Database.ts';

/** A mail that was given up. */
export interface DeadLetter {
  readonly id: number;
  readonly kind: string;
  readonly attempts: number;
  readonly failedAt: Date;
  readonly lastError: string | null;
}

/** The mails that were given up, the latest first; the latest so many. */
export function listDeadLetters(sql: Sql, most: number): Promise<DeadLetter[]> {
  return sql<DeadLetter[]>`
    select id::int, kind, attempts, failed_at, last_error from outbox
      where failed_at is not null order by failed_at desc, id desc limit ${most}`;
}
