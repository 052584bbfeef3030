import { PgBoss } from 'pg-boss';
import postgres from 'postgres';

/** pg-boss passes JSON as text and expects no further serialisation. */
const readyJson = (type: number) => ({
  to: type,
  from: [type],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
});

/** Seconds between two checks for jobs of killed processes. */
const superviseSeconds = 15;

/**
 * Opens pg-boss, not started, on postgres.js, which supports URLs with several hosts; its tables are in schema `jobs`.
 *
 * @param prepares whether starting it creates or updates its tables.
 * @returns pg-boss and a function that disconnects after it has stopped.
 */
export function openJobs(
  url: string,
  prepares: boolean,
): { readonly boss: PgBoss; readonly disconnect: () => Promise<void> } {
  const sql = postgres(url, {
    // pg-boss sends whole transactions as one text, which must run on one connection.
    max: 1,
    onnotice: () => {},
    types: { json: readyJson(114), jsonb: readyJson(3802) },
    connection: { application_name: 'magazijn-jobs' },
  });
  const boss = new PgBoss({
    db: {
      executeSql: async (text, values) => {
        const result = values?.length ? await sql.unsafe(text, values) : await sql.unsafe(text);
        // For several statements in one text pg-boss expects the rows of all.
        return { rows: [...result].flat() };
      },
    },
    schema: 'jobs',
    migrate: prepares,
    schedule: !prepares,
    supervise: !prepares,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  });
  return { boss, disconnect: () => sql.end({ timeout: 10 }) };
}
