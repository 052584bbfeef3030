import type { Sql } from '../../database/Database.ts';
import type { TableChecksum } from './checksums.ts';

/**
 * A backup is one gzip file of text lines in UTF-8:
 *
 * 1. a header: `{"format":"magazijn-backup","version":2,"schema":"<hash of the last migration>","createdAt":"…"}`;
 * 2. per table, those that others refer to first: `{"table":"…","columns":["…"]}`, then its rows as PostgreSQL's COPY
 *    writes them (text format: one line each, columns by tabs), then `\.`;
 * 3. where numbering goes on: `{"sequences":[{"name":"…","value":"…","called":true}]}`;
 * 4. what each table held, to hold a copy against: `{"checksums":[{"table":"…","rows":N,"sums":{…},"contents":"…"}]}`;
 * 5. `{"end":true,"rows":N}`, without which the file is cut off.
 */
export const backupFormat = { format: 'magazijn-backup', version: 2 } as const;

/** Ends the rows of a table; no row can look like it, since COPY writes a backslash as two. */
export const endOfRows = '\\.';

interface BackupHeader {
  readonly format: string;
  readonly version: number;
  readonly schema: string;
  readonly createdAt: string;
}

/** A sequence of numbers; bigint does not fit a JSON number. */
interface BackupSequence {
  readonly name: string;
  readonly value: string;
  readonly called: boolean;
}

/** A table as a backup holds it. */
interface BackupTable {
  readonly table: string;
  /** Those that hold data: a generated column is made anew. */
  readonly columns: readonly string[];
}

/** A line of a backup that is no row. */
export type BackupNote = Partial<BackupHeader> &
  Partial<BackupTable> & {
    readonly sequences?: readonly BackupSequence[];
    readonly checksums?: readonly TableChecksum[];
    readonly end?: true;
    readonly rows?: number;
  };

/** Reads such a line; null when it is none. */
export function readNote(line: string): BackupNote | null {
  try {
    const note: unknown = JSON.parse(line);
    return typeof note === 'object' ? note : null;
  } catch {
    return null;
  }
}

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

/** Where the numbering of each table goes on. */
export async function listSequences(sql: Sql): Promise<readonly BackupSequence[]> {
  const names = await sql<{ name: string }[]>`
    select relname as name from pg_class
      where relkind = 'S' and relnamespace = 'public'::regnamespace order by relname`;
  const sequences: BackupSequence[] = [];
  for (const { name } of names) {
    const [state] = await sql<{ value: string; called: boolean }[]>`
      select last_value::text as value, is_called as called from ${sql(name)}`;
    if (state) sequences.push({ name, ...state });
  }
  return sequences;
}

/** The last migration that this database has had, by its hash; '' when it has had none. */
export async function schemaVersion(sql: Sql): Promise<string> {
  const [known] = await sql<{ migrated: boolean }[]>`
    select to_regclass('drizzle.__drizzle_migrations') is not null as migrated`;
  if (!known?.migrated) return '';
  const [last] = await sql<{ hash: string }[]>`
    select hash from drizzle.__drizzle_migrations order by created_at desc limit 1`;
  return last?.hash ?? '';
}
