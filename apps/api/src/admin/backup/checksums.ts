import type { Sql } from '../../database/Database.ts';
import { AdminError } from '../AdminCommand.ts';
import { listTables } from './backupFormat.ts';

/** What a table holds, in figures that any copy of it must have too. */
export interface TableChecksum {
  readonly table: string;
  readonly rows: number;
  /** The sum of every column of amounts and money, by its name; as text, since it may be any length. */
  readonly sums: Readonly<Record<string, string>>;
  /** The sum of a hash of every row, in whatever order: what differs in one shows here. Each PostgreSQL makes the same. */
  readonly contents: string;
}

const isSummed = (column: string): boolean => /(^|_)(cents|amount|stock|used|last)$/.test(column);

/** Counts, sums and hashes every table, as the transaction of `sql` sees them. */
export async function checksumsOf(sql: Sql): Promise<readonly TableChecksum[]> {
  // A moment as text depends on the zone of whoever asks.
  await sql`set local timezone to 'UTC'`;
  const checksums: TableChecksum[] = [];
  for (const { table, columns } of await listTables(sql)) {
    const summed = columns.filter(isSummed);
    const [figures] = await sql<Pick<TableChecksum, 'rows' | 'contents'>[]>`
      select count(*)::float8 as rows,
          coalesce(sum(('x' || left(md5(contents::text), 15))::bit(60)::bigint), 0)::text as contents
        from (select ${sql([...columns])} from ${sql(table)}) as contents`;
    const sums: Record<string, string> = {};
    for (const column of summed) {
      const [sum] = await sql<{ sum: string }[]>`
        select coalesce(sum(${sql(column)}), 0)::text as sum from ${sql(table)}`;
      sums[column] = sum?.sum ?? '0';
    }
    if (figures) checksums.push({ table, ...figures, sums });
  }
  return checksums;
}

/**
 * Holds a restored database against what its backup says of the one that was backed up.
 *
 * @throws AdminError naming the first table that differs.
 */
export function compareChecksums(expected: readonly TableChecksum[], found: readonly TableChecksum[]): void {
  for (const backup of expected) {
    const copy = found.find(({ table }) => table === backup.table);
    const differs = (what: string, was: number | string, is: number | string | undefined) =>
      new AdminError(
        `${backup.table} did not come back as it was: ${what} is ${is ?? 'missing'} where the backup says ${was}. Nothing was restored.`,
      );
    if (copy?.rows !== backup.rows) throw differs('its number of rows', backup.rows, copy?.rows);
    for (const [column, sum] of Object.entries(backup.sums)) {
      if (copy.sums[column] !== sum) throw differs(`the sum of ${column}`, sum, copy.sums[column]);
    }
    if (copy.contents !== backup.contents) {
      throw differs('the checksum of its rows', backup.contents, copy.contents);
    }
  }
}
