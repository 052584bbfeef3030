import postgres from 'postgres';
import type { Database } from './Database.ts';
import { commentRequests } from './requestComments.ts';

/** postgres.js would wait forever for a connection reset during a statement, so that a process could not end. */
const closeTimeoutSeconds = 2;

/**
 * Opens a connection pool. Drizzle, which provides tables, types and migrations, would send unprepared text with this
 * driver.
 *
 * @param options.onStatement called with the text of every statement, for tests.
 * @param options.comments adds the request id to statements, which then are not prepared.
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
      // A Date would shift a calendar date with the machine's time zone.
      isoDate: {
        to: 1082,
        from: [1082],
        serialize: (value: string) => value,
        parse: (value: string) => value,
      },
    },
    connection: {
      application_name: 'magazijn-api',
      // No query takes this long; a hanging one must not hold its locks forever.
      statement_timeout: 30_000,
      // Generic plans: planning a search took longer than running it.
      plan_cache_mode: 'force_generic_plan',
      // The data is in memory or on a solid-state disk; the default, for spinning disks, reads whole small tables.
      random_page_cost: 1.1,
      // Compiling a statement takes longer than running it.
      jit: 'off',
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
