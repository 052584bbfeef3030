import type { Sql } from '../database/Database.ts';
import type { OutboxRow } from './OutboxRow.ts';

/**
 * For how long a row is a worker's own, in seconds: longer than any mail server is given. After that its worker is
 * taken for dead, and another one sends.
 */
const leaseSeconds = 120;

/**
 * Takes rows whose time has come, for this worker alone. The attempt is counted before it is made, so that a mail that
 * ends the process is not tried for ever. The database's clock decides: those of several machines differ. The limit
 * stands in a select of its own, where the planner does not see it: otherwise it would plan anew each time.
 */
export function takeDue(sql: Sql, most: number): Promise<OutboxRow[]> {
  return sql<OutboxRow[]>`
    update outbox set attempts = attempts + 1, next_attempt_at = now() + ${leaseSeconds} * interval '1 second'
      where id in (
        select id from outbox
          where sent_at is null and failed_at is null and next_attempt_at <= now()
          order by next_attempt_at
          limit (select ${most}::int)
          for update skip locked
      )
      returning id, kind, unique_key, payload, attempts`;
}
