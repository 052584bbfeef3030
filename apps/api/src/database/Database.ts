import type postgres from 'postgres';

/** What every query is written with: a pool, or one transaction of it. */
export type Sql = postgres.ISql<Record<string, never>>;

/** The connection to PostgreSQL. Columns come out in camelCase, `date` as 'YYYY-MM-DD', `timestamptz` as Date. */
export interface Database {
  readonly url: string;
  readonly sql: postgres.Sql<Record<string, never>>;
  /** Lets running queries finish, then disconnects. */
  close(): Promise<void>;
}
