import type { Sql } from '../../database/Database.ts';
import type { BackupTable } from './BackupTable.ts';

interface TableRow extends BackupTable {
  readonly needs: readonly string[];
}

/**
 * Every table of ours, each behind those that it refers to, so that they can be filled in this order. Drizzle's own
 * list of migrations is not among them: restoring begins with migrated tables.
 */
export async function listTables(sql: Sql): Promise<readonly BackupTable[]> {
  const rows = await sql<TableRow[]>`
    select tables.relname as table,
        array(
          select attname::text from pg_attribute
            where attrelid = tables.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
        ) as columns,
        array(
          select distinct target.relname::text from pg_constraint
            join pg_class as target on target.oid = confrelid
            where conrelid = tables.oid and contype = 'f' and confrelid <> conrelid
        ) as needs
      from pg_class as tables
      where relkind = 'r' and relnamespace = 'public'::regnamespace
      order by tables.relname`;
  const sorted: TableRow[] = [];
  let left = [...rows];
  while (left.length > 0) {
    const ready = left.filter(({ needs }) =>
      needs.every((name) => sorted.some(({ table }) => table === name)),
    );
    if (ready.length === 0)
      throw new Error(`These tables refer to each other: ${left.map(({ table }) => table)}.`);
    sorted.push(...ready);
    left = left.filter((row) => !ready.includes(row));
  }
  return sorted.map(({ table, columns }) => ({ table, columns }));
}
