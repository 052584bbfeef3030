import postgres from 'postgres';
import type { Database } from './Database.ts';
import { commentRequests } from './requestComments.ts';

/**
 * How long closing waits for what still runs. Who closes has nothing under way any more, and postgres.js waits in vain for
 * a connection that was reset in the middle of a statement: a process would not end within its time after an outage.
 */
const closeTimeoutSeconds = 2;

/**
 * Opens a pool on a PostgreSQL server; connections are made at the first query.
 *
 * Queries are written in SQL with postgres.js, which prepares each once per connection; Drizzle (which gives the
 * tables, their types and the migrations) sends text to be parsed anew at every call of this driver.
 *
 * @param options.onStatement told the text of every statement sent; for tests that count them.
 * @param options.connections at most so many at once.
 * @param options.comments whether statements say which request they are of; none is prepared then.
 */
export function connect(
  url: string,
  options: {
    readonly onStatement?: (text: string) => void;
    readonly connections?: number;
    readonly comments?: boolean;
  } = {},
): Database {
  const { onStatement, connections = 10, comments = false } = options;
  const sql = postgres(url, {
    max: connections,
    prepare: !comments,
    onnotice: () => {},
    transform: { column: postgres.toCamel },
    types: {
      // A date is a day on the wall: as a Date it would shift with the zone of the machine.
      isoDate: {
        to: 1082,
        from: [1082],
        serialize: (value: string) => value,
        parse: (value: string) => value,
      },
    },
    connection: {
      application_name: 'magazijn-api',
      // No query of ours takes longer; one that does must not hold its locks for ever.
      statement_timeout: 30_000,
      // Every statement is planned once per connection: a search took longer to plan anew than to run.
      plan_cache_mode: 'force_generic_plan',
    },
    ...(onStatement ? { debug: (_connection: number, text: string) => onStatement(text) } : {}),
  });
  const client = sql as unknown as Database['sql'];
  return {
    url,
    sql: comments ? commentRequests(client) : client,
    close: () => sql.end({ timeout: closeTimeoutSeconds }),
  };
}
