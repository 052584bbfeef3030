import type { PendingQuery, Row } from 'postgres';
import type { Sql } from '../database/Database.ts';

/** SQL for the name of a person in `users`; the e-mail address of a person without a name. */
export const personName = (sql: Sql, users = 'users'): PendingQuery<Row[]> =>
  sql`coalesce(nullif(${sql(users)}.name, ''), ${sql(users)}.email)`;
