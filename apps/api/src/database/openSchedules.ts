import { PgBoss } from 'pg-boss';
import postgres from 'postgres';

/** JSON comes from pg-boss as a text that is ready, as its own driver expects. */
const readyJson = (type: number) => ({
  to: type,
  from: [type],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
});

/**
 * pg-boss on the driver that everything else uses, which knows addresses with several hosts; its tables lie in a schema
 * of their own, `jobs`. It is not started yet.
 *
 * @param prepares whether starting makes its tables, or brings them up to date.
 * @returns with how to disconnect, once it has been stopped.
 */
export function openSchedules(
  url: string,
  prepares: boolean,
): { readonly boss: PgBoss; readonly disconnect: () => Promise<void> } {
  const sql = postgres(url, {
    // It sends whole transactions as one text, which needs to know its connection.
    max: 1,
    onnotice: () => {},
    types: { json: readyJson(114), jsonb: readyJson(3802) },
    connection: { application_name: 'magazijn-schedules' },
  });
  const boss = new PgBoss({
    db: {
      executeSql: async (text, values) => {
        const result = values?.length ? await sql.unsafe(text, values) : await sql.unsafe(text);
        // Of several statements in one text it wants the rows of all.
        return { rows: [...result].flat() };
      },
    },
    schema: 'jobs',
    migrate: prepares,
    schedule: !prepares,
    supervise: !prepares,
  });
  return { boss, disconnect: () => sql.end({ timeout: 10 }) };
}
