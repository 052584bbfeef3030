import type { Database } from '../database/Database.ts';

/** Metrics of the back end's database connections, over all processes. */
export const databaseFigures = ({ sql }: Database) => ({
  name: 'magazijn_database_connections',
  help: 'Database connections of all processes of the back end, by state.',
  read: async () => {
    const rows = await sql<{ kind: string; count: number }[]>`
      select coalesce(state, 'other') as kind, count(*)::float8 as count
        from pg_stat_activity
        where datname = current_database() and application_name = 'magazijn-api'
        group by 1`;
    return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
  },
});
