import type postgres from 'postgres';

/** Runs queries: a pool, or one transaction of it. */
export type Sql = postgres.ISql<Record<string, never>>;

/** The connection to PostgreSQL. Columns are returned in camelCase, `date` as 'YYYY-MM-DD', `timestamptz` as Date. */
export interface Database {
  readonly url: string;
  readonly sql: postgres.Sql<Record<string, never>>;
  close(): Promise<void>;
}
